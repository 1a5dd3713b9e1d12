import { expect, onTestFinished, test } from 'vitest';
import { OFFICIAL_ROWS } from '#content/indicators/official/rows.ts';
import { formsOf, publisherOf } from '#domain/official/series.ts';
import { createUpstreamGet, DEFAULT_LIMITS, type GetFor } from '#feeds/http/get.ts';
import { standingClock, temporaryStore } from '#functions/testing/fixtures.ts';
import { startUpstreams } from '#tests/upstreams/server.ts';
import { replayedSettings } from '../../scripts/replayed-settings.ts';
import { readSettings } from '../env.ts';
import { officialFeeds } from './official.ts';

test('N11 K5 the time that a publisher’s read may take holds all its calls, each at its own limit', async () => {
  const clock = standingClock('2026-08-27T12:00:00.000Z');
  const { store, remove } = await temporaryStore(clock.now);
  const upstreams = await startUpstreams({ clock: clock.now });
  onTestFinished(async () => {
    await upstreams.close();
    await remove();
  });
  const longestMs = new Map<string, number>();
  const getFor: GetFor = (upstream, limits = {}) => {
    const get = createUpstreamGet({ upstream, limits, userAgent: 'Test/1.0' });
    return (url, request) => {
      const { totalMs } = { ...DEFAULT_LIMITS, ...limits };
      longestMs.set(upstream, (longestMs.get(upstream) ?? 0) + totalMs);
      return get(url, request);
    };
  };
  const settings = readSettings(replayedSettings(upstreams.url));
  const feeds = officialFeeds({ settings, store, clock: clock.now, getFor });
  for (const { publisher, budgetMs, read } of feeds) {
    const rows = OFFICIAL_ROWS.filter(({ series }) => publisherOf(series) === publisher);
    const asked = new Map(rows.flatMap(formsOf).map((form) => [form.series, form]));
    await read([...asked.values()], '2024-01-01', AbortSignal.timeout(60_000));
    expect.soft(budgetMs, publisher).toBeGreaterThanOrEqual(longestMs.get(publisher) ?? 0);
  }
  expect(longestMs.size).toBeGreaterThanOrEqual(15);
});
