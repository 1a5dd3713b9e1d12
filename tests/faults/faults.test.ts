import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, type TestContext, test } from 'vitest';
import { eventsResponseSchema } from '#contracts/events.ts';
import { sentimentResponseSchema } from '#contracts/sentiment.ts';
import { readSettings } from '#server/env.ts';
import { start } from '#server/start.ts';
import { startUpstreams } from '#tests/upstreams/server.ts';
import { replayedSettings } from '../../scripts/replayed-settings.ts';

type Order = Parameters<Awaited<ReturnType<typeof startUpstreams>>['set']>[0];

/** A moment far from every border of a day or week, so that the tests mean the same whenever they run. */
const MIDWEEK = '2026-06-10T16:00:00.000Z';

/** Every way an upstream fails, and the kinds its log line may name. */
const FAULTS: readonly (readonly [name: string, order: Order, kinds: readonly string[]])[] = [
  ['500', { kind: 'status', status: 500 }, ['http_5xx']],
  ['403', { kind: 'status', status: 403 }, ['http_4xx', 'challenge']],
  ['429 for an hour', { kind: 'rate-limit', retryAfter: 3600 }, ['rate_limited']],
  ['429 until a date', { kind: 'rate-limit', retryAfter: 900, as: 'date' }, ['rate_limited']],
  ['no answer', { kind: 'silence' }, ['timeout']],
  ['a byte a second', { kind: 'drip' }, ['timeout']],
  ['closed connection', { kind: 'hang-up' }, ['connect']],
  ['reset mid-body', { kind: 'reset' }, ['connect', 'malformed']],
  ['challenge page', { kind: 'challenge' }, ['challenge']],
  ['challenge page with status 200', { kind: 'challenge', status: 200 }, ['challenge']],
  ['refusal page with status 200', { kind: 'denied' }, ['challenge']],
  ['half a body', { kind: 'truncated' }, ['malformed']],
  ['60 MB', { kind: 'huge' }, ['too_large']],
  ['wrong types', { kind: 'wrong-types' }, ['malformed']],
  ['prose', { kind: 'not-json' }, ['malformed']],
];

/** The whole backend on replayed upstreams, with a clock that can be moved and a log that is kept. */
async function backend({ onTestFinished }: TestContext, fault?: Order) {
  let shiftMs = Date.parse(MIDWEEK) - Date.now();
  const clock = () => new Date(Date.now() + shiftMs);
  const upstreams = await startUpstreams({ clock });
  if (fault) upstreams.set(fault);
  const dir = await mkdtemp(join(tmpdir(), 'faults-'));
  const settings = readSettings({ ...replayedSettings(upstreams.url), PORT: '0', DATA_DIR: dir });
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
    const began = performance.now();
    const response = await fetch(`${site.url}/functions/v1/${path}`, { headers, ...init });
    expect(response.status).toBe(200);
    const body: unknown = await response.json();
    expect(performance.now() - began).toBeLessThan(10_000);
    return body;
  };
  return {
    upstreams,
    lines,
    advance: (seconds: number) => {
      shiftMs += seconds * 1000;
    },
    sentiment: async () =>
      sentimentResponseSchema.parse(await call('sentiment', { method: 'POST', body: '{"symbol":"XAUUSD"}' })),
    events: async () => eventsResponseSchema.parse(await call('economic-events?scope=week')),
  };
}

const kindsOf = (lines: readonly { kind?: string }[]) => new Set(lines.map(({ kind }) => kind));

describe.concurrent.each(FAULTS)('K5 upstream fault: %s', (_name, order, kinds) => {
  test('K2 K3 L stored data answers within ten seconds under an honest label, the log names the kind', async (context) => {
    const { upstreams, lines, advance, sentiment, events } = await backend(context);
    expect(await sentiment()).toMatchObject({ dataSource: 'live_api' });
    const before = await events();
    expect(before).toMatchObject({ error: null });
    upstreams.set(order);
    advance(2 * 3600);
    const [crowd, calendar] = await Promise.all([sentiment(), events()]);
    expect(crowd.dataSource).toBe('historical_fallback');
    expect(crowd.observedAt).not.toBeNull();
    expect(calendar.error?.code).toBe('stale');
    expect(calendar.events.length).toBe(before.events.length);
    expect(kindsOf(lines).size).toBeGreaterThan(0);
    for (const kind of kindsOf(lines)) expect(kinds).toContain(kind);
    expect(lines.length).toBeLessThanOrEqual(3);
  }, 30_000);

  test('K2 K3 L from the first start on: a labelled example, an empty calendar that says why', async (context) => {
    const { sentiment, events } = await backend(context, order);
    const [crowd, calendar] = await Promise.all([sentiment(), events()]);
    expect(crowd).toMatchObject({ dataSource: 'error_fallback', observedAt: null });
    expect(calendar).toMatchObject({ events: [], error: { code: 'unavailable' } });
  }, 30_000);
});

describe('K2 accounts and sessions', () => {
  test('K2 a session the upstream forgot is renewed once', async (context) => {
    const { upstreams, advance, sentiment } = await backend(context);
    await sentiment();
    upstreams.set({ sessions: 'revoked' });
    advance(1300);
    expect(await sentiment()).toMatchObject({ dataSource: 'live_api' });
    expect(upstreams.calls().counts['/myfxbook/api/login.json']).toBe(2);
  });

  test('K2 a session that is refused again and again is not chased', async (context) => {
    const { upstreams, advance, sentiment } = await backend(context);
    await sentiment();
    upstreams.set({ kind: 'invalid-session' });
    advance(1300);
    expect(await sentiment()).toMatchObject({ dataSource: 'historical_fallback' });
    expect(upstreams.calls().counts['/myfxbook/api/login.json']).toBeLessThanOrEqual(2);
  });

  test.for(['locked', 'wrong-password'] as const)(
    'K2 a %s account is left alone for hours',
    async (kind, context) => {
      const { upstreams, advance, sentiment } = await backend(context);
      await sentiment();
      upstreams.set({ sessions: 'revoked' });
      upstreams.set({ kind });
      for (let round = 0; round < 6; round += 1) {
        advance(1300);
        expect(await sentiment()).toMatchObject({ dataSource: 'historical_fallback' });
      }
      expect(upstreams.calls().counts['/myfxbook/api/login.json']).toBe(2);
    },
  );

  test('K2 K5 no more than 72 outlook calls are made on one day', async (context) => {
    const { upstreams, advance, sentiment } = await backend(context);
    for (let round = 0; round < 90; round += 1) {
      await sentiment();
      advance(1201);
    }
    const perDay = Map.groupBy(
      upstreams.calls().calls.filter(({ path }) => path.endsWith('outlook.json')),
      ({ at }) => at.slice(0, 10),
    );
    for (const calls of perDay.values()) expect(calls.length).toBeLessThanOrEqual(72);
  });
});
