import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseArticles } from '#content/articles/articles.ts';
import { sampleCase } from '#content/articles/sample-case.ts';
import { ROOT } from '../../scripts/dist.ts';
import { caseForms } from './case-forms.ts';
import { type Coincidence, findTyped, judge, type Typed, withoutComments } from './scan.ts';
import { shownFiles } from './shown-files.ts';

/** Figures that equal a case figure by coincidence, or that name the case beside a link to it. */
const COINCIDENCES: readonly Coincidence[] = [
  {
    file: /^content\/articles\/xauusd-btc-smart-money\//,
    article: 'xauusd-btc-smart-money',
    line: /^\| 1:10 \| 9\.1% \||60,000/,
    reason: 'example ratios computed in front of the reader',
  },
  {
    file: /^content\/articles\/24h-epic-run\//,
    article: '24h-epic-run',
    line: /^(De este día no publicamos completo|We published none of the four)/,
    reason: 'names the case it links to',
  },
  {
    file: /^content\/articles\/institutional-1-10\//,
    article: 'institutional-1-10',
    line: /1:10RR|“estrategia institucional 1:10”|“1:10 institutional strategy[,.]?”|^(Riesgo|Risk): /,
    reason: 'its own badge and name, which trim 1:10.17',
  },
];

/** Every case figure in a text outside the articles that contain it. */
function strayFigures(file: string, text: string, forms = caseForms()): Typed[] {
  const strange = forms.filter(
    ({ articles }) => !articles.some((id) => file.startsWith(`content/articles/${id}/`)),
  );
  return findTyped(file, withoutComments(text), strange);
}

it('A5 finds no case figure typed outside its article, where it comes from data with its mark', () => {
  const typed = shownFiles().flatMap((file) => strayFigures(file, readFileSync(join(ROOT, file), 'utf8')));
  const { wrong, unused } = judge(typed, COINCIDENCES);
  expect(wrong).toEqual([]);
  const isReported = caseForms().some(({ id }) => id === '1:10');
  expect(isReported ? unused : [], 'take these coincidences off the list').toEqual([]);
});

/** A case with prices, and one that reports a day. */
const SAMPLES = caseForms(
  parseArticles([
    {
      ...sampleCase,
      report: {
        basis: 'self-reported',
        trades: [
          {
            id: 'main',
            asset: 'XAUUSD',
            order: 'buy',
            entry: 3640.792,
            stop: 3635.643,
            target: 3693.139,
            quoted: { risk: '51.4', reward: '523.4', ratio: '10.17' },
          },
        ],
      },
    },
    {
      ...sampleCase,
      id: 'sample-day',
      number: 6,
      slug: 'un-dia',
      report: {
        basis: 'self-reported',
        trades: [
          { id: 'main', ratio: '10' },
          { id: 'second', ratio: '45' },
        ],
        day: {
          fundedAccount: 100_000,
          riskPercent: { from: 0.5, to: 1 },
          timeline: ['00:00', '06:30', '12:45', '18:20', '23:59'],
        },
      },
    },
  ]),
);

it.each([
  ['la operación de 1:10.17', '1:10.17'],
  ['hasta 1:45 en un día', '1:45'],
  ['ratio 1:10', '1:10'],
  ['gana +523,4 pips', '523.4 pips'],
  ['una cuenta de 100,000 USD', 'case-account'],
  ['a $100,000 account', 'case-account'],
  ['riesgo de 0.5% a 1%', 'case-risk'],
  ['0.5–1 % of it', 'case-risk'],
])('A5 finds in "%s", typed on another page, the figure %s', (line, figure) => {
  expect(strayFigures('content/words/home.ts', line, SAMPLES).map(({ claim }) => claim)).toContain(figure);
});

it('A5 allows an article its own figures, but not those of another', () => {
  expect(strayFigures('content/articles/sample-day/es.mdx', '1:45 y 100,000 USD', SAMPLES)).toEqual([]);
  expect(strayFigures('content/articles/sample-case/es.mdx', '1:45', SAMPLES)).toHaveLength(1);
  const none = '1:100, 1:4.5, 100,000 onzas, 15234 pips, a las 1:45:30';
  expect(strayFigures('site/x.tsx', none, SAMPLES)).toEqual([]);
});
