import { expect, test } from 'vitest';
import type { SentimentResponse } from '#contracts/sentiment.ts';
import { newestReading } from './newest-reading.ts';

const answered = (longPercentage: number, observedAt: string | null): SentimentResponse => ({
  entry: {
    name: 'EURUSD',
    basis: 'volume',
    longPercentage,
    shortPercentage: 99 - longPercentage,
    totalPositions: 10,
    longVolume: 5,
    shortVolume: 5,
    averageLong: null,
    averageShort: null,
  },
  reason: null,
  dataSource: 'live_api',
  credit: { name: 'A source', url: 'https://source.example' },
  observedAt,
});
const LATEST = {
  basis: 'volume' as const,
  longPercentage: 70,
  shortPercentage: 30,
  observedAt: '2026-06-10T12:00:00.000Z',
};
const ROW = { symbol: 'EURUSD' as const, latest: LATEST, change: 12, shares: [] };
const newestOf = (long: number, observedAt: string | null, row: typeof ROW | undefined = ROW) =>
  newestReading({ data: answered(long, observedAt), answeredAt: 0 }, row);

test('E1 E4 the newer one of an answer and the stored reading counts, whole', () => {
  expect(newestOf(60, '2026-06-10T09:00:00.000Z')).toMatchObject({ long: 70, short: 30, yesterday: 58 });
  expect(newestOf(60, '2026-06-10T12:05:00.000Z')).toMatchObject({ long: 60, short: 39, yesterday: 58 });
  expect(newestOf(60, null)).toMatchObject({ long: 70, isDated: true });
});

test('E1 yesterday is a day before the newest stored reading, of the same basis, and unknown without one', () => {
  const latest = { ...LATEST, basis: 'accounts' as const };
  const later = '2026-06-10T12:05:00.000Z';
  expect(
    newestReading({ data: answered(60, later), answeredAt: 0 }, { ...ROW, latest })?.yesterday,
  ).toBeNull();
  expect(
    newestReading({ data: answered(60, later), answeredAt: 0 }, { ...ROW, latest: null })?.yesterday,
  ).toBe(48);
  expect(newestReading({ data: answered(60, later), answeredAt: 0 }, undefined)?.yesterday).toBeNull();
});

test('E1 K2 an example, and an answer without figures, give no reading', () => {
  const example = { ...answered(60, null), dataSource: 'error_fallback' as const };
  expect(newestReading({ data: example, answeredAt: 1 }, ROW)).toBeNull();
  expect(newestReading(undefined, ROW)).toBeNull();
});
