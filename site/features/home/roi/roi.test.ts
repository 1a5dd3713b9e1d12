import { expect, it, test } from 'vitest';
import { lossesUntil } from '#domain/risk/losing-streak.ts';
import { monthlyRate, projectGain, projectLoss, ROI_TIERS, tierFacts } from './roi.ts';

test.each([
  ['standard', 1_000, 3, 1_500, 500, 50],
  ['advanced', 5_000, 6, 15_000, 10_000, 200],
  ['premium', 10_000, 12, 50_000, 40_000, 400],
] as const)(
  'D10 D3 %s gives its scenario back to the cent',
  (tier, amount, months, result, profit, percent) => {
    expect(projectGain({ amount, months, tier })).toEqual({ result, profit, percent });
  },
);

it('D10 follows amount × (1 + r)^months for every tier and month', () => {
  for (const tier of ROI_TIERS.keys()) {
    for (let months = 1; months <= 24; months += 1) {
      const amount = tierFacts(tier).minimum + 0.37 * months;
      const { result, profit } = projectGain({ amount, months, tier });
      expect(Math.abs(result - amount * (1 + monthlyRate(tier)) ** months)).toBeLessThan(0.006);
      expect(amount + profit).toBeCloseTo(result, 6);
    }
  }
});

test.each([
  ['standard', 0.1447142],
  ['advanced', 0.200937],
  ['premium', 0.1435298],
] as const)('D10 monthly rate of %s', (tier, rate) => {
  expect(monthlyRate(tier)).toBeCloseTo(rate, 6);
});

it('D10 N5 the loss case loses the monthly rate instead of winning it', () => {
  expect(projectLoss({ amount: 1_000, months: 1, tier: 'standard' })).toEqual({
    result: 855.29,
    profit: -144.71,
    percent: -14.5,
    recovery: 17,
  });
  expect(projectLoss({ amount: 1_000, months: 3, tier: 'standard' })).toMatchObject({
    result: 625.65,
    percent: -37.4,
    recovery: 60,
  });
});

it('D10 N5 a loss always takes more to win back than it took, and never the whole amount', () => {
  for (const tier of ROI_TIERS.keys()) {
    for (let months = 1; months <= 24; months += 1) {
      const { result, percent, recovery } = projectLoss({ amount: 10_000, months, tier });
      expect(recovery).toBeGreaterThan(-percent);
      expect(percent).toBeGreaterThan(-100);
      expect(result).toBeGreaterThan(0);
    }
  }
});

test.each<[string, number]>([
  ['standard', 8],
  ['advanced', 8],
  ['premium', 4],
])('D10 N5 %s: so many losses in a row at its risk a trade lose the monthly rate', (tier, losses) => {
  const { risk } = tierFacts(tier);
  const left = 1 - monthlyRate(tier);
  expect(lossesUntil(left, risk)).toBe(losses);
  expect((1 - risk) ** losses).toBeLessThanOrEqual(left);
  expect((1 - risk) ** (losses - 1)).toBeGreaterThan(left);
});
