import type { PricedTrade } from '#content/articles/schema.ts';
import type { Locale } from '#contracts/locale.ts';
import { formatNumber } from '#domain/format.ts';
import { exactMeasures, type QuotedName } from '#domain/quoted-trade.ts';
import { measurePlan } from '#domain/trade-plan.ts';

/**
 * Prices, pips and ratio of a published trade in the format of the language. Distances have one decimal where the case
 * quotes them; `exact` has two, so that the three figures agree.
 */
export function caseFigures(trade: PricedTrade, locale: Locale) {
  const { riskPips, rewardPips } = measurePlan(trade);
  const computed = exactMeasures(trade);
  const hundredths = (name: QuotedName) => formatNumber(computed[name], 2, locale);
  const exact = { risk: hundredths('risk'), reward: hundredths('reward'), ratio: hundredths('ratio') };
  const decimals = Math.max(...[trade.entry, trade.stop, trade.target].map(decimalsOf));
  const price = (value: number) => formatNumber(value, decimals, locale);
  return {
    entry: price(trade.entry),
    stop: price(trade.stop),
    target: price(trade.target),
    risk: trade.quoted.risk ? formatNumber(riskPips, 1, locale) : exact.risk,
    reward: trade.quoted.reward ? formatNumber(rewardPips, 1, locale) : exact.reward,
    ratio: trade.quoted.ratio ?? exact.ratio,
    exact,
    price,
  };
}

function decimalsOf(value: number): number {
  return String(value).split('.')[1]?.length ?? 0;
}
