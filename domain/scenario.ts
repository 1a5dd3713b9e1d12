/** A hypothetical result of a way of trading; not the result of a real account (D3, A8). */
export interface Scenario {
  /** In one currency. */
  readonly initial: number;
  readonly result: number;
  readonly months: number;
  /** Share of the capital risked on each trade. */
  readonly risk: number;
}

/** Return on the initial capital in whole per cent: round((result ÷ initial − 1) · 100) (D3). */
export function scenarioRoi({ initial, result }: Pick<Scenario, 'initial' | 'result'>): number {
  return Math.round((result / initial - 1) * 100);
}

export interface LosingStreak {
  /** What is left, in the currency of the start. */
  readonly left: number;
  /** Change from the initial capital, whole per cent; negative. */
  readonly percent: number;
}

/** The capital after `losses` losses in a row, each of the same share of the rest; arithmetic without costs. */
export function afterLosses(
  { initial, risk }: Pick<Scenario, 'initial' | 'risk'>,
  losses: number,
): LosingStreak {
  const share = (1 - risk) ** losses;
  return { left: initial * share, percent: Math.round((share - 1) * 100) };
}
