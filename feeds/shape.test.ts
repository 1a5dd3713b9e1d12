import { expect, test } from 'vitest';
import { csvRows } from './csv.ts';
import { parseWeekly } from './events/faireconomy-weekly/client.ts';
import { parseRss } from './events/myfxbook-rss/client.ts';
import { parseJson } from './json.ts';
import { MOST_OF_SERIES } from './limits.ts';
import { targetRange } from './official/fed/statement.ts';
import { shapeOfJson, shapeOfMarkup } from './shape.ts';

const refused = { kind: expect.stringMatching(/^(?:malformed|too_large)$/) };

test.each([
  ['[[{"a":[1,2]}],"[{,\\"["]', { parts: 7, depth: 4, longest: 6 }],
  ['', { parts: 1, depth: 0, longest: 0 }],
  ['["cut', { parts: 2, depth: 1, longest: 3 }],
])('K5 counts what a JSON text has without parsing it: %s', (text, shape) => {
  expect(shapeOfJson(text)).toEqual(shape);
});

test.each([
  ['html', '<p>a<p>b<br><img><li><li>', 2],
  ['html', '<table><tr><td>1<td>2<tr><td>3</table>', 3],
  ['html', `<script>${'a<b;'.repeat(50)}</script><b></b>`, 1],
  ['html', '<b></x>'.repeat(9), 9],
  ['html', '<b/>'.repeat(9), 9],
  ['html', `${'<!-- --!>'.repeat(9)}<B><b>`, 2],
  ['xml', '<br>'.repeat(9), 9],
  ['xml', '<a/>'.repeat(9), 0],
  ['xml', '<a x="/>">'.repeat(9), 9],
  ['xml', `<a y="'" x='/>'>`.repeat(9), 9],
] as const)('K5 sees at least the nesting that a parser sees, in %s: %s', (syntax, text, depth) => {
  expect(shapeOfMarkup(text, syntax, 100).depth).toBe(depth);
});

/** Small files that cost a parser, or what comes after it, more than their size. */
const HOSTILE: Readonly<Record<string, () => unknown>> = {
  'a table of many columns and short lines': () =>
    csvRows('ecb', `a${',a'.repeat(2_500)}\n${'1\n'.repeat(2_500)}`),
  'JSON in lists a thousand deep': () => parseJson('boc', '['.repeat(1_000) + ']'.repeat(1_000)),
  'JSON of many empty values': () => parseJson('snb', `[${'[],'.repeat(5_000)}[]]`),
  'a feed of elements in each other': () => parseRss(`<rss><channel>${'<item>'.repeat(1_000)}</rss>`),
  'a table of figures in elements in each other': () =>
    parseRss(
      `<rss><channel><item><description>${'&lt;b>'.repeat(1_000)}</description></item></channel></rss>`,
    ),
  'a page of elements in each other': () => targetRange('<b><i>'.repeat(1_000)),
  'too many events': () => parseWeekly(JSON.stringify(Array.from({ length: 501 }, () => ({})))),
  'too many events of one series': () =>
    parseWeekly(
      JSON.stringify(
        Array.from({ length: MOST_OF_SERIES + 1 }, (_, index) => ({
          title: 'CPI m/m',
          country: 'USD',
          date: new Date(Date.parse('2026-09-15T00:00:00Z') + index * 60_000).toISOString(),
          impact: 'High',
          forecast: '',
          previous: '',
        })),
      ),
    ),
};

test.each(Object.keys(HOSTILE))('K5 K9 refuses %s', (name) => {
  expect(HOSTILE[name]).toThrow(expect.objectContaining(refused));
});
