import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { brand } from '#brand/load.ts';
import { DIST } from '../../scripts/dist.ts';
import { isExample } from '../example.ts';
import { claimForms } from './forms.ts';
import { type Coincidence, findTyped, judge, visibleText } from './scan.ts';

/** Figures of the built pages that look like a claim by coincidence, as any language writes its numbers. */
const COINCIDENCES: readonly Coincidence[] = [
  {
    file: /^[a-z]+\/index\.html$/,
    line: /^100% \S+ 2 m/,
    reason:
      'hypothetical return of the roadmap’s first phase (D9), beside the statement on simulated figures',
  },
  {
    file: /^[a-z]+\/comprar-vip\/index\.html$/,
    line: /1:6[.,]8/,
    reason:
      'ratio computed from the levels of the sample trade (H1), beside the statement on simulated figures',
  },
  {
    file: /^[a-z]+\/blog\/como-operar-xauusd-btc-smart-money\//,
    article: 'xauusd-btc-smart-money',
    line: /2[.,]046[.,]80/,
    reason: 'ratio computed in front of the reader from the prices beside it',
  },
  {
    file: /^[a-z]+\/herramientas-riesgo\/index\.html$/,
    line: /^(−?100%|90–100%|70–80%|−80%|1:3|1[.,]5%)$/,
    reason: 'axes, steps and results of the risk tools, computed from what the reader enters',
  },
];

it('A5 finds no claim figure outside a claim element on the built pages', () => {
  if (!existsSync(DIST)) throw new Error('There is no build to read: run `npm run build` first.');
  const forms = claimForms(brand.claims);
  const pages = readdirSync(DIST, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name));
  expect(pages.length).toBeGreaterThan(5);
  const typed = pages.flatMap((page) =>
    findTyped(relative(DIST, page), visibleText(readFileSync(page, 'utf8')), forms),
  );
  const { wrong, unused } = judge(typed, COINCIDENCES);
  expect(wrong).toEqual([]);
  // An owner's plans and claims have other figures.
  if (isExample) expect(unused, 'take these coincidences off the list').toEqual([]);
});
