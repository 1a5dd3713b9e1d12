import { describe, expect, onTestFinished, test } from 'vitest';
import { OFFICIAL_ROWS } from '#content/indicators/official/rows.ts';
import { VENDORS, vendorsOf } from '#contracts/vendors.ts';
import { formsOf, publisherOf } from '#domain/official/series.ts';
import { allWordsOf } from '#feeds/http/testing/harness.ts';
import { FeedError } from '#feeds/ports.ts';
import { createOfficialService } from '#functions/official/service.ts';
import { rememberingLog, standingClock, temporaryStore } from '#functions/testing/fixtures.ts';
import { KEYS } from '#tests/upstreams/keys.ts';
import { startUpstreams } from '#tests/upstreams/server.ts';
import { replayedSettings } from '../../scripts/replayed-settings.ts';
import { readSettings } from '../env.ts';
import { NO_METRICS } from '../measure.ts';
import { createFeeds } from './feeds.ts';
import { describeSources } from './list.ts';
import { keyOf } from './publishers.ts';

const WRONG = 'a-wrong-key-0123456789';
/** Publisher, setting of its key, failure after a wrong one, and calls in 24 hours at most. */
const KEYED = [
  ['bls', 'BLS_KEY', 'auth', 480],
  ['eits', 'CENSUS_KEY', 'auth', 200],
  ['inegi', 'INEGI_TOKEN', 'http_4xx', 400],
  ['banxico', 'BANXICO_TOKEN', 'auth', 200],
  ['estat', 'ESTAT_APPID', 'auth', 200],
  ['eia', 'EIA_KEY', 'auth', 200],
] as const;
type Setting = (typeof KEYED)[number][1];

/** A site whose only publisher is this one. */
async function setUp(publisher: string, setting: Setting, key: string = KEYS[setting]) {
  const clock = standingClock('2026-09-24T15:00:00.000Z');
  const { store, remove } = await temporaryStore(clock.now);
  const upstreams = await startUpstreams({ clock: clock.now });
  onTestFinished(async () => {
    await upstreams.close();
    await remove();
  });
  const given = replayedSettings(upstreams.url);
  const settings = readSettings({ ...given, [setting]: key });
  const { official } = createFeeds({ settings, store, clock: clock.now, metrics: NO_METRICS });
  const feed = official.find((one) => one.publisher === publisher);
  if (!feed) throw new Error(`${publisher} is off`);
  const { log, lines, infos } = rememberingLog();
  const service = createOfficialService({ store, feeds: [feed], schedules: [], clock: clock.now, log });
  const asked = OFFICIAL_ROWS.flatMap(formsOf).filter(({ series }) => publisherOf(series) === publisher);
  const read = (series = asked) => feed.read(series, '2025-01-01', new AbortController().signal);
  const failure = async () => {
    const error = await read().catch((caught: unknown) => caught);
    if (error instanceof FeedError) return error;
    throw new Error('the read succeeded');
  };
  const calls = () =>
    Object.entries(upstreams.calls().counts)
      .filter(([path]) => path.startsWith(`/${publisher}/`))
      .reduce((sum, [, count]) => sum + count, 0);
  return {
    clock,
    store,
    upstreams,
    settings,
    service,
    asked,
    read,
    failure,
    calls,
    logged: () => [lines, infos],
  };
}

describe.each(KEYED)('%s with %s', (publisher, setting, refused, limit) => {
  test('N11 K8 the key is in no observation, answer, log or count of calls', async () => {
    const { service, store, asked, upstreams, logged } = await setUp(publisher, setting);
    await service.refreshIfDue();
    const stored = await store.vintages(
      asked.map(({ series }) => series),
      '2023-01',
    );
    const answers = await service.observations({ kind: null, country: null, since: null, before: null });
    expect(stored.length).toBeGreaterThan(20);
    expect(answers.observations.length).toBeGreaterThan(20);
    const all = JSON.stringify([stored, answers, logged(), upstreams.calls()]);
    expect(all).toContain(publisher);
    expect(all).not.toContain(KEYS[setting]);
  });

  test('N11 K8 a refused key is in no error and no log, and leaves what is stored', async () => {
    const { service, failure, logged, settings, store } = await setUp(publisher, setting, WRONG);
    const error = await failure();
    expect(error.kind).toBe(refused);
    await service.refreshIfDue();
    expect(logged()[0]).toMatchObject([{ fields: { feed: `official/${publisher}`, kind: refused } }]);
    const report = await describeSources(settings, store);
    expect(report.join('\n')).toContain(`unreachable (${refused}), never read yet`);
    expect(`${allWordsOf(error)}${JSON.stringify(logged())}${report}`).not.toContain(WRONG);
  });

  test.each(['hang-up', 'reset', 'not-json', 'challenge'] as const)(
    'N11 K8 the key is in no error when the publisher fails with %s',
    async (kind) => {
      const { failure, upstreams } = await setUp(publisher, setting);
      upstreams.set({ kind, on: publisher });
      const words = allWordsOf(await failure());
      expect(words).toContain(publisher);
      expect(words).not.toContain(KEYS[setting]);
    },
  );

  test('N11 K5 makes no call over its limit in a simulated day, and none at all once it is reached', async () => {
    const { clock, read, service, asked, calls } = await setUp(publisher, setting);
    const outcomes = new Map<string, number>();
    for (let call = 0; call < limit + 20; call += 1) {
      const outcome = await read(asked.slice(0, 1)).then(
        () => 'read',
        (error: FeedError) => error.kind,
      );
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      clock.advance(60);
    }
    for (let check = 0; check < 20; check += 1) {
      await service.refreshIfDue();
      clock.advance(30 * 60);
    }
    expect(Object.fromEntries(outcomes)).toEqual({ read: limit, quota: 20 });
    expect(calls()).toBe(limit);
    clock.advance(86_400);
    await read(asked.slice(0, 1));
    expect(calls()).toBeGreaterThan(limit);
  });
});

test('N11 the start-up report names the setting of each publisher that is off', async () => {
  const { store, remove } = await temporaryStore();
  onTestFinished(remove);
  const lineOf = async (name: string, env: Record<string, string> = {}) =>
    (await describeSources(readSettings(env), store)).find((line) => line.includes(name));
  const names: [string, string][] = [
    ['BLS: its own changes', 'BLS_KEY'],
    ['U.S. Census Bureau (EITS)', 'CENSUS_KEY'],
    ['INEGI', 'INEGI_TOKEN'],
    ['Banco de México', 'BANXICO_TOKEN'],
    ['e-Stat', 'ESTAT_APPID'],
    ['Energy Information', 'EIA_KEY'],
  ];
  for (const [name, setting] of names) {
    expect(await lineOf(name)).toMatch(new RegExp(`\\boff: set ${setting} to a free key$`));
    const on = await lineOf(name, { [setting]: 'owner-key-0123456789' });
    expect(on).toMatch(/\bon, not read yet$/);
    expect(on).not.toContain('owner-key');
  }
  expect(await lineOf('U.S. Bureau of Labor Statistics')).toMatch(/on, not read yet$/);
  expect(await lineOf('Reserve Bank of New Zealand')).toMatch(
    /off: enter its figures in content\/official-by-hand\.ts$/,
  );
  expect(await lineOf('INEGI', { SOURCE_OFFICIAL: 'off', INEGI_TOKEN: 'owner-key-0123456789' })).toMatch(
    /off: set SOURCE_OFFICIAL=on$/,
  );
});

test('N11 K7 a key of another form is refused, and not repeated', () => {
  for (const [, setting] of KEYED) {
    const start = () => readSettings({ [setting]: 'my secret key!' });
    expect(start).toThrow(new RegExp(`${setting} takes the key that the publisher sent you`));
    expect(start).not.toThrow('my secret');
  }
});

test('N11 the table of vendors names the key of each publisher that needs one', () => {
  for (const publisher of vendorsOf('official')) {
    const { official } = VENDORS[publisher];
    expect('key' in official ? official.key : null, publisher).toBe(keyOf(publisher));
  }
});
