import type { TradePlan } from '#domain/trade-plan.ts';

/** The sell limit on gold that the VIP page explains (H1). Prices in US dollars an ounce. */
export const SAMPLE_TRADE: TradePlan & { readonly asset: string } = {
  asset: 'XAUUSD',
  entry: 2042.5,
  stop: 2046.8,
  target: 2013.2,
};
