import { expect, it } from 'vitest';
import { lossesUntil } from './losing-streak.ts';

it.each([
  [0.01, 69],
  [0.02, 35],
  [0.05, 14],
  [0.1, 7],
  [0.5, 1],
])('D1 risking %f of the capital a trade, half of it is gone after %i losses in a row', (risk, losses) => {
  expect(lossesUntil(0.5, risk)).toBe(losses);
  expect((1 - risk) ** losses).toBeLessThanOrEqual(0.5);
  expect((1 - risk) ** (losses - 1)).toBeGreaterThan(0.5);
});

it.each([0, 1, -0.1, Number.NaN])('D1 refuses a risk of %f', (risk) => {
  expect(() => lossesUntil(0.5, risk)).toThrow(RangeError);
});

it.each([
  [0.25, 0.5, 2],
  [0.125, 0.5, 3],
  // A little more than the half of a half is left after two losses.
  [0.249999999999, 0.5, 3],
  [0.01, 0.9, 2],
  [0.81, 0.1, 2],
  [0.729, 0.1, 3],
])('N5 a capital of exactly the share counts as reached: %f at a risk of %f', (share, risk, losses) => {
  expect(lossesUntil(share, risk)).toBe(losses);
});
