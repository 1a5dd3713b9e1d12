import { expect, it } from 'vitest';
import { measurePlan } from './trade-plan.ts';

it.each([
  [{ entry: 3532.818, stop: 3528.638, target: 3553.854 }, 'buy', 41.8, 210.3, 5.03],
  [{ entry: 3638.13, stop: 3634.943, target: 3670 }, 'buy', 31.8, 318.7, 10],
  [{ entry: 3640.792, stop: 3635.643, target: 3693.139 }, 'buy', 51.4, 523.4, 10.17],
  [{ entry: 2042.5, stop: 2046.8, target: 2013.2 }, 'sell', 43, 293, 6.81],
] as const)('G12 measures %o as the published cases quote it', (plan, side, riskPips, rewardPips, ratio) => {
  expect(measurePlan(plan)).toEqual({ side, riskPips, rewardPips, ratio });
});

it.each([
  { entry: 100, stop: 101, target: 110 },
  { entry: 100, stop: 100, target: 110 },
  { entry: 100, stop: 95, target: Number.NaN },
])('G12 rejects %o: stop and target on one side', (plan) => {
  expect(() => measurePlan(plan)).toThrow(RangeError);
});
