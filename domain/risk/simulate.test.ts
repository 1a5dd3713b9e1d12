import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { streakChance } from './losing-streak.ts';
import { seededRandom } from './random.ts';
import { ruinChance } from './ruin.ts';
import { createSimulation, PERCENTILES, type SimulationPlan } from './simulate.ts';

const PLAN: SimulationPlan = {
  outcomes: { kind: 'odds', winRate: 0.5, reward: 2 },
  stake: { kind: 'share', share: 0.01 },
  cost: 0,
  balance: 10_000,
  trades: 200,
  ruinLevel: 0.5,
  seed: 7,
};

/** Enough for a standard error below one per cent. */
const PATHS = 5_000;

function simulate(plan: Partial<SimulationPlan>, paths = 4_000) {
  const simulation = createSimulation({ ...PLAN, ...plan }, paths);
  simulation.run(paths);
  return simulation.result();
}

/** The same paths one trade after the other, with plain numbers: what the fast loop must agree with. */
function plainly(plan: SimulationPlan, paths: number) {
  const random = seededRandom(plan.seed);
  return Array.from({ length: paths }, () => {
    const balances = [plan.balance];
    const losses: boolean[] = [];
    for (let trade = 0; trade < plan.trades; trade += 1) {
      const before = balances.at(-1) ?? 0;
      if (before <= plan.balance * plan.ruinLevel) break;
      const bits = random();
      const { outcomes, stake } = plan;
      const gross =
        outcomes.kind === 'odds'
          ? bits / 2 ** 32 < outcomes.winRate
            ? outcomes.reward
            : -1
          : (outcomes.results[Math.floor((bits / 2 ** 32) * outcomes.results.length)] ?? 0);
      const risked = stake.kind === 'share' ? before * stake.share : stake.amount;
      losses.push(gross - plan.cost < 0);
      balances.push(before + (gross - plan.cost) * risked);
    }
    const drawdown = Math.max(
      0,
      ...balances.map((one, at) => 1 - one / Math.max(...balances.slice(0, at + 1))),
    );
    const streak = Math.max(
      0,
      ...losses
        .join('')
        .split('false')
        .map((run) => run.length / 'true'.length),
    );
    return { end: Math.max(0, balances.at(-1) ?? 0), drawdown, streak };
  });
}

const outcomes = fc.oneof(
  fc.record({
    kind: fc.constant('odds' as const),
    winRate: fc.double({ min: 0, max: 1, noNaN: true }),
    reward: fc.double({ min: 0.1, max: 10, noNaN: true }),
  }),
  fc.record({
    kind: fc.constant('list' as const),
    results: fc.array(fc.double({ min: -2, max: 6, noNaN: true }), { minLength: 1, maxLength: 30 }),
  }),
);
const stake = fc.oneof(
  fc.record({ kind: fc.constant('share' as const), share: fc.double({ min: 0.001, max: 0.2, noNaN: true }) }),
  fc.record({ kind: fc.constant('amount' as const), amount: fc.integer({ min: 1, max: 2_000 }) }),
);
const plans: fc.Arbitrary<SimulationPlan> = fc.record({
  outcomes,
  stake,
  cost: fc.double({ min: 0, max: 0.2, noNaN: true }),
  balance: fc.constant(10_000),
  trades: fc.integer({ min: 1, max: 60 }),
  ruinLevel: fc.double({ min: 0, max: 0.9, noNaN: true }),
  seed: fc.integer({ min: 0, max: 2 ** 31 }),
});

describe('N5 the simulation', () => {
  test('N5 says of every plan what its paths say one by one', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const paths = 40;
        const said = simulate(plan, paths);
        const plain = plainly(plan, paths);
        const ends = plain.map(({ end }) => end).sort((a, b) => a - b);
        const last = said.fan.map((line) => line.at(-1) ?? Number.NaN);
        PERCENTILES.forEach((percent, line) => {
          const expected = ends[Math.max(0, Math.ceil((percent / 100) * paths) - 1)] ?? Number.NaN;
          // The balances are kept in 32 bits: seven digits.
          expect(Math.abs((last[line] ?? 0) - expected)).toBeLessThanOrEqual(0.5 + 1e-6 * expected);
        });
        const fellHalf = plain.filter(({ drawdown }) => drawdown >= 0.5 - 5e-6).length / paths;
        expect(said.fell[50]).toBeCloseTo(fellHalf, 6);
        const streaks = plain.map(({ streak }) => streak).sort((a, b) => a - b);
        expect(said.longestStreaks[2]).toBe(streaks[Math.ceil(paths / 2) - 1]);
      }),
      { numRuns: 150 },
    );
  });

  test('N5 gives the same result for the same seed, in one run or in portions, and another for another', () => {
    const whole = simulate({}, 500);
    const simulation = createSimulation(PLAN, 500);
    for (const portion of [1, 99, 300, 200]) simulation.run(portion);
    expect(simulation.done()).toBe(500);
    expect(simulation.result()).toEqual(whole);
    expect(simulate({ seed: 8 }, 500)).not.toEqual(whole);
  });

  test('N5 agrees with the exact chance of ruin of a fixed bet', () => {
    const fixed: Partial<SimulationPlan> = {
      stake: { kind: 'amount', amount: 1_000 },
      balance: 10_000,
      ruinLevel: 0,
      trades: 400,
    };
    for (const [winRate, reward] of [
      [0.5, 2],
      [0.45, 2],
      [0.55, 1],
      [0.3, 4],
    ] as const) {
      const exact = ruinChance({ winRate, reward, cost: 0 }, 10);
      const { ruined } = simulate({ ...fixed, outcomes: { kind: 'odds', winRate, reward } }, PATHS);
      // Four standard errors.
      expect(Math.abs(ruined - exact)).toBeLessThan(4 * Math.sqrt((exact * (1 - exact)) / PATHS));
    }
  });

  test('N5 finds losing streaks as often as they are', () => {
    const paths = 20_000;
    const { longestStreaks } = simulate({ trades: 100, ruinLevel: 0 }, paths);
    const median = longestStreaks[2] ?? 0;
    expect(streakChance(median, 100, 0.5)).toBeGreaterThanOrEqual(0.48);
    expect(streakChance(median + 1, 100, 0.5)).toBeLessThanOrEqual(0.52);
  });

  test('N5 starts at the balance, and every share is one', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const { fan, steps, fell, ruined, endedLower } = simulate(plan, 30);
        expect(steps[0]).toBe(0);
        expect(steps.at(-1)).toBe(plan.trades);
        for (const line of fan) {
          expect(line[0]).toBe(plan.balance);
          expect(line).toHaveLength(steps.length);
          expect(line.every((one) => one >= 0 && Number.isFinite(one))).toBe(true);
        }
        expect(fell[0]).toBe(1);
        for (const one of [ruined, endedLower, ...fell]) expect(one >= 0 && one <= 1).toBe(true);
        expect(fell.every((one, at) => at === 0 || one <= (fell[at - 1] ?? 1))).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  test('N5 absurd odds stay numbers', () => {
    const outcomes = { kind: 'odds', winRate: 0.9, reward: 1_000 } as const;
    const { fan, fell, ruined } = simulate(
      { outcomes, stake: { kind: 'share', share: 0.9 }, trades: 2_000, balance: 1e9 },
      50,
    );
    for (const one of [...fan.flat(), ...fell, ruined]) expect(Number.isFinite(one)).toBe(true);
  });

  test('N5 says that nothing was run before the first path', () => {
    expect(() => createSimulation(PLAN, 10).result()).toThrow(RangeError);
  });
});

test('N5 the numbers of a seed are spread evenly', () => {
  const random = seededRandom(1);
  const counts = new Uint32Array(64);
  for (let draw = 0; draw < 64_000; draw += 1) {
    const bin = random() >>> 26;
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  const chiSquare = counts.reduce((sum, count) => sum + (count - 1_000) ** 2 / 1_000, 0);
  // 99.99 % of fair sources are below this for 63 degrees of freedom.
  expect(chiSquare).toBeLessThan(111);
});
