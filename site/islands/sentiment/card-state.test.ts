import { describe, expect, it } from 'vitest';
import type { SentimentResponse } from '#contracts/sentiment.ts';
import { cardState, figuresOf, isWorseThan, type Reading } from './card-state.ts';

const live: SentimentResponse = {
  entry: {
    name: 'GBPJPY',
    longPercentage: 30,
    shortPercentage: 69,
    totalPositions: 310,
    longVolume: 33.1,
    shortVolume: 74.9,
    averageLong: 199.412,
    averageShort: 198.03,
  },
  dataSource: 'live_api',
  credit: { name: 'Myfxbook', url: 'https://www.myfxbook.com/community/outlook' },
};
const zeros: SentimentResponse = {
  ...live,
  entry: { ...live.entry, longPercentage: 0, shortPercentage: 0, longVolume: 0, shortVolume: 0 } as never,
};
const example: SentimentResponse = { ...live, dataSource: 'error_fallback' };

const untouched: Reading = {
  response: undefined,
  isFetching: false,
  hasFailed: false,
  receivedAt: 0,
  cachedAt: null,
  refusedAt: 0,
};
const shown: Reading = { ...untouched, response: live, receivedAt: 1000 };

describe('cardState', () => {
  it.each([
    ['nothing asked yet', untouched, 'loading'],
    ['the first request under way', { ...untouched, isFetching: true }, 'loading'],
    ['the first request failed', { ...untouched, hasFailed: true }, 'error'],
    ['asked again after a failure', { ...untouched, hasFailed: true, isFetching: true }, 'loading'],
    ['figures from storage', { ...shown, cachedAt: 1000 }, 'cached'],
    [
      'figures from storage, newer ones asked for',
      { ...shown, cachedAt: 1000, isFetching: true },
      'refreshing',
    ],
    ['newer figures have come', { ...shown, cachedAt: 500 }, 'fresh'],
    ['a background refresh failed', { ...shown, cachedAt: 1000, hasFailed: true }, 'cached'],
    ["the visitor's refresh failed", { ...shown, hasFailed: true, refusedAt: 1500 }, 'error'],
    ['a later refresh succeeded', { ...shown, receivedAt: 2000, refusedAt: 1500 }, 'fresh'],
    ['the answer holds nothing', { ...shown, response: { ...live, entry: null } }, 'empty'],
    ['all figures are zero', { ...shown, response: zeros }, 'empty'],
  ] as const)('E4 %s: %s → %s', (_title, reading, state) => {
    expect(cardState(reading)).toBe(state);
  });
});

describe('figuresOf', () => {
  it('E3 zeros are no figures, and never 50/50', () => {
    expect(figuresOf(zeros)).toBeNull();
    expect(figuresOf(live)).toBe(live.entry);
  });
});

describe('isWorseThan', () => {
  it('K2 an example does not replace real figures', () => {
    expect(isWorseThan(example, live)).toBe(true);
  });

  it('K2 an example is shown where there is nothing real', () => {
    expect(isWorseThan(example, undefined)).toBe(false);
    expect(isWorseThan(example, zeros)).toBe(false);
    expect(isWorseThan(example, example)).toBe(false);
  });

  it('K2 an older stored reading is a real one', () => {
    expect(isWorseThan({ ...live, dataSource: 'historical_fallback' }, live)).toBe(false);
  });
});
