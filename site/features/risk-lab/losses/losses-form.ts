import { streakChance } from '#domain/risk/losing-streak.ts';
import { readFields } from '../form/reading.ts';
import type { ToolSpec } from '../form/tool.ts';

export type LossesName = 'wins' | 'trades' | 'risk' | 'fall';

export interface LossesGood {
  /** Shares of [0, 1]. */
  readonly winRate: number;
  readonly trades: number;
  readonly risk: number;
  readonly fall: number;
}

export const MOST_TRADES = 2_000;

export const LOSSES_TOOL: ToolSpec<LossesName, LossesGood> = {
  anchor: 'losses',
  initial: { wins: '50', trades: '200', risk: '1', fall: '22' },
  read(entries) {
    const fields = readFields<LossesName>(entries);
    const wins = fields.number('wins', { usual: 50, low: 0, high: 100, unit: '%' });
    const trades = fields.number('trades', { usual: null, low: 1, high: MOST_TRADES, isWhole: true });
    const risk = fields.number('risk', { usual: 1, low: 0, high: 1e6, unit: '%' });
    if (risk <= 0) fields.fail('risk', { key: 'lab.problem.noRisk' });
    if (risk >= 100) fields.fail('risk', { key: 'lab.problem.allRisk' });
    const fall = fields.number('fall', { usual: 22, low: 0.1, high: 99.9, unit: '%' });
    return fields.end(() => ({ winRate: wins / 100, trades, risk: risk / 100, fall: fall / 100 }));
  },
};

export interface Streak {
  readonly length: number;
  /** Chance of at least one such run within the trades. */
  readonly chance: number;
  /** Share of the account that it takes. */
  readonly lost: number;
  /** Gain of what is left that makes up for it. */
  readonly needed: number;
}

/** Runs shown: from two losses on. */
const FIRST = 2;
const SHOWN = 15;

/** Each run of losses with its exact chance; the last is rarer than one in a thousand, or the longest shown. */
export function streaksOf({ winRate, trades, risk }: LossesGood): readonly Streak[] {
  const start = Math.max(FIRST, longestWith(0.5, { winRate, trades }) - SHOWN + 6);
  return Array.from({ length: SHOWN }, (_, at) => streakOf(start + at, { winRate, trades, risk }));
}

export function streakOf(
  length: number,
  { winRate, trades, risk }: Pick<LossesGood, 'winRate' | 'trades' | 'risk'>,
): Streak {
  const left = (1 - risk) ** length;
  const chance = streakChance(length, trades, 1 - winRate);
  // By what is left: 1 − left would be exactly 1 for a remainder of less than a number holds.
  return { length, chance, lost: 1 - left, needed: 1 / left - 1 };
}

/** The longest run of losses with at least that chance; 0 when even one loss is rarer. */
export function longestWith(
  chance: number,
  { winRate, trades }: Pick<LossesGood, 'winRate' | 'trades'>,
): number {
  let [low, high] = [0, trades];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (streakChance(middle, trades, 1 - winRate) >= chance) low = middle;
    else high = middle - 1;
  }
  return low;
}
