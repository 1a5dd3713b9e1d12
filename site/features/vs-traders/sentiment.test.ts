import { describe, expect, it } from 'vitest';
import type { SentimentEntry } from '#contracts/sentiment.ts';
import { hasFigures } from './sentiment.ts';

const entry: SentimentEntry = {
  name: 'EURUSD',
  basis: 'volume',
  longPercentage: 0,
  shortPercentage: 0,
  totalPositions: 0,
  longVolume: 0,
  shortVolume: 0,
  averageLong: null,
  averageShort: null,
};

describe('hasFigures', () => {
  it('E3 returns no data when all values are zero', () => {
    expect(hasFigures(entry)).toBe(false);
  });

  it('E3 one full side is data', () => {
    expect(hasFigures({ ...entry, longPercentage: 100, longVolume: 0.01 })).toBe(true);
  });
});
