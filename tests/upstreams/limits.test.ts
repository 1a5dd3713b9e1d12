import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { OFFICIAL_ROWS } from '#content/indicators/official/rows.ts';
import { formsOf, publisherOf } from '#domain/official/series.ts';
import { limitsOf, refuseOtherShape, UPSTREAM_FILES, type UpstreamFile } from '#feeds/limits.ts';
import { type Shape, shapeOfJson, shapeOfLines, shapeOfMarkup } from '#feeds/shape.ts';
import { standingClock, temporaryStore } from '#functions/testing/fixtures.ts';
import { readSettings } from '#server/env.ts';
import { NO_METRICS } from '#server/measure.ts';
import { createFeeds } from '#server/sources/feeds.ts';
import { replayedSettings } from '../../scripts/replayed-settings.ts';
import { fixedLoop, threadTimer } from '../load/thread-time.ts';
import { OTHERS_ON } from './keys.ts';
import { READERS } from './readers.ts';
import { startUpstreams } from './server.ts';
import { WORST_ANSWERS } from './worst-answers.ts';

vi.mock('#feeds/limits.ts', async (original) => {
  const limits = await original<typeof import('#feeds/limits.ts')>();
  return { ...limits, refuseOtherShape: vi.fn(limits.refuseOtherShape) };
});

/** How many times as large as a replayed file a file may be at least. */
const ROOM = 2;
/** How long a reading may be beside a fixed piece of work of the same run; the longest is nine of them. */
const MOST_LOOPS = 20;

function shapeOf(text: string, syntax: Parameters<typeof refuseOtherShape>[2]): Shape {
  if (syntax === 'json') return shapeOfJson(text);
  return syntax === 'lines' ? shapeOfLines(text) : shapeOfMarkup(text, syntax, Infinity);
}

test('K5 every replayed file fits twice into the limits of its file', async () => {
  const clock = standingClock('2026-08-27T12:00:00.000Z');
  const { store, remove } = await temporaryStore(clock.now);
  const upstreams = await startUpstreams({ clock: clock.now });
  onTestFinished(async () => {
    await upstreams.close();
    await remove();
  });
  const settings = readSettings({ ...replayedSettings(upstreams.url), ...OTHERS_ON });
  const feeds = createFeeds({ settings, store, clock: clock.now, metrics: NO_METRICS });
  const signal = AbortSignal.timeout(120_000);
  const failures: unknown[] = [];
  const noting = (read: Promise<unknown>) => read.catch((error: unknown) => failures.push(error));
  for (const { read, parts } of feeds.events.values())
    failures.push(...(await read({ now: clock.now(), parts }, signal)).failures);
  for (const feed of [...feeds.sentiment, ...feeds.schedules]) await noting(feed.read(signal));
  await noting(feeds.positioning.read('2025-08-01', signal));
  for (const { publisher, read } of feeds.official) {
    const rows = OFFICIAL_ROWS.filter(({ series }) => publisherOf(series) === publisher);
    const asked = new Map(rows.flatMap(formsOf).map((form) => [form.series, form]));
    await noting(read([...asked.values()], '2023-08-01', signal));
  }
  expect(failures).toEqual([]);
  const { calls } = vi.mocked(refuseOtherShape).mock;
  expect(new Set(calls.map(([file]) => file))).toEqual(new Set(UPSTREAM_FILES));
  const tight = calls.flatMap(([file, text, syntax]) => {
    const { bytes, parts, depth, longest } = limitsOf(file);
    const shape = shapeOf(text, syntax);
    const isTight =
      text.length * ROOM > bytes ||
      shape.parts * ROOM > parts ||
      shape.depth * ROOM > depth ||
      shape.longest * ROOM > longest;
    return isTight ? [{ file, length: text.length, ...shape }] : [];
  });
  expect(tight).toEqual([]);
});

describe.each(UPSTREAM_FILES)('K5 the limits of %s', (file: UpstreamFile) => {
  const { body, type } = WORST_ANSWERS[file];

  test('K5 reads the largest and oddest answer that they allow', async () => {
    await expect(READERS[file](body())).resolves.toBeGreaterThan(0);
    expect(type).toMatch(/json|xml|html|csv/);
  });

  test('K5 holds the thread with it for a few fixed loops at most', async () => {
    const text = body();
    const cost = async () => {
      const loop = fixedLoop();
      const time = threadTimer();
      await READERS[file](text);
      return time() / loop;
    };
    // The first reading compiles the reader.
    const costs = [await cost(), await cost()];
    expect(Math.min(...costs)).toBeLessThan(MOST_LOOPS);
  });

  test('K5 refuses a longer answer before it is parsed', async () => {
    const more = Math.max(50, Math.ceil(limitsOf(file).parts / 4));
    await expect(READERS[file](body(more))).rejects.toMatchObject({ kind: /^(malformed|too_large)$/ });
  });
});
