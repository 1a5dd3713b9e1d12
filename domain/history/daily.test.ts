import { expect, test } from 'vitest';
import { dailyShares } from './daily.ts';

const TO = Date.parse('2026-06-10T12:00:00.000Z');
const row = (hoursAgo: number, longPercentage: number) => ({
  observedAt: new Date(TO - hoursAgo * 3_600_000).toISOString(),
  longPercentage,
});

test('E1 each stretch of 24 hours has its last share, and one without a reading has none', () => {
  const rows = [row(100, 1), row(60, 40), row(50, 45), row(20, 60), row(0, 62)];
  expect(dailyShares(rows, TO, 3)).toEqual([45, null, 62]);
});

test('E1 a reading of the future or before the range is left out', () => {
  expect(dailyShares([row(72, 10), row(-1, 90)], TO, 3)).toEqual([null, null, null]);
});
