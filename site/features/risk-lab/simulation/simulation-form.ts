import { expectancy } from '#domain/risk/expectancy.ts';
import { ruinBound, ruinChance } from '#domain/risk/ruin.ts';
import type { SimulationPlan } from '#domain/risk/simulate.ts';
import { readFields } from '../form/reading.ts';
import type { ToolSpec } from '../form/tool.ts';
import { MOST_TRADES } from '../losses/losses-form.ts';
import { LIST_SIZE, readList } from './read-list.ts';

export const SOURCES = ['odds', 'list'] as const;
export const STAKES = ['percent', 'money'] as const;
export const PATHS = ['10000', '50000'] as const;

export type SimulationName =
  | 'source'
  | 'wins'
  | 'reward'
  | 'list'
  | 'balance'
  | 'risk'
  | 'stake'
  | 'cost'
  | 'trades'
  | 'ruin'
  | 'fall'
  | 'paths'
  | 'seed';

export interface SimulationGood {
  readonly plan: SimulationPlan;
  readonly paths: number;
  /** Fall from the peak whose chance is asked for, whole per cent. */
  readonly fall: number;
}

export const SIMULATION_TOOL: ToolSpec<SimulationName, SimulationGood> = {
  anchor: 'simulation',
  initial: {
    source: 'odds',
    wins: '40',
    reward: '2',
    list: '',
    balance: '10,000',
    risk: '2',
    stake: 'percent',
    cost: '0.05',
    trades: '200',
    ruin: '50',
    fall: '30',
    paths: '10000',
    seed: '1',
  },
  read(entries) {
    const fields = readFields<SimulationName>(entries);
    const isList = fields.choice('source', SOURCES, 'odds') === 'list';
    const balance = fields.number('balance', { usual: null, low: 1, high: 1e9, unit: 'USD' });
    const isShare = fields.choice('stake', STAKES, 'percent') === 'percent';
    const risk = fields.number('risk', {
      usual: isShare ? 1 : null,
      low: 0,
      high: 1e9,
      unit: isShare ? '%' : 'USD',
    });
    if (risk <= 0) fields.fail('risk', { key: 'lab.problem.noRisk' });
    if (risk >= (isShare ? 100 : balance)) fields.fail('risk', { key: 'lab.problem.allRisk' });
    const cost = fields.number('cost', { usual: 0.1, low: 0, high: 10, unit: 'R' });
    const trades = fields.number('trades', { usual: null, low: 1, high: MOST_TRADES, isWhole: true });
    const ruin = fields.number('ruin', { usual: 50, low: 0, high: 99, unit: '%' });
    const fall = fields.number('fall', { usual: null, low: 1, high: 100, isWhole: true, unit: '%' });
    const seed = fields.number('seed', { usual: null, low: 0, high: 2 ** 32 - 1, isWhole: true });
    const paths = Number(fields.choice('paths', PATHS, '10000'));
    const outcomes = isList ? readResults(fields, entries.list) : readOdds(fields);
    return fields.end(() => ({
      plan: {
        outcomes,
        stake: isShare ? { kind: 'share', share: risk / 100 } : { kind: 'amount', amount: risk },
        cost,
        balance,
        trades,
        ruinLevel: ruin / 100,
        seed,
      },
      paths,
      fall,
    }));
  },
};

type Fields = ReturnType<typeof readFields<SimulationName>>;

function readOdds(fields: Fields): SimulationPlan['outcomes'] {
  const wins = fields.number('wins', { usual: 50, low: 0, high: 100, unit: '%' });
  const reward = fields.number('reward', { usual: 2, low: -1_000, high: 1_000, unit: 'R' });
  if (reward <= 0) fields.fail('reward', { key: 'lab.problem.reward' });
  return { kind: 'odds', winRate: wins / 100, reward };
}

function readResults(fields: Fields, text: string): SimulationPlan['outcomes'] {
  const list = readList(text);
  if ('unread' in list) fields.fail('list', { key: 'lab.problem.list', text: list.unread });
  else if ('count' in list)
    fields.fail('list', { key: 'lab.problem.longList', low: LIST_SIZE.least, high: LIST_SIZE.most });
  return { kind: 'list', results: 'results' in list ? list.results : [] };
}

/** Mean result of a trade in R, costs included. */
export function meanOf({ outcomes, cost }: SimulationPlan): number {
  if (outcomes.kind === 'odds') return expectancy({ ...outcomes, cost });
  return outcomes.results.reduce((sum, result) => sum + result, 0) / outcomes.results.length - cost;
}

/** The stake of the first trade, in money. */
export function firstStake({ stake, balance }: SimulationPlan): number {
  return stake.kind === 'share' ? balance * stake.share : stake.amount;
}

export interface ExactRuin {
  readonly chance: number;
  /** The chance is at most this, not exactly. */
  readonly isBound: boolean;
}

/** The chance to come down to the ruin level with the first stake in every trade, and trades without end. */
export function exactRuin(plan: SimulationPlan): ExactRuin {
  const { outcomes, cost, balance, ruinLevel } = plan;
  const units = (balance * (1 - ruinLevel)) / firstStake(plan);
  if (outcomes.kind === 'list') {
    const chance = ruinBound(
      outcomes.results.map((result) => result - cost),
      units,
    );
    return { chance, isBound: chance > 0 && chance < 1 };
  }
  const chance = ruinChance({ ...outcomes, cost }, units);
  const isWhole = cost === 0 && Number.isInteger(outcomes.reward) && Number.isInteger(units);
  return { chance, isBound: !isWhole && chance > 0 && chance < 1 };
}

/** Whether both give the same paths: then a result of one is that of the other. */
export function isSamePlan(one: SimulationGood, other: SimulationGood): boolean {
  return one.paths === other.paths && JSON.stringify(one.plan) === JSON.stringify(other.plan);
}
