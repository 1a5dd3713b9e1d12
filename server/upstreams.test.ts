import { expect, test } from 'vitest';
import { FeedError } from '#feeds/ports.ts';
import { temporaryStore } from '#functions/testing/fixtures.ts';
import { startUpstreams } from '#tests/upstreams/server.ts';
import { replayedSettings } from '../scripts/replayed-settings.ts';
import { createActivity } from './activity.ts';
import { readSettings } from './env.ts';
import { createMetrics } from './metrics.ts';
import { createFeeds } from './upstreams.ts';

test('K5 K6 a stop aborts a read of a silent upstream, which fails as any other', async () => {
  const upstreams = await startUpstreams();
  upstreams.set({ kind: 'silence', on: 'cftc' });
  const { store, remove } = await temporaryStore();
  const activity = createActivity();
  const stop = new AbortController();
  const { positioning } = createFeeds({
    settings: readSettings(replayedSettings(upstreams.url)),
    store,
    clock: () => new Date(),
    metrics: createMetrics(),
    stopping: { activity, signal: stop.signal },
  });
  const began = performance.now();
  const read = positioning.read('2026-01-01', AbortSignal.timeout(30_000)).catch((error: unknown) => error);
  setTimeout(() => stop.abort(), 300);
  expect(await read).toBeInstanceOf(FeedError);
  await activity.idle();
  expect(performance.now() - began).toBeLessThan(5_000);
  await remove();
  await upstreams.close();
}, 20_000);
