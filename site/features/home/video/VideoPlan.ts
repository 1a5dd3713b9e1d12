import type { TradePlan } from '#domain/trade-plan.ts';

/** The drawn trade on the poster: gold, sell limit (H1). Prices in US dollars an ounce. */
export const POSTER_PLAN: TradePlan = { entry: 2042.5, stop: 2046.8, target: 2013.2 };

/** Illustrative closes of equal stretches of time, up to the entry and down to the target. */
export const POSTER_CLOSES: readonly number[] = [
  2027.5, 2031.2, 2029.4, 2033.8, 2036.9, 2035.1, 2039.6, 2043.9, 2041.2, 2037.4, 2039.3, 2034.2, 2030.6,
  2032.4, 2027.3, 2023.1, 2024.9, 2019.2, 2016.4, 2012.9,
];
