import { seededBits } from '#domain/risk/random.ts';
import { createSimulation, PERCENTILES, type SimulationPlan } from '#domain/risk/simulate.ts';
import { median } from './median.ts';

const PATHS = 10_000;
const PLAN = {
  outcomes: { kind: 'odds', winRate: 0.4, reward: 2 },
  stake: { kind: 'share', share: 0.02 },
  cost: 0.05,
  balance: 10_000,
  trades: 200,
  ruinLevel: 0,
  seed: 1,
} as const satisfies SimulationPlan;
/** The same columns of balances as the simulation keeps. */
const EVERY = 4;
const TURNS = 9;

/**
 * Processor time of the simulation as a multiple of a bare loop with the same outputs; the median of several turns of both.
 * It is the same beside other work, which the clock on the wall is not.
 */
export function benchSimulation(): number {
  const ratios = Array.from({ length: TURNS + 2 }, () => processorTime(simulate) / processorTime(bareLoop));
  // The first turns compile both.
  return median(ratios.slice(2));
}

function processorTime(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  return process.cpuUsage(before).user;
}

function simulate(): void {
  const simulation = createSimulation(PLAN, PATHS);
  while (simulation.done() < PATHS) simulation.run(500);
  simulation.result();
}

/** One kind of odds, a share as the stake and no ruin, written out on typed arrays. */
function bareLoop(): number {
  const { outcomes, stake, cost, balance: start, trades, seed } = PLAN;
  const count = trades / EVERY + 1;
  const columns = new Float32Array(count * PATHS);
  const falls = new Float32Array(PATHS);
  const streaks = new Float32Array(PATHS);
  const bits = new Uint32Array(trades);
  const fill = seededBits(seed);
  const limit = outcomes.winRate * 2 ** 32;
  const win = 1 + stake.share * (outcomes.reward - cost);
  const loss = 1 - stake.share * (1 + cost);
  for (let path = 0; path < PATHS; path += 1) {
    fill(bits);
    let balance: number = start;
    let peak: number = start;
    let fall = 0;
    let streak = 0;
    let longest = 0;
    for (let trade = 0; trade < trades; trade += 1) {
      if (trade % EVERY === 0) columns[(trade / EVERY) * PATHS + path] = balance;
      if ((bits[trade] ?? 0) < limit) {
        balance *= win;
        streak = 0;
        if (balance > peak) peak = balance;
      } else {
        balance *= loss;
        streak += 1;
        if (streak > longest) longest = streak;
        fall = Math.max(fall, 1 - balance / peak);
      }
    }
    columns[(count - 1) * PATHS + path] = balance;
    falls[path] = fall;
    streaks[path] = longest;
  }
  let sum = 0;
  for (let column = 0; column < count; column += 1) {
    const sorted = columns.subarray(column * PATHS, (column + 1) * PATHS).sort();
    for (const percent of PERCENTILES) sum += sorted[Math.ceil((percent / 100) * PATHS) - 1] ?? 0;
  }
  return sum + (falls.sort()[0] ?? 0) + (streaks.sort()[0] ?? 0);
}
