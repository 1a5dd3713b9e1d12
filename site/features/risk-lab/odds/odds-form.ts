import { breakEvenRate, expectancy } from '#domain/risk/expectancy.ts';
import { readFields } from '../form/reading.ts';
import type { ToolSpec } from '../form/tool.ts';

export type OddsName = 'risked' | 'target' | 'cost' | 'wins';

export interface OddsGood {
  /** What a win gains for each 1 risked, and what a trade costs, before it is known which it is. */
  readonly reward: number;
  readonly cost: number;
  /** Of [0, 1]. */
  readonly winRate: number;
}

export const ODDS_TOOL: ToolSpec<OddsName, OddsGood> = {
  anchor: 'odds',
  initial: { risked: '70', target: '140', cost: '3', wins: '45' },
  read(entries) {
    const fields = readFields<OddsName>(entries);
    const pips = { usual: null, high: 1e6, unit: 'pips' } as const;
    const risked = fields.number('risked', { ...pips, low: 0.01 });
    const target = fields.number('target', { ...pips, low: 0.01 });
    const cost = fields.number('cost', { ...pips, low: 0 });
    const wins = fields.number('wins', { usual: 50, low: 0, high: 100, unit: '%' });
    return fields.end(() => ({ reward: target / risked, cost: cost / risked, winRate: wins / 100 }));
  },
};

export interface OddsResult {
  /** Above 1 when costs eat every win. */
  readonly breakEven: number;
  /** Mean result of a trade, in R. */
  readonly mean: number;
}

export function oddsOf(good: OddsGood): OddsResult {
  return { breakEven: breakEvenRate(good), mean: expectancy(good) };
}

/** Rewards of the table, for each 1 risked. */
export const REWARDS = [0.5, 1, 1.5, 2, 3, 5, 10] as const;
