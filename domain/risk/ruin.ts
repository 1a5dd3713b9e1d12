import { expectancy, type Odds } from './expectancy.ts';

/** Steps of the bisection: each halves what is not known of the root, so 60 leave nothing that a number can hold. */
const STEPS = 60;

/**
 * The chance that a fixed bet of 1 ever loses `units` of them, with trades without end. It solves
 * p·x^(1+R) − x + (1 − p) = 0 for the root x below 1: ruin is x^units. Each win gains `reward` less the cost, each loss takes
 * 1 and the cost; the equation counts in losses, so that a loss is one step. 1 without an edge. Exact where the reward is a
 * whole number of losses; else a bound of it by the same martingale (the balance may jump over zero by less than one loss).
 */
export function ruinChance(odds: Odds, units: number): number {
  const { winRate, reward, cost } = odds;
  if (units <= 0 || expectancy(odds) <= 0) return 1;
  if (winRate >= 1) return 0;
  const win = (reward - cost) / (1 + cost);
  const balance = (root: number) => winRate * root ** (1 + win) - root + 1 - winRate;
  // Above zero at 0, below it shortly before 1, where the other root is.
  const high = 1 - 1e-12;
  if (balance(high) > 0) return 1;
  return rootBelow(high, balance) ** (units / (1 + cost));
}

/**
 * The same for a list of results in R, costs taken off, each as likely as the others: at most this chance, because a path
 * may jump over zero by as much as its largest loss. It solves the mean of x^result = 1 (Lundberg's bound).
 */
export function ruinBound(results: readonly number[], units: number): number {
  const mean = results.reduce((sum, result) => sum + result, 0) / results.length;
  if (units <= 0 || !(mean > 0)) return 1;
  if (results.every((result) => result >= 0)) return 0;
  const high = 1 - 1e-9;
  const excess = (root: number) =>
    results.reduce((sum, result) => sum + root ** result, 0) / results.length - 1;
  return excess(high) > 0 ? 1 : rootBelow(high, excess) ** units;
}

/** Where a function that is above zero at 0 and below it at `high` is zero, by halving. */
function rootBelow(high: number, above: (root: number) => number): number {
  let [low, top] = [0, high];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + top) / 2;
    if (above(middle) > 0) low = middle;
    else top = middle;
  }
  return (low + top) / 2;
}
