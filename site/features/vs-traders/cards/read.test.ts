import { describe, expect, it, vi } from 'vitest';
import type { SentimentResponse } from '#contracts/sentiment.ts';
import { BackendFailure } from '#site/lib/backend/failure.ts';
import { cacheKey } from './cache.ts';
import { readSentiment } from './read.ts';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const { signal } = new AbortController();

const live: SentimentResponse = {
  entry: {
    name: 'EURUSD',
    basis: 'volume',
    longPercentage: 71,
    shortPercentage: 30,
    totalPositions: 2600,
    longVolume: 388.9,
    shortVolume: 164.2,
    averageLong: 1.39871,
    averageShort: 1.4012,
  },
  dataSource: 'live_api',
  credit: { name: 'Myfxbook', url: 'https://www.myfxbook.com/community/outlook' },
};
const example: SentimentResponse = { ...live, dataSource: 'error_fallback' };

function sourceOf(answer: () => Promise<SentimentResponse>) {
  const map = new Map<string, string>();
  const shelf = {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
  return { map, source: { backend: { sentiment: answer }, shelf, now: () => NOW } };
}

describe('readSentiment', () => {
  it('E4 gives the answer and keeps it with its time', async () => {
    const { map, source } = sourceOf(async () => live);
    expect(await readSentiment('EURUSD', source, undefined, signal)).toBe(live);
    expect(JSON.parse(map.get(cacheKey('EURUSD')) ?? '')).toMatchObject({ savedAt: NOW, response: live });
  });

  it('K2 shows an example where there is nothing else, without keeping it', async () => {
    const { map, source } = sourceOf(async () => example);
    expect(await readSentiment('EURUSD', source, undefined, signal)).toBe(example);
    expect(map.size).toBe(0);
  });

  it('K2 an example in place of real figures counts as a failed refresh', async () => {
    const { source } = sourceOf(async () => example);
    await expect(readSentiment('EURUSD', source, live, signal)).rejects.toMatchObject({ kind: 'no_data' });
  });

  it('E3 that the source now reports no volume is the answer, and takes the place of the kept figures', async () => {
    const none = { ...live, entry: null, dataSource: 'error_fallback', reason: 'no_volume' } as const;
    const { map, source } = sourceOf(async () => none);
    map.set(cacheKey('EURUSD'), JSON.stringify({ version: 1, savedAt: NOW - 1, response: live }));
    expect(await readSentiment('EURUSD', source, live, signal)).toBe(none);
    expect(JSON.parse(map.get(cacheKey('EURUSD')) ?? '')).toMatchObject({ savedAt: NOW, response: none });
  });

  it('E4 a failure behind shown figures is logged, one without figures is the card’s to tell', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const refused = new BackendFailure('http', { status: 503 });
    const { source } = sourceOf(() => Promise.reject(refused));
    await expect(readSentiment('EURUSD', source, live, signal)).rejects.toBe(refused);
    expect(info).toHaveBeenCalledExactlyOnceWith('Could not refresh EURUSD: http 503');
    await expect(readSentiment('EURUSD', source, undefined, signal)).rejects.toBe(refused);
    expect(info).toHaveBeenCalledTimes(1);
  });
});
