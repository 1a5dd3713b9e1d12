/** A trade that wins `reward` times its risk with the chance `winRate`, and else loses its risk. Costs are in R too. */
export interface Odds {
  /** Of [0, 1]. */
  readonly winRate: number;
  /** What a win gains for each 1 risked, before costs. */
  readonly reward: number;
  /** Spread, commission and swap of one trade, for each 1 risked. */
  readonly cost: number;
}

/** Mean result of a trade in R, costs included. */
export function expectancy({ winRate, reward, cost }: Odds): number {
  return winRate * (reward + 1) - 1 - cost;
}

/** The share of wins at which the mean is zero; above 1 when the costs eat every win. */
export function breakEvenRate({ reward, cost }: Omit<Odds, 'winRate'>): number {
  return (1 + cost) / (reward + 1);
}

/** The gain, as a share of what is left, that makes up for losing `loss` of the whole; Infinity when all is lost. */
export function recovery(loss: number): number {
  return loss >= 1 ? Number.POSITIVE_INFINITY : loss / (1 - loss);
}

/** A balance that grows to `multiple` times within so many trades of that share each. */
export interface GrowthGoal {
  readonly multiple: number;
  readonly trades: number;
  /** Share of what is left that each trade risks, above 0. */
  readonly share: number;
  readonly reward: number;
  readonly cost: number;
}

/**
 * The share of wins with which half of the runs reach the goal: a run in the middle multiplies by (1 + gain)^wins ×
 * (1 − loss)^losses. Above 1 when no share of wins is enough; NaN when one loss takes all.
 */
export function winRateNeeded({ multiple, trades, share, reward, cost }: GrowthGoal): number {
  const loss = Math.log1p(-share * (1 + cost));
  const win = Math.log1p(share * (reward - cost));
  return (Math.log(multiple) / trades - loss) / (win - loss);
}
