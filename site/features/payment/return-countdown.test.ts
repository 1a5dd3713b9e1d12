import { expect, it } from 'vitest';
import { returnCount } from './return-countdown.ts';

const START = Date.parse('2026-06-10T16:00:00.400Z');

it.each([
  [0, 10],
  [999, 10],
  [1_000, 9],
  [9_999, 1],
  [10_000, 0],
  [10_999, 0],
  [11_000, null],
  [3_600_000, null],
])('H6 %d ms after the start the count is %s', (elapsed, count) => {
  expect(returnCount(START, START + elapsed)).toBe(count);
});

it('H6 a clock set back counts from the start', () => {
  expect(returnCount(START, START - 5_000)).toBe(10);
});
