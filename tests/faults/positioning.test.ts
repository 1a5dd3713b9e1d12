import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, type TestContext, test, vi } from 'vitest';
import { positioningSchema } from '#contracts/positioning.ts';
import { sentimentResponseSchema } from '#contracts/sentiment.ts';
import { sentimentHistorySchema } from '#contracts/sentiment-history.ts';
import { readSettings } from '#server/env.ts';
import { start } from '#server/start.ts';
import { startUpstreams } from '#tests/upstreams/server.ts';
import { replayedSettings } from '../../scripts/replayed-settings.ts';

const MIDWEEK = '2026-06-10T16:00:00.000Z';
const COT = '/cftc/resource/6dca-aqww.json';
const OUTLOOK = '/myfxbook/api/get-community-outlook.json';

type Upstreams = Awaited<ReturnType<typeof startUpstreams>>;
type Order = Parameters<Upstreams['set']>[0];

const FAULTS: readonly (readonly [name: string, order: Order, kinds: RegExp])[] = [
  ['no answer', { kind: 'silence', on: 'cftc' }, /timeout/],
  ['no rows', { kind: 'empty', on: 'cftc' }, /malformed/],
];

/** Backends on one folder and one set of replayed upstreams, under one clock that can be moved. */
async function backends({ onTestFinished }: TestContext, count: number, fault?: Order) {
  let shiftMs = Date.parse(MIDWEEK) - Date.now();
  const clock = () => new Date(Date.now() + shiftMs);
  const upstreams = await startUpstreams({ clock });
  if (fault) upstreams.set(fault);
  const dir = await mkdtemp(join(tmpdir(), 'positioning-'));
  const settings = readSettings({
    ...replayedSettings(upstreams.url),
    SOURCE_OFFICIAL: 'off',
    // The tests share the processor: the server must not refuse a hundred visitors at once.
    MAX_LOOP_DELAY_MS: '10000',
    PORT: '0',
    DATA_DIR: dir,
  });
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const launch = () => start({ settings, dist: null, replayed: false, say: () => {}, log, clock });
  const sites = await Promise.all(Array.from({ length: count }, launch));
  onTestFinished(async () => {
    await Promise.all(sites.map((site) => site.stop()));
    await upstreams.close();
    await rm(dir, { recursive: true, force: true });
  });
  const headers = { apikey: settings.ANON_KEY, 'content-type': 'application/json' };
  const ask = async (path: string, init: RequestInit = {}, instance = 0) => {
    const response = await fetch(`${sites[instance]?.url}/functions/v1/${path}`, { headers, ...init });
    expect(response.status).toBe(200);
    return (await response.json()) as unknown;
  };
  return {
    upstreams,
    advance: (seconds: number) => {
      shiftMs += seconds * 1000;
    },
    positioning: async (symbol = 'GBPJPY') =>
      positioningSchema.parse(await ask(`positioning?symbol=${symbol}`)),
    history: async () => sentimentHistorySchema.parse(await ask('sentiment/history?symbol=XAUUSD&days=7')),
    sentiment: async (instance = 0) =>
      sentimentResponseSchema.parse(
        await ask('sentiment', { method: 'POST', body: '{"symbol":"XAUUSD"}' }, instance),
      ),
  };
}

describe.concurrent.each(FAULTS)('N8 K5 upstream fault: %s', (_name, order, kind) => {
  test('N8 L keeps the stored report, marks it stale, and names the cause', async (context) => {
    const { upstreams, advance, positioning } = await backends(context, 1);
    const before = await positioning();
    expect(before).toMatchObject({ error: null, legs: [{ market: 'pound' }, { market: 'yen' }] });
    expect(before.legs[0]?.weeks).toBe(52);
    upstreams.set(order);
    advance(4 * 86_400);
    await vi.waitFor(
      async () => {
        const after = await positioning();
        expect(after.legs).toEqual(before.legs);
        expect(after.error).toMatchObject({ code: 'stale', message: expect.stringMatching(kind) });
      },
      { timeout: 12_000, interval: 100 },
    );
  });
});

test.concurrent('N8 L answers no legs and says why when the first start has no upstream', async (context) => {
  const { positioning } = await backends(context, 1, { kind: 'silence', on: 'cftc' });
  expect(await positioning()).toMatchObject({ legs: [], error: { code: 'unavailable' }, observedAt: null });
});

test('N8 answers for the peso with a year of reports', async (context) => {
  const { positioning } = await backends(context, 1);
  const peso = await positioning('MXN');
  expect(peso).toMatchObject({ symbol: 'MXN', error: null, legs: [{ market: 'mexican-peso', weeks: 52 }] });
  expect(peso.legs).toHaveLength(1);
  expect(peso.legs[0]?.name).toContain('MEXICAN PESO');
});

test('K2 K5 N8 two hundred visitors at once on a cold cache cost one call of each upstream', async (context) => {
  const { upstreams, sentiment, positioning } = await backends(context, 1);
  const crowd = Array.from({ length: 200 }, () => sentiment());
  const [answers] = await Promise.all([Promise.all(crowd), positioning(), positioning()]);
  expect(answers.map(({ dataSource }) => dataSource)).toEqual(Array(200).fill('live_api'));
  expect(new Set(answers.map(({ observedAt }) => observedAt)).size).toBe(1);
  const { counts } = upstreams.calls();
  expect([counts[OUTLOOK], counts[COT]]).toEqual([1, 1]);
});

test('K2 K5 K6 two instances on one store, a hundred visitors each, cost one call, and none of them gets an example', async (context) => {
  const { upstreams, sentiment, history } = await backends(context, 2, {
    kind: 'delay',
    ms: 800,
    on: OUTLOOK,
  });
  const answers = await Promise.all(Array.from({ length: 200 }, (_, visitor) => sentiment(visitor % 2)));
  expect(answers.map(({ dataSource }) => dataSource)).toEqual(Array(200).fill('live_api'));
  expect(upstreams.calls().counts[OUTLOOK]).toBe(1);
  expect((await history()).points).toHaveLength(1);
});
