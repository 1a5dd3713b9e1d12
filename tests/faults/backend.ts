import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type TestContext } from 'vitest';
import { type EventSource, eventsResponseSchema } from '#contracts/events.ts';
import { sentimentResponseSchema } from '#contracts/sentiment.ts';
import { readSettings } from '#server/env.ts';
import { start } from '#server/start.ts';
import { startUpstreams } from '#tests/upstreams/server.ts';
import { replayedSettings } from '../../scripts/replayed-settings.ts';

type Order = Parameters<Awaited<ReturnType<typeof startUpstreams>>['set']>[0];

/** A moment far from every border of a day or week, so that the tests are the same at any hour. */
const MIDWEEK = '2026-06-10T16:00:00.000Z';

/**
 * A fault of the wire, of the answer and of its contents, and the kinds its log line may name. `feeds/http` has all others: here
 * every upstream of the whole backend fails.
 */
export const FAULTS: readonly (readonly [name: string, order: Order, kinds: readonly string[]])[] = [
  ['no answer', { kind: 'silence' }, ['timeout']],
  ['429 for an hour', { kind: 'rate-limit', retryAfter: 3600 }, ['rate_limited']],
  ['wrong types', { kind: 'wrong-types' }, ['malformed']],
];

/** The whole backend on replayed upstreams, with `env` over their settings, a movable clock and a recorded log. */
export async function backend(
  { onTestFinished }: TestContext,
  fault: Order | readonly Order[] = [],
  env: Readonly<Record<string, string>> = {},
) {
  let shiftMs = Date.parse(MIDWEEK) - Date.now();
  const clock = () => new Date(Date.now() + shiftMs);
  const upstreams = await startUpstreams({ clock });
  for (const order of [fault].flat()) upstreams.set(order);
  const dir = await mkdtemp(join(tmpdir(), 'faults-'));
  const settings = readSettings({
    ...replayedSettings(upstreams.url),
    // Many sites start at once here; the publishers' own faults have their tests in feeds/official.
    SOURCE_OFFICIAL: 'off',
    ...env,
    PORT: '0',
    DATA_DIR: dir,
  });
  const lines: { kind?: string }[] = [];
  const keep = (fields: object) => void lines.push(fields);
  const log = { info: () => {}, warn: keep, error: keep };
  const site = await start({ settings, dist: null, replayed: false, say: () => {}, log, clock });
  onTestFinished(async () => {
    await site.stop();
    await upstreams.close();
    await rm(dir, { recursive: true, force: true });
  });
  const headers = { apikey: settings.ANON_KEY, 'content-type': 'application/json' };
  const call = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${site.url}/functions/v1/${path}`, { headers, ...init });
    expect(response.status).toBe(200);
    const body: unknown = await response.json();
    return body;
  };
  return {
    upstreams,
    lines,
    url: site.url,
    /** Folder of the data file. */
    dir,
    /** Key and type of a call. */
    headers,
    stop: site.stop,
    advance: (seconds: number) => {
      shiftMs += seconds * 1000;
    },
    sentiment: async () =>
      sentimentResponseSchema.parse(await call('sentiment', { method: 'POST', body: '{"symbol":"XAUUSD"}' })),
    events: async (source: EventSource = 'forex-community') =>
      eventsResponseSchema.parse(await call(`economic-events?scope=week&source=${source}`)),
    /** The calendar file of all impacts, as text. */
    calendar: async () => (await fetch(`${site.url}/calendar.ics?impact=high,medium,low`)).text(),
  };
}

export const kindsOf = (lines: readonly { kind?: string }[]) => new Set(lines.map(({ kind }) => kind));
