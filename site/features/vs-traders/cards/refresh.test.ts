import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SentimentResponse } from '#contracts/sentiment.ts';
import { BackendFailure } from '#site/lib/backend/failure.ts';
import { page } from '#site/lib/query/testing/page.ts';
import { cacheKey, keepAnswer, readCached, type Shelf } from './cache.ts';
import { sentimentQuery } from './useSentiment.ts';

const HOUR_MS = 3_600_000;
const NOON = Date.parse('2026-11-23T12:00:00Z');

const live: SentimentResponse = {
  entry: {
    name: 'EURJPY',
    basis: 'volume',
    longPercentage: 22,
    shortPercentage: 78,
    totalPositions: 480,
    longVolume: 61.4,
    shortVolume: 214.9,
    averageLong: 181.204,
    averageShort: 179.88,
  },
  dataSource: 'live_api',
  credit: { name: 'Myfxbook', url: 'https://www.myfxbook.com/community/outlook' },
};

function shelfWith(savedAt: number | null): Shelf {
  const map = new Map<string, string>();
  if (savedAt !== null) map.set(cacheKey('EURJPY'), JSON.stringify({ version: 1, savedAt, response: live }));
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}

/** A card's query as the page runs it, with the answers it gets. */
function show(shelf: Shelf, sentiment = vi.fn(async () => live)) {
  const { queries, reconnect } = page();
  const entry = queries.entry(sentimentQuery('EURJPY', { backend: { sentiment }, shelf, now: Date.now }));
  const leave = entry.watch(() => undefined);
  return { sentiment, state: entry.state, reconnect, leave };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});

describe('the eight hours of a reading', () => {
  it('E4 shows a fresh cached reading and sends no request until it expires', async () => {
    const { sentiment, state, leave } = show(shelfWith(NOON - 5 * HOUR_MS));
    expect(state().data).toEqual(live);
    await pass(3 * HOUR_MS - 1000);
    expect(sentiment).not.toHaveBeenCalled();
    await pass(2000);
    expect(sentiment).toHaveBeenCalledOnce();
    leave();
  });

  it('E4 one kept for longer is shown while a newer one is asked for, at once', async () => {
    const { sentiment, state, leave } = show(shelfWith(NOON - 8 * HOUR_MS - 1));
    expect(state()).toMatchObject({ data: live, isFetching: true });
    await pass(1);
    expect(sentiment).toHaveBeenCalledOnce();
    expect(state()).toMatchObject({ isFetching: false, answeredAt: NOON });
    leave();
  });

  it.each([
    ['empty', shelfWith(null)],
    ['blocked', null],
  ])('E4 J4 with storage %s it is asked for at once, then every eight hours', async (_title, shelf) => {
    const { sentiment, leave } = show(shelf);
    await pass(1);
    expect(sentiment).toHaveBeenCalledTimes(1);
    await pass(24 * HOUR_MS + 5000);
    expect(sentiment).toHaveBeenCalledTimes(4);
    leave();
  });

  it('E4 a failed refresh keeps the reading and is tried again after eight hours, not in between', async () => {
    const failing = vi.fn(() => Promise.reject(new BackendFailure('timeout')));
    const { state, leave } = show(shelfWith(NOON - 9 * HOUR_MS), failing as never);
    await pass(1);
    expect(state()).toMatchObject({ data: live, hasFailed: true });
    await pass(8 * HOUR_MS - 5000);
    expect(failing).toHaveBeenCalledTimes(1);
    await pass(10_000);
    expect(failing).toHaveBeenCalledTimes(2);
    leave();
  });
});

describe('figures that are wanting', () => {
  const example: SentimentResponse = { ...live, dataSource: 'error_fallback', observedAt: null };
  const unread: SentimentResponse = { ...example, entry: null, reason: 'unknown' };

  it.each([
    ['an example', example],
    ['nothing', unread],
  ])(
    'K2 E4 while %s is shown it is asked again within about a minute, and the real ones are kept',
    async (_title, stand) => {
      const shelf = shelfWith(null);
      const answers = vi.fn(async () => live).mockResolvedValueOnce(stand);
      const { state, leave } = show(shelf, answers);
      await pass(1);
      expect(state().data).toEqual(stand);
      await pass(61_000);
      expect(state().data).toEqual(live);
      expect(readCached(shelf, 'EURJPY', Date.now())).not.toBeNull();
      await pass(7 * HOUR_MS);
      expect(answers).toHaveBeenCalledTimes(2);
      leave();
    },
  );

  const none: SentimentResponse = { ...unread, reason: 'no_volume' };

  it('K2 E3 a source that reports no volume is asked again after eight hours', async () => {
    const { sentiment, leave } = show(
      shelfWith(null),
      vi.fn(async () => none as never),
    );
    await pass(7 * HOUR_MS);
    expect(sentiment).toHaveBeenCalledOnce();
    leave();
  });

  it('E3 E4 caches that a source reports no volume and sends no request when the page reloads', async () => {
    const shelf = shelfWith(null);
    keepAnswer(shelf, 'EURJPY', none, NOON - HOUR_MS);
    const { sentiment, state, leave } = show(shelf);
    await pass(7 * HOUR_MS - 1000);
    expect(state().data).toEqual(none);
    expect(sentiment).not.toHaveBeenCalled();
    leave();
  });
});

describe('a connection that comes back', () => {
  const failing = () => vi.fn(async () => live).mockRejectedValueOnce(new BackendFailure('offline'));

  it('E4 brings what could not be had without it, at once', async () => {
    const { sentiment, state, reconnect, leave } = show(shelfWith(null), failing());
    await pass(1);
    expect(state()).toMatchObject({ data: undefined, hasFailed: true });
    reconnect();
    await pass(1);
    expect(state().data).toEqual(live);
    expect(sentiment).toHaveBeenCalledTimes(2);
    leave();
  });

  it('E4 requests a newer reading only when the cached one is stale', async () => {
    const old = show(shelfWith(NOON - 9 * HOUR_MS), failing());
    await pass(1);
    old.reconnect();
    await pass(1);
    expect(old.sentiment).toHaveBeenCalledTimes(2);
    old.leave();
    const young = show(shelfWith(NOON - HOUR_MS));
    young.reconnect();
    await pass(1);
    expect(young.sentiment).not.toHaveBeenCalled();
    young.leave();
  });
});
