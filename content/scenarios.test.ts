import { expect, it } from 'vitest';
import { scenarioRoi } from '#domain/scenario.ts';
import { projectGain, type RoiTier } from '#site/features/home/roi/roi.ts';
import { SCENARIOS } from './scenarios.ts';

it('D3 has the product’s figures in three scenarios, with computed returns', () => {
  expect(
    SCENARIOS.map((one) => [one.id, one.initial, one.result, one.months, one.risk, scenarioRoi(one)]),
  ).toEqual([
    ['conservative', 1000, 1500, 3, 0.02, 50],
    ['moderate', 5000, 15000, 6, 0.03, 200],
    ['aggressive', 10000, 50000, 12, 0.05, 400],
  ]);
});

it('D3 D10 has the same results as the tiers of the calculator', () => {
  const tiers: readonly RoiTier[] = ['standard', 'advanced', 'premium'];
  const computed = SCENARIOS.map(({ initial, months }, index) => {
    const { result, percent } = projectGain({ amount: initial, months, tier: tiers[index] ?? 'standard' });
    return [result, percent];
  });
  expect(computed).toEqual(SCENARIOS.map((one) => [one.result, scenarioRoi(one)]));
});
