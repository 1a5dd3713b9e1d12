import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { FeedError } from '#feeds/ports.ts';
import { temporaryStore } from '#functions/testing/fixtures.ts';
import { openSqlite } from '#store/sqlite/open.ts';
import { startUpstreams } from '#tests/upstreams/server.ts';
import { replayedSettings } from '../../scripts/replayed-settings.ts';
import { createActivity } from '../activity.ts';
import { readSettings } from '../env.ts';
import { NO_METRICS } from '../measure.ts';
import { createFeeds } from './feeds.ts';

const NOW = new Date('2026-06-10T12:00:00.000Z');
const signal = new AbortController().signal;

/** Feeds as a process builds them when it starts, on one store file for all of a test's processes. */
async function setUp() {
  const folder = await mkdtemp(join(tmpdir(), 'feeds-'));
  const upstreams = await startUpstreams({ clock: () => NOW });
  const settings = readSettings(replayedSettings(upstreams.url));
  onTestFinished(async () => {
    await upstreams.close();
    await rm(folder, { recursive: true, force: true });
  });
  const launch = async () => {
    const store = await openSqlite({ file: join(folder, 'aureo.sqlite') });
    onTestFinished(() => store.close());
    return createFeeds({ settings, store, clock: () => NOW, metrics: NO_METRICS });
  };
  const validatorsSent = (path: RegExp) =>
    upstreams
      .calls()
      .calls.filter((call) => path.test(call.path))
      .map(({ headers }) => headers['if-none-match'] !== undefined);
  return { launch, validatorsSent };
}

test('K5 asks for the weekly export conditionally after a restart and returns the same rows', async () => {
  const { launch, validatorsSent } = await setUp();
  const read = async () => {
    const feed = (await launch()).events.get('forex-community');
    return feed?.read({ now: NOW, parts: ['weekly'] }, signal);
  };
  const first = await read();
  const second = await read();
  expect(first?.lists[0]?.rows.length).toBeGreaterThan(10);
  expect(second).toEqual(first);
  expect(validatorsSent(/thisweek/)).toEqual([false, true]);
});

test('K5 N8 asks for the futures reports conditionally after a restart and returns the same rows', async () => {
  const { launch, validatorsSent } = await setUp();
  const read = async () => (await launch()).positioning.read('2026-05-01', signal);
  const first = await read();
  expect(first.rows.length).toBeGreaterThan(5);
  expect(await read()).toEqual(first);
  expect(validatorsSent(/^\/cftc/)).toEqual([false, true]);
});

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
    metrics: NO_METRICS,
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
});
