import { INSTRUMENTS } from '#contracts/instruments.ts';

/** US dollars an ounce (G12). */
export const GOLD_PIP = INSTRUMENTS.XAUUSD.pip;

/** The three prices of a planned trade. A target above the entry is a buy, below it a sell. */
export interface TradePlan {
  readonly entry: number;
  readonly stop: number;
  readonly target: number;
}

export interface PlanMeasures {
  readonly side: 'buy' | 'sell';
  /** Pips to the stop and to the target, cut (not rounded) at the tenth, as the published cases quote them. */
  readonly riskPips: number;
  readonly rewardPips: number;
  /** Reward for each 1 risked, to the hundredth. */
  readonly ratio: number;
}

/** Pips and ratio of a plan. Throws RangeError unless stop and target are on opposite sides of the entry (G12). */
export function measurePlan({ entry, stop, target }: TradePlan, pip: number = GOLD_PIP): PlanMeasures {
  if (!((entry - stop) * (target - entry) > 0)) {
    throw new RangeError(`stop ${stop} and target ${target} must lie on opposite sides of entry ${entry}`);
  }
  const risk = Math.abs(entry - stop);
  const reward = Math.abs(target - entry);
  return {
    side: target > entry ? 'buy' : 'sell',
    riskPips: cutAtTenth(risk / pip),
    rewardPips: cutAtTenth(reward / pip),
    ratio: Math.round((reward / risk) * 100) / 100,
  };
}

/** The small addition keeps 43.0 from becoming 42.9 when the subtraction gives 42.99999999. */
function cutAtTenth(value: number): number {
  return Math.floor(value * 10 + 1e-6) / 10;
}
