import { article } from '#content/articles/second-masterclass/article.ts';
import { type InstrumentSymbol, symbolSchema } from '#contracts/sentiment.ts';
import type { TradePlan } from '#domain/trade-plan.ts';

/** A plan whose instrument is quoted in US dollars, the currency of the example's account. */
export interface HeroPlan extends TradePlan {
  readonly symbol: InstrumentSymbol;
}

/** The levels of the home page's example are those of the second masterclass (D1, G7). */
export const HERO_PLAN: HeroPlan = heroPlan();

function heroPlan() {
  const [main] = article.report?.trades ?? [];
  if (!main || !('entry' in main) || !main.asset.endsWith('USD'))
    throw new Error(
      `content/articles/${article.id}: the home page draws its first trade, which needs prices in US dollars`,
    );
  const { asset, entry, stop, target } = main;
  return { symbol: symbolSchema.parse(asset), entry, stop, target };
}

/** The claims of the hero, in their order (D1). */
export const HERO_CLAIMS = ['win-rate', 'risk-reward-best', 'monthly-roi'] as const;
