import { expect, it } from 'vitest';
import { EPIC_RUN } from './24h-epic-run/run.ts';
import { articleById, parseArticles } from './articles.ts';
import { article as institutional } from './institutional-1-10/article.ts';
import { article as volume } from './institutional-volume/article.ts';
import { type ArticleInput, isPriced } from './schema.ts';
import { article as masterclass } from './second-masterclass/article.ts';

/** The article with another published result, its trade without the quoted reward where told so. */
function withResult(article: ArticleInput, pips: string, { quotes = true } = {}): ArticleInput {
  const changed = structuredClone(article);
  const [trade] = changed.report?.trades ?? [];
  if (!changed.report || !trade || !('quoted' in trade)) throw new Error('the case has lost its trade');
  changed.report.result = { pips };
  if (!quotes) delete trade.quoted.reward;
  return changed;
}

it.each([
  ['the quoted 337, which the trade’s note explains', withResult(volume, '337')],
  ['what the prices give, where the trade quotes none', withResult(masterclass, '210.3', { quotes: false })],
])('G12 a published result of %s stands', (_title, article) => {
  expect(parseArticles([article])).toHaveLength(1);
});

it.each([
  ['exact, but not as it was quoted', withResult(volume, '338'), /has 338, but trade main quotes 337$/],
  ['mistyped', withResult(institutional, '532.4'), /has 532.4, but trade main quotes 523.4$/],
  [
    'mistyped where the trade quotes none',
    withResult(masterclass, '201.3', { quotes: false }),
    /has 201.3, but trade main gives 210.3$/,
  ],
])('G12 a published result in pips that is %s is refused by name', (_title, article, message) => {
  expect(() => parseArticles([article])).toThrow(message);
});

it('G11 G12 the trades of the 24-hour case are the ratios of its cards', () => {
  const trades = articleById('24h-epic-run').report?.trades ?? [];
  const ratios = trades.map((one) => (isPriced(one) ? null : Number(one.ratio)));
  expect(ratios).toEqual([EPIC_RUN.freeRatio, EPIC_RUN.vipRatio]);
});
