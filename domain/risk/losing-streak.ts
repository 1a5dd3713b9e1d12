import { fractionOf } from './fraction.ts';

/** A result of logarithms that is nearer to a whole number than this does not say on which side of it the exact one lies. */
const UNSURE = 1e-6;

/**
 * Losses in a row until what is left of the capital is at most `share` of it, when each trade risks the same fraction
 * of what remains. Arithmetic only: no cost, no slippage; an exact whole number. Both arguments lie between 0 and 1,
 * else RangeError.
 */
export function lossesUntil(share: number, riskPerTrade: number): number {
  if (!(share > 0 && share < 1 && riskPerTrade > 0 && riskPerTrade < 1)) {
    throw new RangeError('share and riskPerTrade must lie between 0 and 1');
  }
  const losses = Math.log(share) / Math.log1p(-riskPerTrade);
  const nearest = Math.round(losses);
  if (Math.abs(losses - nearest) > UNSURE) return Math.ceil(losses);
  return leavesAtMost(share, riskPerTrade, nearest) ? nearest : nearest + 1;
}

/** Whether (1 − risk) to the power of `losses` is at most `share`, exactly. */
function leavesAtMost(share: number, riskPerTrade: number, losses: number): boolean {
  const [limit, risk, count] = [fractionOf(share), fractionOf(riskPerTrade), BigInt(losses)];
  return (risk.under - risk.top) ** count * limit.under <= risk.under ** count * limit.top;
}

/**
 * The chance of at least one run of `length` losses in a row within `trades` independent trades that each lose with the
 * chance `lossRate`. Exact: it follows the chance of each present run from trade to trade. 1 for a length of 0.
 */
export function streakChance(length: number, trades: number, lossRate: number): number {
  if (length <= 0) return 1;
  if (length > trades) return 0;
  // The chance that the present run has this many losses and that no run was long enough yet.
  let present = new Float64Array(length);
  present[0] = 1;
  let reached = 0;
  for (let trade = 0; trade < trades; trade += 1) {
    const next = new Float64Array(length);
    for (let run = 0; run < length; run += 1) {
      const here = present[run] ?? 0;
      next[0] = (next[0] ?? 0) + here * (1 - lossRate);
      if (run + 1 === length) reached += here * lossRate;
      else next[run + 1] = here * lossRate;
    }
    present = next;
  }
  return reached;
}
