import { brand } from '#brand/load.ts';
import type { BrandValues } from '#brand/schema.ts';

/** Kind of price: monthly, a minimum amount, or free. */
type PriceTerm = 'monthly' | 'from' | 'free';

export interface Service {
  readonly tier: 'vip' | 'passive' | 'nwlvl' | 'free';
  /** US dollars. */
  readonly price: number;
  readonly term: PriceTerm;
  /** The tier whose checkout the call opens; the free channel has none. */
  readonly product?: keyof BrandValues['checkout'];
  /** A second way to pay for the same service, if any. */
  readonly wallet?: { readonly name: string; readonly url: string };
}

const { prices, wallet } = brand;

/** The four services in order (D2); prices are from the brand. */
export const SERVICES: readonly Service[] = [
  { tier: 'vip', price: prices.VIP_100, term: 'monthly', product: 'VIP_100', wallet },
  { tier: 'passive', price: prices.PASSIVE_1K, term: 'from', product: 'PASSIVE_1K' },
  { tier: 'nwlvl', price: prices.NWLVL_10K, term: 'from', product: 'NWLVL_10K' },
  { tier: 'free', price: 0, term: 'free' },
];

/** Each service lists five features, `services.<tier>.1` to `.5` in the dictionary (D2). */
export const FEATURES = [1, 2, 3, 4, 5] as const;

/** Claims beside the analysis: its best ratio, and its publication time (D2, A5). */
export const ANALYSIS_CLAIM = 'risk-reward-best';
export const ANALYSIS_HOURS_CLAIM = 'analysis-hours';
