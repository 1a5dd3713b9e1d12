import { expect, test } from 'vitest';
import { rangeOf } from './range.ts';

const START = Date.parse('2026-03-01T00:00:00.000Z');
/** Two readings a day, whose shares are given in turn. */
const rows = (days: number, shares: readonly number[]) =>
  Array.from({ length: 2 * days }, (_, index) => ({
    observedAt: new Date(START + index * 43_200_000).toISOString(),
    longPercentage: shares[index % shares.length] ?? 0,
  }));

test('E1 the range is the 5th to 95th percentile of all readings, with the lowest and the highest', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(rangeOf(rows(50, hundred))).toEqual({ low: 5, high: 95, min: 1, max: 100, days: 50 });
});

test('E1 there is no range with readings on fewer than thirty days, however many there are', () => {
  expect(rangeOf(rows(29, [40, 60]))).toBeNull();
  expect(rangeOf(rows(30, [40, 60]))).toMatchObject({ low: 40, high: 60 });
  expect(rangeOf([])).toBeNull();
});
