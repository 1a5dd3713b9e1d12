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
