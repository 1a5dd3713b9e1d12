import { expect, test } from 'vitest';
import { monthlyReturnNeeded, moveRoadmap } from './roadmap.ts';

test('D9 next and previous go one phase at a time and stay at the ends', () => {
  expect([0, 1, 2].map((index) => moveRoadmap(index, 'next', 3))).toEqual([1, 2, 2]);
  expect([0, 1, 2].map((index) => moveRoadmap(index, 'previous', 3))).toEqual([0, 0, 1]);
});

test('D9 a step jumps to its phase, and no further than there are phases', () => {
  expect(moveRoadmap(0, { to: 2 }, 3)).toBe(2);
  expect(moveRoadmap(2, { to: 0 }, 3)).toBe(0);
  expect(moveRoadmap(0, { to: 9 }, 3)).toBe(2);
  expect(moveRoadmap(0, { to: -1 }, 3)).toBe(0);
});

test('D9 the return needed each month, compounded, reaches the goal', () => {
  expect(monthlyReturnNeeded(1_000, 2_000, 1)).toBeCloseTo(1, 12);
  expect(monthlyReturnNeeded(20_000, 100_000, 6)).toBeCloseTo(0.3077, 4);
  const rate = monthlyReturnNeeded(5_000, 20_000, 4);
  expect(5_000 * (1 + rate) ** 4).toBeCloseTo(20_000, 6);
});

test.each([
  [0, 1, 1],
  [1, 0, 1],
  [1, 1, 0],
  [Number.NaN, 1, 1],
])('D9 from %d to %d in %d months is refused', (from, to, months) => {
  expect(() => monthlyReturnNeeded(from, to, months)).toThrow(RangeError);
});
