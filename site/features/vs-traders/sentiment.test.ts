import { describe, expect, it } from 'vitest';
import type { SentimentEntry } from '#contracts/sentiment.ts';
import { hasFigures, untilRefresh } from './sentiment.ts';

const entry: SentimentEntry = {
  name: 'EURUSD',
  longPercentage: 0,
  shortPercentage: 0,
  totalPositions: 0,
  longVolume: 0,
  shortVolume: 0,
  averageLong: null,
  averageShort: null,
};

describe('hasFigures', () => {
  it('E3 all zeros is no data', () => {
    expect(hasFigures(entry)).toBe(false);
  });

  it('E3 one full side is data', () => {
    expect(hasFigures({ ...entry, longPercentage: 100, longVolume: 0.01 })).toBe(true);
  });
});

describe('untilRefresh', () => {
  const askedAt = Date.parse('2026-11-23T04:00:00Z');

  it('E4 a reading is due eight hours after it was asked for, however much of them had passed at load', () => {
    expect(untilRefresh(askedAt, Date.parse('2026-11-23T11:59:00Z'))).toBe(60_000);
  });

  it('E4 an overdue reading is due at once, but never in a tight loop', () => {
    expect(untilRefresh(askedAt, Date.parse('2026-11-24T12:00:00Z'))).toBe(1000);
  });
});
