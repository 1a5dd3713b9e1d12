import type { TradePlan } from '#domain/trade-plan.ts';

/** The trade drawn on the home page: gold, published 3 September 2025 (SPEC G5). Prices in US dollars an ounce. */
export const HERO_PLAN: TradePlan & { readonly asset: string; readonly day: string } = {
  asset: 'XAUUSD',
  day: '2025-09-03',
  entry: 3532.818,
  stop: 3528.638,
  target: 3553.854,
};

/** The claims of the hero, in their order (SPEC D1). */
export const HERO_CLAIMS = ['win-rate', 'risk-reward-best', 'monthly-roi'] as const;

/** Shares of the capital risked on each trade, as the hero's table lists them. */
export const RISKS = [0.01, 0.02, 0.05, 0.1] as const;
