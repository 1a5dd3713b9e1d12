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
