import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/site-build.ts';
import { caseForms } from './case-forms.ts';
import { type Coincidence, findTyped, judge, type Typed, withoutComments } from './scan.ts';
import { shownFiles } from './shown-files.ts';

/** Figures that equal a case figure by coincidence, or that name the case beside a link to it. */
const COINCIDENCES: readonly Coincidence[] = [
  {
    file: /^content\/articles\/xauusd-btc-smart-money\//,
    line: /^\| 1:10 \| 9\.1% \||60,000/,
    reason: 'example ratios computed in front of the reader',
  },
  {
    file: /^content\/articles\/24h-epic-run\//,
    line: /^(De este día no publicamos completo|We published none of the four)/,
    reason: 'names the case it links to',
  },
  {
    file: /^content\/articles\/institutional-1-10\//,
    line: /1:10RR|“estrategia institucional 1:10”|“1:10 institutional strategy[,.]?”|^(Riesgo|Risk): /,
    reason: 'its own badge and name, which trim 1:10.17',
  },
];

/** Every case figure in a text outside the articles that contain it. */
function strayFigures(file: string, text: string): Typed[] {
  const strange = caseForms().filter(
    ({ articles }) => !articles.some((id) => file.startsWith(`content/articles/${id}/`)),
  );
  return findTyped(file, withoutComments(text), strange);
}

it('A5 finds no case figure typed outside its article, where it comes from data with its mark', () => {
  const typed = shownFiles().flatMap((file) => strayFigures(file, readFileSync(join(ROOT, file), 'utf8')));
  const { wrong, unused } = judge(typed, COINCIDENCES);
  expect(wrong).toEqual([]);
  expect(unused, 'take these coincidences off the list').toEqual([]);
});

it.each([
  ['la operación de 1:10.17', '1:10.17'],
  ['hasta 1:45 en un día', '1:45'],
  ['a trade at 1:5.03', '1:5.03'],
  ['ratio 1:10', '1:10'],
  ['gana +523,4 pips', '523.4 pips'],
  ['+337 pips', '337 pips'],
  ['una cuenta de 100,000 USD', 'case-account'],
  ['a $100,000 account', 'case-account'],
  ['riesgo de 0.5% a 1%', 'case-risk'],
  ['0.5–1 % of it', 'case-risk'],
])('A5 finds in "%s", typed on another page, the figure %s', (line, figure) => {
  expect(strayFigures('content/words/home.ts', line).map(({ claim }) => claim)).toContain(figure);
});

it('A5 allows an article its own figures, but not those of another', () => {
  expect(strayFigures('content/articles/24h-epic-run/es.mdx', '1:45 y 100,000 USD')).toEqual([]);
  expect(strayFigures('content/articles/epic-xauusd/es.mdx', '1:45')).toHaveLength(1);
  expect(strayFigures('site/x.tsx', '1:100, 1:4.5, 100,000 onzas, 13373 pips, a las 1:45:30')).toEqual([]);
});
