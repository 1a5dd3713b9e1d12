import { expect, test } from 'vitest';
import { BrandError } from '#brand/parse.ts';
import { OFFICIAL_BY_HAND } from '../../official-by-hand.ts';
import { observationsByHand } from './by-hand.ts';

const TODAY = '2026-02-20';
const ENTRY = {
  kind: 'rbnz-rate',
  period: '2026-02-18',
  value: '2.25',
  unit: '%',
  publishedOn: '2026-02-18',
  link: 'https://www.rbnz.govt.nz/hub/news/2026/02/decision',
};

function problemsOf(...entries: object[]): readonly string[] {
  try {
    observationsByHand(entries, TODAY);
  } catch (error) {
    if (error instanceof BrandError) return error.problems;
  }
  return [];
}

test('N11 the list of figures by hand can be used as it is', () => {
  const today = new Date().toISOString().slice(0, 10);
  expect(observationsByHand(OFFICIAL_BY_HAND, today)).toHaveLength(OFFICIAL_BY_HAND.length);
});

test('N11 a figure by hand is a value of its series, dated by its publication and with the page it is from', () => {
  expect(observationsByHand([ENTRY], TODAY)).toEqual([
    {
      series: 'rbnz/ocr',
      period: '2026-02-18',
      value: '2.25',
      unit: '%',
      flag: null,
      publishedAt: '2026-02-18T00:00:00.000Z',
      request: ENTRY.link,
    },
  ]);
});

test.each([
  [{ kind: 'fed-rate' }, 'entry 1, kind takes one of rba-rate, rbnz-rate'],
  [{ period: '18/02/2026' }, 'entry 1, period takes the day of the decision, such as 2026-02-18'],
  [{ period: '2026-02-30' }, 'entry 1, period takes the day of the decision'],
  [{ value: 2.25 }, 'entry 1, value takes the rate as published between quotes'],
  [{ value: '2,25' }, 'entry 1, value takes the rate as published between quotes'],
  [{ value: '2.25%' }, 'entry 1, value takes the rate as published between quotes'],
  [{ value: '225' }, 'entry 1, value takes the rate as published'],
  [
    { value: '75' },
    'entry 1, value takes the rate as published between quotes, from -5 to 50, such as "2.25"',
  ],
  [{ unit: 'bp' }, 'entry 1, unit takes "%"'],
  [{ publishedOn: '2026-02-17' }, 'entry 1, publishedOn is before its period'],
  [
    { publishedOn: '2026-02-21' },
    'entry 1, publishedOn is after today (2026-02-20): enter a figure once it is published',
  ],
  [{ link: 'http://www.rbnz.govt.nz/x' }, 'entry 1, link takes the https address of the publisher’s page'],
  [{ link: 'https://rbnz.govt.nz.example/x' }, 'entry 1, link is not a page of the publisher'],
  [{ link: 'https://www.rba.gov.au/x' }, 'entry 1, link is not a page of the publisher'],
  [{ note: 'x' }, 'entry 1, note is no field of the list'],
])('N11 an entry with %o is refused: %s', (fields, words) => {
  const problems = problemsOf({ ...ENTRY, ...fields });
  expect(problems).toContainEqual(expect.stringContaining(`content/official-by-hand.ts: ${words}`));
});

test('N11 two entries of one decision are refused', () => {
  expect(problemsOf(ENTRY, { ...ENTRY, value: '2.50' })).toEqual([
    'content/official-by-hand.ts: the list has two entries of one kind and period: keep the right one',
  ]);
});
