import { article } from '#content/articles/second-masterclass/article.ts';
import type { TradePlan } from '#domain/trade-plan.ts';

/** The trade drawn on the home page is that of the second masterclass (D1, G7). Prices in US dollars an ounce. */
export const HERO_PLAN: TradePlan & { readonly asset: string; readonly day: string } = heroPlan();

function heroPlan() {
  const [main] = article.report?.trades ?? [];
  if (!main || !('entry' in main))
    throw new Error(
      `content/articles/${article.id}: the home page draws its first trade, which needs prices`,
    );
  const { asset, entry, stop, target } = main;
  return { asset, day: article.published, entry, stop, target };
}

/** The claims of the hero, in their order (D1). */
export const HERO_CLAIMS = ['win-rate', 'risk-reward-best', 'monthly-roi'] as const;
