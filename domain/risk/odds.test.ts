import fc from 'fast-check';
import { expect, test } from 'vitest';
import { breakEvenRate, expectancy, recovery, winRateNeeded } from './expectancy.ts';
import { streakChance } from './losing-streak.ts';
import { ruinBound, ruinChance } from './ruin.ts';

const rate = fc.double({ min: 0.01, max: 0.99, noNaN: true });
const reward = fc.double({ min: 0.1, max: 20, noNaN: true });
const cost = fc.double({ min: 0, max: 0.5, noNaN: true });

test('N5 the mean of a trade is zero at its break-even rate, costs included', () => {
  fc.assert(
    fc.property(reward, cost, (gain, paid) => {
      const winRate = breakEvenRate({ reward: gain, cost: paid });
      expect(expectancy({ winRate, reward: gain, cost: paid })).toBeCloseTo(0, 9);
    }),
  );
});

test.each([
  [3, 0.25],
  [10, 1 / 11],
  [200, 1 / 201],
  [1, 0.5],
])('N5 a reward of %d for each 1 risked breaks even at a rate of %d', (gain, expected) => {
  expect(breakEvenRate({ reward: gain, cost: 0 })).toBeCloseTo(expected, 12);
});

test('N5 what is won back makes up for the loss', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 0.999, noNaN: true }), (loss) => {
      expect((1 - loss) * (1 + recovery(loss))).toBeCloseTo(1, 9);
    }),
  );
  expect(recovery(0.8)).toBeCloseTo(4, 12);
  expect(recovery(0.22)).toBeCloseTo(0.28205, 5);
  expect(recovery(1)).toBe(Number.POSITIVE_INFINITY);
});

/** Every run of wins and losses of a few trades, one by one. */
function countedStreaks(length: number, trades: number, lossRate: number): number {
  let sum = 0;
  for (let run = 0; run < 2 ** trades; run += 1) {
    const text = run.toString(2).padStart(trades, '0');
    const losses = [...text].filter((one) => one === '1').length;
    if (text.includes('1'.repeat(length))) sum += lossRate ** losses * (1 - lossRate) ** (trades - losses);
  }
  return sum;
}

test('N5 the chance of a losing streak is that of all runs of trades that have one', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10 }),
      fc.integer({ min: 1, max: 10 }),
      rate,
      (length, trades, lossRate) => {
        expect(streakChance(length, trades, lossRate)).toBeCloseTo(
          countedStreaks(length, trades, lossRate),
          10,
        );
      },
    ),
    { numRuns: 60 },
  );
  expect(streakChance(0, 10, 0.5)).toBe(1);
  expect(streakChance(11, 10, 0.9)).toBe(0);
});

test('N5 ruin is certain without an edge, and rarer with more units, more wins and less cost', () => {
  fc.assert(
    fc.property(rate, reward, cost, fc.integer({ min: 1, max: 40 }), (winRate, gain, paid, units) => {
      const odds = { winRate, reward: gain, cost: paid };
      const chance = ruinChance(odds, units);
      if (expectancy(odds) <= 0) expect(chance).toBe(1);
      else expect(chance).toBeLessThanOrEqual(1);
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(ruinChance(odds, units + 1)).toBeLessThanOrEqual(chance + 1e-9);
      expect(ruinChance({ ...odds, winRate: Math.min(0.995, winRate + 0.005) }, units)).toBeLessThanOrEqual(
        chance + 1e-9,
      );
    }),
  );
});

test.each([
  // The root of x³ − 2x + 1 is (√5 − 1) ÷ 2.
  [0.5, 2, 10, ((Math.sqrt(5) - 1) / 2) ** 10],
  // An even bet: (q ÷ p)^units.
  [0.6, 1, 5, (0.4 / 0.6) ** 5],
  [0.55, 1, 20, (0.45 / 0.55) ** 20],
])(
  'N5 ruin at %d wins and a reward of %d with %d units is the exact root',
  (winRate, gain, units, expected) => {
    expect(ruinChance({ winRate, reward: gain, cost: 0 }, units)).toBeCloseTo(expected, 10);
  },
);

test('N5 the wins that a plan needs are those with which its middle run ends there', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1, max: 10, noNaN: true }),
      fc.integer({ min: 1, max: 500 }),
      fc.double({ min: 0.001, max: 0.2, noNaN: true }),
      reward,
      (multiple, trades, share, gain) => {
        const needed = winRateNeeded({ multiple, trades, share, reward: gain, cost: 0 });
        const wins = trades * needed;
        const reached = (1 + share * gain) ** wins * (1 - share) ** (trades - wins);
        expect(reached / multiple).toBeCloseTo(1, 6);
      },
    ),
  );
  // Doubling in one trade of half the balance needs a win of twice that.
  expect(winRateNeeded({ multiple: 2, trades: 1, share: 0.5, reward: 2, cost: 0 })).toBeCloseTo(1, 12);
});

test('N5 the bound of a list of two results is the exact root of those odds', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      reward,
      fc.integer({ min: 1, max: 30 }),
      (wins, gain, units) => {
        const list = Array.from({ length: 10 }, (_, at) => (at < wins ? gain : -1));
        expect(ruinBound(list, units)).toBeCloseTo(
          ruinChance({ winRate: wins / 10, reward: gain, cost: 0 }, units),
          5,
        );
      },
    ),
  );
  expect(ruinBound([1, 2], 3)).toBe(0);
  expect(ruinBound([1, -1], 3)).toBe(1);
});
