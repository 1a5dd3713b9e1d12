import { expect, it } from 'vitest';
import { afterLosses, scenarioRoi } from './scenario.ts';

it.each([
  [2_000, 2_000, 0],
  [2_000, 2_500, 25],
  [3_000, 2_000, -33],
  [800, 1_001, 25],
  [200, 1_401, 601],
])('D3 %i to %i is a return of %i per cent, rounded', (initial, result, percent) => {
  expect(scenarioRoi({ initial, result })).toBe(percent);
});

it('D3 takes each loss from the rest after the losses before', () => {
  const streak = afterLosses({ initial: 1_000, risk: 0.1 }, 2);
  expect(streak.left).toBeCloseTo(810, 9);
  expect(streak.percent).toBe(-19);
  expect(afterLosses({ initial: 1_000, risk: 0.1 }, 0)).toEqual({ left: 1_000, percent: 0 });
});
