import { seededBits } from './random.ts';

/** The results a trade may have, in R before costs: one of two by chance, or one of a trader's own list, each as likely. */
export type Outcomes =
  | { readonly kind: 'odds'; readonly winRate: number; readonly reward: number }
  | { readonly kind: 'list'; readonly results: readonly number[] };

/** What one trade risks: a share of what is left, or always the same amount of money. */
export type Stake =
  | { readonly kind: 'share'; readonly share: number }
  | { readonly kind: 'amount'; readonly amount: number };

export interface SimulationPlan {
  readonly outcomes: Outcomes;
  readonly stake: Stake;
  /** Costs of one trade in R. */
  readonly cost: number;
  /** Money at the start. */
  readonly balance: number;
  readonly trades: number;
  /** The share of the start at which a path counts as ruined and ends. */
  readonly ruinLevel: number;
  readonly seed: number;
}

/** The lines of the fan, per cent. */
export const PERCENTILES = [5, 25, 50, 75, 95] as const;
/** Most steps of the fan: a line through them looks smooth, and their memory is small (a step of 10,000 paths is 40 kB). */
const FAN_STEPS = 50;
const PERCENT = 100;
/** Random numbers that are drawn at once: one call for each would take longer than the trade. */
const BATCH = 4096;
/** More than any money there is, and below what 32 bits hold: absurd odds stay numbers. */
const MOST = 1e36;

/** What many paths have in common. Shares are of [0, 1] and of all paths. */
export interface SimulationResult {
  readonly paths: number;
  /** After how many trades each column of the fan is; the first is 0, the last all. */
  readonly steps: readonly number[];
  /** For each of PERCENTILES, the balance at each step. A ruined path keeps the balance it was ruined with. */
  readonly fan: readonly (readonly number[])[];
  /** Paths whose balance came down to the ruin level. */
  readonly ruined: number;
  /** Paths that end below the start. */
  readonly endedLower: number;
  /** For each whole per cent x of 0..100, the share of paths that fell by at least x % from their peak. */
  readonly fell: readonly number[];
  /** Percentiles of the longest run of losses of a path. */
  readonly longestStreaks: readonly number[];
}

/** Runs paths in portions, so that the caller can show progress and stop. */
export interface Simulation {
  readonly done: () => number;
  /** Runs up to `paths` more. */
  readonly run: (paths: number) => void;
  /** Of the paths so far. Throws RangeError before the first. */
  readonly result: () => SimulationResult;
}

/** A simulation of at most `paths` paths; the same plan gives the same paths on every device. */
export function createSimulation(plan: SimulationPlan, paths: number): Simulation {
  const { stake, trades, balance: start } = plan;
  const fillBits = seededBits(plan.seed);
  const share = stake.kind === 'share' ? stake.share : 0;
  const amount = stake.kind === 'amount' ? stake.amount : 0;
  const ruinBalance = start * plan.ruinLevel;
  const steps = fanSteps(trades);
  // One column after the other: a percentile reads one column.
  const columns = steps.map(() => new Float32Array(paths));
  const streaks = new Float32Array(paths);
  const deepest = new Float32Array(paths);
  let ruined = 0;
  let endedLower = 0;
  let done = 0;

  const bits = new Uint32Array(BATCH);
  let next = BATCH;

  const fixed = { ...drawOf(plan), share, amount, trades, ruinBalance, steps, bits };

  const runPath = () => {
    // As local variables they stay in registers; a closure would read each again for every trade.
    const { isOdds, wins, win, loss, list, share, amount, trades, ruinBalance, steps, bits } = fixed;
    let balance = start;
    let peak = start;
    /** Of the peak, at the deepest fall. */
    let kept = 1;
    let streak = 0;
    let longest = 0;
    let column = 0;
    let stop = steps[0] ?? 0;
    let trade = 0;
    let isRuined = balance <= ruinBalance;
    // A local variable: the loop below is most of the time of a simulation.
    let at = next;
    while (!isRuined && trade < trades) {
      if (trade === stop) {
        write(column, balance);
        column += 1;
        stop = steps[column] ?? trades;
      }
      if (at === BATCH) {
        fillBits(bits);
        at = 0;
      }
      // A default for a missing value would make each number an object.
      const draw = bits[at] as number;
      const result = isOdds ? (draw < wins ? win : loss) : chosen(list, draw);
      at += 1;
      trade += 1;
      balance += result * (share * balance + amount);
      if (result < 0) {
        streak += 1;
        if (streak > longest) longest = streak;
        // A division for each loss would take longer than the rest of it.
        if (balance < peak * kept) kept = balance / peak;
        isRuined = balance <= ruinBalance;
      } else {
        streak = 0;
        if (balance > peak) {
          if (balance > MOST) balance = MOST;
          peak = balance;
        }
      }
    }
    next = at;
    // More than all cannot be lost.
    if (balance < 0) balance = 0;
    for (; column < steps.length; column += 1) write(column, balance);
    streaks[done] = longest;
    deepest[done] = Math.min(1, 1 - kept);
    if (isRuined) ruined += 1;
    if (balance < start) endedLower += 1;
    done += 1;
  };

  const write = (column: number, balance: number) => {
    const values = columns[column];
    if (values) values[done] = balance;
  };

  return {
    done: () => done,
    run: (more) => {
      const until = Math.min(paths, done + more);
      while (done < until) runPath();
    },
    result: () => {
      if (done === 0) throw new RangeError('no path was run yet');
      const lines = columns.map((values) => percentilesOf(values, done));
      return {
        paths: done,
        steps,
        fan: PERCENTILES.map((_, line) => lines.map((values) => values[line] ?? 0)),
        ruined: ruined / done,
        endedLower: endedLower / done,
        fell: shareOfFalls(deepest.subarray(0, done)),
        longestStreaks: percentilesOf(streaks, done),
      };
    },
  };
}

/** How 32 random bits become the result of a trade in R, costs included. */
interface Draw {
  readonly isOdds: boolean;
  /** Bits below this win. */
  readonly wins: number;
  readonly win: number;
  readonly loss: number;
  readonly list: Float64Array;
}

function drawOf({ outcomes, cost }: SimulationPlan): Draw {
  const isOdds = outcomes.kind === 'odds';
  return {
    isOdds,
    wins: isOdds ? outcomes.winRate * 2 ** 32 : 0,
    win: isOdds ? outcomes.reward - cost : 0,
    loss: -1 - cost,
    list: Float64Array.from(isOdds ? [] : outcomes.results, (result) => result - cost),
  };
}

/** The high bits choose, so that each of the list is as likely as the others, to one in four billion. */
function chosen(list: Float64Array, bits: number): number {
  return list[Math.floor((bits * list.length) / 2 ** 32)] as number;
}

/** After how many trades the fan has a point: at most FAN_STEPS of them, the start and the end included. */
function fanSteps(trades: number): number[] {
  const count = Math.min(FAN_STEPS, trades);
  const steps = Array.from({ length: count + 1 }, (_, index) => Math.round((index * trades) / count));
  return count === 0 ? [0] : steps;
}

/** By the nearest rank, of the first `count` values, which it sorts: no column needs the order of its paths. */
function percentilesOf(values: Float32Array, count: number): number[] {
  const sorted = values.subarray(0, count).sort();
  return PERCENTILES.map((percent) => sorted[Math.max(0, Math.ceil((percent / 100) * count) - 1)] ?? 0);
}

/** For each whole per cent, the share of paths that fell by at least that much from their peak. Sorts the falls. */
function shareOfFalls(deepest: Float32Array): number[] {
  const sorted = deepest.sort();
  return Array.from({ length: PERCENT + 1 }, (_, percent) => {
    // Half a hundred-thousandth: 32 bits hold 0.1 as a little less or more.
    const limit = percent / PERCENT - 5e-6;
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] ?? 0) < limit) low = middle + 1;
      else high = middle;
    }
    return 1 - low / sorted.length;
  });
}
