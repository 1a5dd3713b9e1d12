import { describe, expect, it } from 'vitest';
import type { SentimentResponse } from '#contracts/sentiment.ts';
import { cacheKey, keepAnswer, openShelf, readCached } from './cache.ts';

const NOW = Date.parse('2026-11-23T12:00:00Z');

const live: SentimentResponse = {
  entry: {
    name: 'XAUUSD',
    basis: 'volume',
    longPercentage: 63,
    shortPercentage: 37,
    totalPositions: 4100,
    longVolume: 812.4,
    shortVolume: 477.13,
    averageLong: 2641.18,
    averageShort: 2655.02,
  },
  dataSource: 'live_api',
  credit: { name: 'Myfxbook', url: 'https://www.myfxbook.com/community/outlook' },
  observedAt: '2026-11-23T11:58:00.000Z',
};

function shelfWith(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries));
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}

const refusing = {
  getItem: () => {
    throw new DOMException('denied', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
  removeItem: () => {
    throw new DOMException('denied', 'SecurityError');
  },
};

const KEY = cacheKey('XAUUSD');

describe('sentiment cache', () => {
  it('E4 gives back what it kept, with the time of keeping', () => {
    const shelf = shelfWith();
    keepAnswer(shelf, 'XAUUSD', live, NOW);
    expect(readCached(shelf, 'XAUUSD', NOW + 1000)).toEqual({ version: 1, savedAt: NOW, response: live });
    expect(readCached(shelf, 'EURUSD', NOW)).toBeNull();
  });

  it.each([
    ['no JSON', '{"version":1,'],
    ['another version', JSON.stringify({ version: 2, savedAt: NOW, response: live })],
    ['no time', JSON.stringify({ version: 1, response: live })],
    ['a time ahead of the clock', JSON.stringify({ version: 1, savedAt: NOW + 120_000, response: live })],
    [
      'a share above 100',
      JSON.stringify({
        version: 1,
        savedAt: NOW,
        response: { ...live, entry: { ...live.entry, longPercentage: 630 } },
      }),
    ],
    [
      'an example',
      JSON.stringify({ version: 1, savedAt: NOW, response: { ...live, dataSource: 'error_fallback' } }),
    ],
  ])('E4 %s is ignored and removed', (_title, stored) => {
    const shelf = shelfWith({ [KEY]: stored });
    expect(readCached(shelf, 'XAUUSD', NOW)).toBeNull();
    expect(shelf.map.has(KEY)).toBe(false);
  });

  it('K2 an example is never kept and leaves the real reading alone', () => {
    const shelf = shelfWith();
    keepAnswer(shelf, 'XAUUSD', live, NOW);
    keepAnswer(shelf, 'XAUUSD', { ...live, dataSource: 'error_fallback' }, NOW + 1);
    expect(readCached(shelf, 'XAUUSD', NOW + 2)?.savedAt).toBe(NOW);
  });

  const nothing = {
    entry: null,
    dataSource: 'error_fallback',
    credit: live.credit,
    observedAt: null,
  } as const;

  it('E3 E4 keeps that the source reports no volume, in place of the old reading', () => {
    const shelf = shelfWith();
    const none = { ...nothing, reason: 'no_volume' } as const;
    keepAnswer(shelf, 'XAUUSD', live, NOW);
    keepAnswer(shelf, 'XAUUSD', none, NOW + 1);
    expect(readCached(shelf, 'XAUUSD', NOW + 2)).toEqual({ version: 1, savedAt: NOW + 1, response: none });
  });

  it('K2 that nothing could be had leaves the old reading alone', () => {
    const shelf = shelfWith();
    keepAnswer(shelf, 'XAUUSD', live, NOW);
    keepAnswer(shelf, 'XAUUSD', { ...nothing, reason: 'unknown' }, NOW + 1);
    expect(readCached(shelf, 'XAUUSD', NOW + 2)?.savedAt).toBe(NOW);
  });

  it('J4 works without storage when access to it throws', () => {
    const blocked = {
      get localStorage(): Storage {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    expect(openShelf(blocked)).toBeNull();
    expect(openShelf({ localStorage: refusing as never })).toBe(refusing);
  });

  it.each([
    ['refuses every call', refusing],
    ['is not there', null],
  ])('J4 does not throw when storage %s', (_title, shelf) => {
    expect(() => keepAnswer(shelf, 'XAUUSD', live, NOW)).not.toThrow();
    expect(readCached(shelf, 'XAUUSD', NOW)).toBeNull();
  });
});
