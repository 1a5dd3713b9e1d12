import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sentimentResponseSchema } from '#contracts/sentiment.ts';
import type { Store } from '#store/port.ts';
import {
  rememberingLog,
  scriptedFeed,
  snapshot,
  standingClock,
  temporaryStore,
  UPSTREAM_FAILURES,
} from '../testing/fixtures.ts';
import { createSentimentService } from './service.ts';

const WINDOW_S = 1200;
let clock: ReturnType<typeof standingClock>;
let store: Store;
let remove: () => Promise<void>;
beforeEach(async () => {
  clock = standingClock('2026-06-10T12:00:00.000Z');
  ({ store, remove } = await temporaryStore(clock.now));
});
afterEach(() => remove());

function setUp({ scraped = false, examples = true } = {}) {
  const live = scriptedFeed('live_api', clock.now);
  const page = scriptedFeed('web_scraped', clock.now);
  const { log, lines } = rememberingLog();
  const feeds = scraped ? [live.feed, page.feed] : [live.feed];
  const ownCredit = { name: 'House', url: 'https://house.example/' };
  const deps = {
    store,
    feeds,
    ownCredit,
    windowMs: WINDOW_S * 1000,
    examples,
    clock: clock.now,
    log,
  };
  return { clock, live: live.script, page: page.script, lines, deps, service: createSentimentService(deps) };
}

describe('K2 the sentiment chain', () => {
  test('K2 answers with the live API first, with its own time', async () => {
    const { service } = setUp();
    const answer = await service.answer('XAUUSD');
    expect(answer).toMatchObject({ dataSource: 'live_api', observedAt: '2026-06-10T12:00:00.000Z' });
    expect(answer.entry).toMatchObject({ name: 'XAUUSD', longPercentage: 61, longPositions: 1500 });
    expect(sentimentResponseSchema.safeParse(answer).success).toBe(true);
  });

  test('K2 warns of rows whose shares are not of one market, and keeps the others', async () => {
    const { service, live, lines } = setUp();
    live.dropped = { implausible_row: 1, missing: 2 };
    expect(await service.answer('XAUUSD')).toMatchObject({ dataSource: 'live_api' });
    expect(lines).toMatchObject([
      { level: 'warn', fields: { feed: 'live_api', dropped: { implausible_row: 1 } } },
    ]);
  });

  test('K2 answers with the scraped page when the live API fails', async () => {
    const { service, live, lines } = setUp({ scraped: true });
    live.failure = 'http_5xx';
    expect(await service.answer('XAUUSD')).toMatchObject({ dataSource: 'web_scraped' });
    expect(lines).toHaveLength(1);
    expect(lines[0]?.fields).toMatchObject({ feed: 'live_api', kind: 'http_5xx' });
  });

  test.each([...UPSTREAM_FAILURES, 'auth', 'locked'] as const)(
    'K2 L answers with the last stored snapshot of any age, its own time and one log line after %s',
    async (kind) => {
      const { service, live, clock, lines } = setUp();
      await service.answer('XAUUSD');
      clock.advance(40 * 86_400);
      live.failure = kind;
      expect(await service.answer('XAUUSD')).toMatchObject({
        dataSource: 'historical_fallback',
        observedAt: '2026-06-10T12:00:00.000Z',
        entry: { longPercentage: 61 },
      });
      expect(lines.map(({ fields }) => (fields as { kind?: string }).kind)).toEqual([kind]);
    },
  );

  test('K2 answers with a labelled example that is never stored when nothing is stored', async () => {
    const { service, live } = setUp();
    live.failure = 'timeout';
    const answer = await service.answer('GBPJPY');
    expect(answer).toMatchObject({
      dataSource: 'error_fallback',
      observedAt: null,
      credit: { name: 'House' },
    });
    expect(answer.entry).not.toBeNull();
    expect(await store.latestSnapshot('GBPJPY')).toBeNull();
  });

  test('K2 answers without an entry, with the reason `unknown`, when examples are off', async () => {
    const { service, live } = setUp({ examples: false });
    live.failure = 'timeout';
    const nothing = { dataSource: 'error_fallback', entry: null, reason: 'unknown' };
    expect(await service.answer('XAUUSD')).toMatchObject(nothing);
  });

  test('K2 answers `unknown` without an account and without examples', async () => {
    const { deps } = setUp({ examples: false });
    const service = createSentimentService({ ...deps, feeds: [] });
    expect(await service.answer('XAUUSD')).toMatchObject({ entry: null, reason: 'unknown' });
  });

  test('K2 E3 falls back for one symbol only when the live answer has no figures for it', async () => {
    const { service, live, clock } = setUp();
    live.rows = [snapshot(), snapshot({ symbol: 'EURUSD' })];
    await service.answer('EURUSD');
    live.rows = [snapshot()];
    clock.advance(WINDOW_S + 120);
    expect(await service.answer('XAUUSD')).toMatchObject({ dataSource: 'live_api' });
    expect(await service.answer('EURUSD')).toMatchObject({ dataSource: 'historical_fallback' });
  });
});

describe('K2 failures', () => {
  test('K2 K5 tries a corrected account during the lock-out of the old one', async () => {
    const { service, live, clock } = setUp();
    live.failure = 'auth';
    live.retryAfterMs = 86_400_000;
    await service.answer('XAUUSD');
    clock.advance(301);
    live.failure = null;
    expect(await service.answer('XAUUSD')).toMatchObject({ dataSource: 'live_api' });
  });

  test('K2 K5 obeys a feed that asked to wait, and reads the other meanwhile', async () => {
    const { service, live, page, clock } = setUp({ scraped: true });
    live.failure = 'rate_limited';
    live.retryAfterMs = 3 * WINDOW_S * 1000;
    await service.answer('XAUUSD');
    clock.advance(WINDOW_S + 120);
    expect(await service.answer('XAUUSD')).toMatchObject({ dataSource: 'web_scraped' });
    expect([live.reads, page.reads]).toEqual([1, 2]);
  });

  test('K2 E3 answers `no_volume` only for what the source lists without volume, else `unknown`', async () => {
    const { service, live } = setUp();
    live.empty = ['GBPJPY'];
    const answers = await Promise.all((['GBPJPY', 'EURJPY', 'XAUUSD'] as const).map(service.answer));
    expect(answers).toMatchObject([
      { entry: null, reason: 'no_volume' },
      { entry: null, reason: 'unknown' },
      { entry: { name: 'XAUUSD' }, reason: null },
    ]);
    expect(answers.map((answer) => sentimentResponseSchema.safeParse(answer).success)).not.toContain(false);
  });

  test('K2 E3 does not use older figures for an instrument that the source now lists without volume', async () => {
    const { service, live, clock } = setUp();
    await service.answer('XAUUSD');
    live.rows = [];
    live.empty = ['XAUUSD'];
    clock.advance(WINDOW_S + 1);
    await service.refreshIfDue();
    const said = { entry: null, reason: 'no_volume', observedAt: null };
    // At once, also in the minute in which the earlier figures would still be fresh.
    expect(await service.answer('XAUUSD')).toMatchObject(said);
    clock.advance(WINDOW_S - 1);
    expect(await service.answer('XAUUSD')).toMatchObject(said);
    live.rows = [snapshot()];
    live.empty = [];
    clock.advance(120);
    expect(await service.answer('XAUUSD')).toMatchObject({ dataSource: 'live_api', reason: null });
  });

  test('K2 E3 uses the last stored figures with their own time when the source stops answering', async () => {
    const { service, live, clock } = setUp();
    await service.answer('XAUUSD');
    live.rows = [];
    live.empty = ['XAUUSD'];
    clock.advance(WINDOW_S + 120);
    expect(await service.answer('XAUUSD')).toMatchObject({ entry: null, reason: 'no_volume' });
    live.failure = 'timeout';
    clock.advance(WINDOW_S + 120);
    expect(await service.answer('XAUUSD')).toMatchObject({
      dataSource: 'historical_fallback',
      observedAt: '2026-06-10T12:00:00.000Z',
    });
  });

  test('K2 E3 shares empty instruments between instances, and only while they are fresh', async () => {
    const { service, live, deps, clock } = setUp({ examples: false });
    live.empty = ['GBPJPY'];
    await service.refreshIfDue();
    live.failure = 'timeout';
    const other = createSentimentService(deps);
    expect(await other.answer('GBPJPY')).toMatchObject({ entry: null, reason: 'no_volume' });
    clock.advance(WINDOW_S + 120);
    expect(await other.answer('GBPJPY')).toMatchObject({ entry: null, reason: 'unknown' });
  });

  test('K2 K6 answers the stored figures when the store cannot be written to', async () => {
    const { service, clock, lines } = setUp();
    await service.answer('XAUUSD');
    clock.advance(2 * WINDOW_S);
    vi.spyOn(store, 'claimRefresh').mockRejectedValue(new Error('disk full'));
    expect(await service.answer('XAUUSD')).toMatchObject({ dataSource: 'historical_fallback' });
    expect(lines).toMatchObject([{ level: 'error' }]);
  });

  test('K2 E3 reads again within a window when figures are from the future after the clock was set back', async () => {
    const { service, live, clock } = setUp();
    await service.answer('XAUUSD');
    clock.advance(-10 * 86_400);
    expect(await service.answer('XAUUSD')).toMatchObject({ dataSource: 'error_fallback' });
    expect(live.reads).toBe(1);
    clock.advance(WINDOW_S);
    expect(await service.answer('XAUUSD')).toMatchObject({ dataSource: 'live_api' });
    expect(live.reads).toBe(2);
  });
});

describe('K5 leases', () => {
  test('K5 a process that wakes after another process has read writes and settles nothing', async () => {
    const { deps, live, service, lines } = setUp();
    const { promise: paused, resolve: wake } = Promise.withResolvers<void>();
    const pausing = vi.fn(() => paused);
    const sleeper = createSentimentService({
      ...deps,
      feeds: [
        {
          vendor: 'myfxbook',
          source: 'live_api',
          read: async () => {
            await pausing();
            const observedAt = clock.now().toISOString();
            const rows = [snapshot({ longPercentage: 11, observedAt })];
            return { rows, empty: ['EURUSD'], received: 1, dropped: {}, observedAt };
          },
        },
      ],
    });
    const sleeping = sleeper.refreshIfDue();
    await expect.poll(() => pausing.mock.calls.length).toBe(1);
    clock.advance(WINDOW_S);
    live.rows = [snapshot(), snapshot({ symbol: 'EURUSD' })];
    await service.refreshIfDue();
    const settled = await store.refreshState('sentiment');
    clock.advance(60);
    wake();
    await sleeping;
    expect(await service.answer('XAUUSD')).toMatchObject({ entry: { longPercentage: 61 } });
    expect(await service.answer('EURUSD')).toMatchObject({ dataSource: 'live_api', reason: null });
    const day = ['2026-06-10T00:00:00.000Z', '2026-06-11T00:00:00.000Z'] as const;
    expect(await store.snapshots('XAUUSD', ...day)).toHaveLength(1);
    expect(await store.refreshState('sentiment')).toEqual({ ...settled, attemptedMsAgo: 60_000 });
    expect(lines).toMatchObject([{ level: 'warn', message: expect.stringContaining('nothing kept') }]);
  });

  test('K5 visitors cause at most one check in five seconds whether a refresh is due', async () => {
    const { service, live } = setUp();
    live.failure = 'timeout';
    await service.answer('XAUUSD');
    const claims = vi.spyOn(store, 'claimRefresh');
    for (let visitor = 0; visitor < 200; visitor += 1) await service.answer('XAUUSD');
    expect(claims).not.toHaveBeenCalled();
    clock.advance(5);
    for (let visitor = 0; visitor < 200; visitor += 1) await service.answer('EURUSD');
    expect(claims).toHaveBeenCalledTimes(1);
    expect(live.reads).toBe(1);
  });

  test('K2 K6 spends at most one call a window when the store saves neither a reading nor its end', async () => {
    const { service, live } = setUp();
    const broken = [
      vi.spyOn(store, 'saveSnapshots').mockRejectedValue(new Error('disk full')),
      vi.spyOn(store, 'settleRefresh').mockRejectedValue(new Error('disk full')),
    ];
    for (let second = 0; second < 6 * 3600; second += 15) {
      await service.refreshIfDue();
      clock.advance(15);
    }
    expect(live.reads).toBe((6 * 3600) / WINDOW_S);
    for (const one of broken) one.mockRestore();
    clock.advance(WINDOW_S);
    expect(await service.answer('XAUUSD')).toMatchObject({ dataSource: 'live_api' });
  });

  test('K2 K6 tries a store that cannot be written to again after five minutes, not at every check', async () => {
    const { service, live, lines } = setUp();
    const full = vi.spyOn(store, 'claimRefresh').mockRejectedValue(new Error('disk full'));
    for (let second = 0; second < 3600; second += 15) {
      await service.refreshIfDue();
      await service.answer('XAUUSD');
      clock.advance(15);
    }
    expect(full).toHaveBeenCalledTimes(12);
    expect(lines).toHaveLength(12);
    full.mockRestore();
    clock.advance(300);
    expect(await service.answer('XAUUSD')).toMatchObject({ dataSource: 'live_api' });
    expect(live.reads).toBe(1);
  });
});

describe('K2 the time of each feed', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

  test('K2 E4 answers `unknown` and no example while the first reading is not there, then its figures', async () => {
    const { service, live } = setUp();
    live.delayMs = 14_000;
    const first = service.answer('XAUUSD');
    await vi.advanceTimersByTimeAsync(9_000);
    expect(await first).toMatchObject({ entry: null, reason: 'unknown', dataSource: 'error_fallback' });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await service.answer('XAUUSD')).toMatchObject({ dataSource: 'live_api' });
  });

  test('K2 K5 reads the page after an API that used all its time, and no visitor waits for it', async () => {
    const { service, live, page } = setUp({ scraped: true });
    live.failure = 'aborted';
    live.delayMs = 8_500;
    page.delayMs = 5_000;
    const first = service.answer('XAUUSD');
    await vi.advanceTimersByTimeAsync(9_000);
    expect(await first).toMatchObject({ dataSource: 'error_fallback' });
    expect(page.reads).toBe(1);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await service.answer('XAUUSD')).toMatchObject({ dataSource: 'web_scraped' });
  });
});

describe('K5 one upstream read per window', () => {
  test('K2 K5 a locked account does not shorten the wait of the page that failed after it', async () => {
    const { service, live, page, clock } = setUp({ scraped: true });
    live.failure = 'locked';
    page.failure = 'challenge';
    await service.answer('XAUUSD');
    clock.advance(301);
    await service.answer('XAUUSD');
    expect(page.reads).toBe(1);
    clock.advance(WINDOW_S);
    await service.answer('XAUUSD');
    expect(page.reads).toBe(2);
  });

  test('K5 reads once for two hundred simultaneous visitors', async () => {
    const { service, live } = setUp();
    live.delayMs = 20;
    await Promise.all(Array.from({ length: 200 }, () => service.answer('XAUUSD')));
    expect(live.reads).toBe(1);
  });

  test('K5 reads once a window for two instances on one store', async () => {
    const { deps, live, clock, service } = setUp();
    const other = createSentimentService(deps);
    await Promise.all([service.refreshIfDue(), other.refreshIfDue()]);
    expect(live.reads).toBe(1);
    clock.advance(WINDOW_S - 1);
    await Promise.all([service.refreshIfDue(), other.refreshIfDue()]);
    expect(live.reads).toBe(1);
    clock.advance(2);
    await Promise.all([service.refreshIfDue(), other.refreshIfDue()]);
    expect(live.reads).toBe(2);
  });

  test('K2 K5 waits for the reading of another instance', async () => {
    const { deps, live, service } = setUp();
    live.delayMs = 300;
    const reading = service.refreshIfDue();
    await expect.poll(() => live.reads).toBe(1);
    const cold = createSentimentService(deps);
    const answers = await Promise.all(Array.from({ length: 20 }, () => cold.answer('XAUUSD')));
    expect(new Set(answers.map(({ dataSource }) => dataSource))).toEqual(new Set(['live_api']));
    expect(live.reads).toBe(1);
    await reading;
  });

  test('K2 K5 does not wait for a failed read, nor longer than the limit of an answer', async () => {
    const { deps, live, clock, service } = setUp();
    const sleep = vi.fn(async (ms: number) => clock.advance(ms / 1000));
    const cold = createSentimentService({ ...deps, sleep });
    live.failure = 'http_5xx';
    await service.refreshIfDue();
    expect(await cold.answer('XAUUSD')).toMatchObject({ dataSource: 'error_fallback' });
    expect(sleep).not.toHaveBeenCalled();
    clock.advance(2 * WINDOW_S);
    await store.claimRefresh('sentiment', WINDOW_S * 1000);
    expect(await cold.answer('XAUUSD')).toMatchObject({ dataSource: 'error_fallback' });
    const waitedMs = sleep.mock.calls.reduce((sum, [ms]) => sum + ms, 0);
    expect(waitedMs).toBeGreaterThan(8_500);
    expect(waitedMs).toBeLessThan(10_000);
  });

  test('K2 K5 L keeps no visitor waiting for a reading that could not be stored, and reads again after a window', async () => {
    const { deps, live, clock, service, lines } = setUp();
    const sleep = vi.fn(async (ms: number) => clock.advance(ms / 1000));
    const cold = createSentimentService({ ...deps, sleep });
    const full = vi.spyOn(store, 'saveSnapshots').mockRejectedValue(new Error('disk full'));
    await service.refreshIfDue();
    expect(await cold.answer('XAUUSD')).toMatchObject({ dataSource: 'error_fallback' });
    expect(sleep).not.toHaveBeenCalled();
    expect(lines).toMatchObject([{ level: 'error' }]);
    expect(await store.refreshState('sentiment')).toMatchObject({ failure: 'unexpected' });
    full.mockRestore();
    clock.advance(WINDOW_S - 1);
    await cold.refreshIfDue();
    expect(live.reads).toBe(1);
    clock.advance(1);
    await cold.refreshIfDue();
    expect(await cold.answer('XAUUSD')).toMatchObject({ dataSource: 'live_api' });
  });

  test('K2 L logs what ended a read when its end cannot be stored', async () => {
    const { service, lines } = setUp();
    vi.spyOn(store, 'saveSnapshots').mockRejectedValue(new Error('disk full'));
    vi.spyOn(store, 'settleRefresh').mockRejectedValue(new Error('locked'));
    await service.refreshIfDue();
    expect(lines).toMatchObject([{ level: 'error', fields: { err: { message: 'disk full' } } }]);
  });

  test('K5 K2 reads a failing upstream once a window, not for every visitor', async () => {
    const { service, live, clock } = setUp();
    live.failure = 'http_5xx';
    for (let visitor = 0; visitor < 20; visitor += 1) await service.answer('XAUUSD');
    expect(live.reads).toBe(1);
    clock.advance(301);
    await service.answer('XAUUSD');
    expect(live.reads).toBe(1);
    clock.advance(WINDOW_S);
    live.failure = null;
    expect(await service.answer('XAUUSD')).toMatchObject({ dataSource: 'live_api' });
    expect(live.reads).toBe(2);
  });

  test.each(['timeout', 'aborted'] as const)(
    'K5 K2 reads again a minute after a first %s, and once a window while it goes on',
    async (failure) => {
      const { service, live, clock } = setUp();
      live.failure = failure;
      const reads: number[] = [];
      for (let second = 0; second < 4 * 3600; second += 15) {
        const before = live.reads;
        await service.refreshIfDue();
        if (live.reads > before) reads.push(second);
        clock.advance(15);
      }
      const windows = Array.from({ length: 11 }, (_, index) => 60 + (index + 1) * WINDOW_S);
      expect(reads).toEqual([0, 60, ...windows]);
    },
  );

  test('K5 K2 another process reads no second time sooner after a time-out', async () => {
    const { service, live, deps, clock } = setUp();
    live.failure = 'timeout';
    for (let start = 0; start < 20; start += 1) {
      await createSentimentService(deps).refreshIfDue();
      await service.refreshIfDue();
      clock.advance(50);
    }
    expect(live.reads).toBe(2);
  });

  test('K5 K2 checks a refused account again after five minutes, because that costs no call', async () => {
    const { service, live, clock } = setUp();
    live.failure = 'auth';
    await service.answer('XAUUSD');
    clock.advance(301);
    live.failure = null;
    expect(await service.answer('XAUUSD')).toMatchObject({ dataSource: 'live_api' });
  });

  test('K5 reads again five minutes after a refresh that a crash interrupted', async () => {
    const { service, live, clock } = setUp();
    await store.claimRefresh('sentiment', WINDOW_S * 1000);
    await service.refreshIfDue();
    expect(live.reads).toBe(0);
    clock.advance(301);
    await service.refreshIfDue();
    expect(live.reads).toBe(1);
  });
});
