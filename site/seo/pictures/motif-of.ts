import { type Article, addressesOf, WITH_PAGE } from '#content/articles/articles.ts';
import { isPriced, type RatioTrade } from '#content/articles/schema.ts';
import { measurePlan } from '#domain/trade-plan.ts';
import type { TradeMotif } from './motif.ts';

/**
 * The motif in the picture of the page at that address: the main trade of an article; null for a page without one
 * (G14).
 */
export function motifAt(path: string): TradeMotif | null {
  const article = WITH_PAGE.find((one) => addressesOf(one).includes(path));
  return article ? motifOf(article) : null;
}

export function motifOf({ report }: Pick<Article, 'report'>): TradeMotif | null {
  const [main] = report?.trades ?? [];
  if (!main) return null;
  if (isPriced(main)) return measurePlan(main);
  return { side: sideOf(main), ratio: Number(main.ratio) };
}

/** Null when the order is not on record. */
function sideOf({ order }: RatioTrade): TradeMotif['side'] {
  if (!order) return null;
  return order.startsWith('sell') ? 'sell' : 'buy';
}
