import { ARTICLES } from '#content/articles/articles.ts';
import { SAMPLE_TRADE } from '#content/sample-trade.ts';
import { type InstrumentSymbol, symbolSchema } from '#contracts/sentiment.ts';
import type { TradePlan } from '#domain/trade-plan.ts';

/** A plan whose instrument is quoted in US dollars, the currency of the example's account. */
export interface HeroPlan extends TradePlan {
  readonly symbol: InstrumentSymbol;
}

/**
 * The levels of the home page's example: those of the second masterclass (D1, G7), or the invented ones of the VIP page
 * where that case is not shown or has no prices in US dollars (N13).
 */
export function heroPlan(articles: Pick<typeof ARTICLES, 'find'> = ARTICLES): HeroPlan {
  const [main] = articles.find(({ id }) => id === 'second-masterclass')?.report?.trades ?? [];
  const { asset, entry, stop, target } =
    main && 'entry' in main && main.asset.endsWith('USD') ? main : SAMPLE_TRADE;
  return { symbol: symbolSchema.parse(asset), entry, stop, target };
}

export const HERO_PLAN: HeroPlan = heroPlan();

/** The claims of the hero, in their order (D1). */
export const HERO_CLAIMS = ['win-rate', 'risk-reward-best', 'monthly-roi'] as const;
