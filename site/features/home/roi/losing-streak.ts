/**
 * Losses in a row until what is left of the capital is at most `share` of it, when each trade risks the same fraction
 * of what remains. Arithmetic only: no cost, no slippage. Both arguments lie between 0 and 1, else RangeError.
 */
export function lossesUntil(share: number, riskPerTrade: number): number {
  if (!(share > 0 && share < 1 && riskPerTrade > 0 && riskPerTrade < 1)) {
    throw new RangeError('share and riskPerTrade must lie between 0 and 1');
  }
  return Math.ceil(Math.log(share) / Math.log(1 - riskPerTrade) - 1e-9);
}
