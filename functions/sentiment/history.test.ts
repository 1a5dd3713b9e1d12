import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SYMBOLS } from '#contracts/sentiment.ts';
import { BOARD_DAYS, sentimentBoardSchema } from '#contracts/sentiment-board.ts';
import { sentimentHistorySchema } from '#contracts/sentiment-history.ts';
import type { Store } from '#store/port.ts';
import {
  rememberingLog,
  scriptedFeed,
  snapshot,
  standingClock,
  temporaryStore,
} from '../testing/fixtures.ts';
import { createHistoryService } from './history.ts';
import { csvFile } from './history-csv.ts';
import { createSentimentService } from './service.ts';

const NOW = '2026-06-10T12:00:00.000Z';
const WINDOW_S = 1200;
const DAY_S = 86_400;
const OWN = { name: 'House', url: 'https://house.example/' };
let store: Store;
let remove: () => Promise<void>;
beforeEach(async () => {
  ({ store, remove } = await temporaryStore());
});
afterEach(() => remove());

const ago = (seconds: number) => new Date(Date.parse(NOW) - seconds * 1000).toISOString();

function setUp() {
  const clock = standingClock(NOW);
  const windowMs = WINDOW_S * 1000;
  const service = createHistoryService({ store, ownCredit: OWN, windowMs, clock: clock.now });
  return { clock, service, windowMs };
}

/** A snapshot each window of the last `days`; the long share moves through both extremes. */
const readings = (days: number) =>
  Array.from({ length: (days * DAY_S) / WINDOW_S }, (_, index) =>
    snapshot({
      observedAt: ago(index * WINDOW_S),
      longPercentage: Math.round(50 + 30 * Math.sin(index / 40)),
    }),
  );

describe('N1 history', () => {
  test.each([7, 30, 90] as const)(
    'N1 %i days of snapshots give at most 500 points of that range',
    async (days) => {
      await store.saveSnapshots(readings(100));
      const { service } = setUp();
      const answer = await service.answer({ symbol: 'XAUUSD', days });
      expect(sentimentHistorySchema.safeParse(answer).error).toBeUndefined();
      expect(answer.readings).toBe((days * DAY_S) / WINDOW_S + 1);
      expect(answer.points.length).toBeGreaterThan(400);
      expect(answer.points.length).toBeLessThanOrEqual(500);
      expect(answer.points.at(-1)?.observedAt).toBe(NOW);
      expect(answer.points[0]?.observedAt).toBe(ago(days * DAY_S));
      const shares = answer.points.map(({ longPercentage }) => longPercentage);
      expect([Math.min(...shares), Math.max(...shares)]).toEqual([20, 80]);
      expect(answer.gaps).toEqual([]);
      expect(answer.extremes).toEqual({ high: 70, low: 30 });
    },
  );

  test('N1 gives the change against a week ago also in a history of seven days', async () => {
    const week = snapshot({ observedAt: ago(7 * DAY_S + 600), longPercentage: 50 });
    const day = snapshot({ observedAt: ago(DAY_S + 600), longPercentage: 65 });
    await store.saveSnapshots([week, day, snapshot({ observedAt: ago(600), longPercentage: 61 })]);
    const answer = await setUp().service.answer({ symbol: 'XAUUSD', days: 7 });
    expect(answer.change).toEqual({ day: -4, week: 11 });
    expect(answer.readings).toBe(2);
    expect(answer.gaps.map(({ from, to }) => [from, to])).toEqual([
      [ago(7 * DAY_S), ago(DAY_S + 600)],
      [ago(DAY_S + 600), ago(600)],
    ]);
  });

  test('N1 counts every extreme stretch from all snapshots and ends it at gaps', async () => {
    // A short extreme every two and a half hours, and five hours without a snapshot now and then.
    const swinging = readings(90)
      .map((row, index) => ({ ...row, longPercentage: [72, 71, 55, 50, 28, 45, 52][index % 7] ?? 50 }))
      .filter((_, index) => index % 400 > 15);
    await store.saveSnapshots(swinging);
    const { service } = setUp();
    const query = { symbol: 'XAUUSD', days: 90 } as const;
    const answer = await service.answer(query);
    const lines = (await service.csv(query)).text.trimEnd().split('\r\n').slice(1);
    const rows = lines.map((line) => {
      const [at = '', , long] = line.split(',');
      return {
        at: Date.parse(at),
        side: Math.sign(Number(long) - 50) * Number(Math.abs(Number(long) - 50) >= 20),
      };
    });
    const begins = rows.filter(({ at, side }, index) => {
      const before = rows[index - 1];
      return side !== 0 && (before?.side !== side || at - before.at > 3 * WINDOW_S * 1000);
    });
    expect(begins.length).toBeGreaterThan(1500);
    expect(answer.extremeStretches).toBe(begins.length);
    expect(answer.points.length).toBeLessThanOrEqual(500);
  });

  test('N1 counts two stretches when an extreme is on both sides of a gap', async () => {
    const high = { longPercentage: 75 };
    const times = [20 * 3600, 19.7 * 3600, 1200, 60];
    await store.saveSnapshots(times.map((seconds) => snapshot({ observedAt: ago(seconds), ...high })));
    const answer = await setUp().service.answer({ symbol: 'XAUUSD', days: 7 });
    expect(answer.extremeStretches).toBe(2);
  });

  test('N1 names the first snapshot after an outage, also when it is before the range', async () => {
    const since = ago(60 * DAY_S);
    await store.saveSnapshots([snapshot({ observedAt: since }), snapshot({ observedAt: ago(3600) })]);
    const { service } = setUp();
    expect(await service.answer({ symbol: 'XAUUSD', days: 7 })).toMatchObject({
      readings: 1,
      firstObservedAt: since,
    });
    expect(await service.answer({ symbol: 'XAUUSD', days: 90 })).toMatchObject({ firstObservedAt: since });
    expect(await service.answer({ symbol: 'EURUSD', days: 7 })).toMatchObject({ firstObservedAt: null });
  });

  test('N1 answers an empty history with one gap when nothing is stored', async () => {
    const answer = await setUp().service.answer({ symbol: 'EURJPY', days: 30 });
    expect(answer).toMatchObject({ points: [], sources: [], readings: 0, change: { day: null, week: null } });
    expect(answer.gaps).toEqual([{ from: ago(30 * DAY_S), to: NOW }]);
  });

  test('N1 K2 never contains a shown example', async () => {
    const { service, clock, windowMs } = setUp();
    const { feed, script } = scriptedFeed('live_api', clock.now);
    script.failure = 'timeout';
    const { log } = rememberingLog();
    const deps = {
      store,
      feeds: [feed],
      ownCredit: OWN,
      windowMs,
      log,
      clock: clock.now,
    };
    const sentiment = createSentimentService({ ...deps, examples: true });
    expect(await sentiment.answer('XAUUSD')).toMatchObject({ dataSource: 'error_fallback' });
    expect((await service.csv({ symbol: 'XAUUSD', days: 90 })).text.split('\r\n')).toHaveLength(2);
  });

  test('N1 prefers the API’s snapshot of one instant, and names both sources', async () => {
    const page = { source: 'web_scraped' as const };
    await store.saveSnapshots([
      snapshot({ observedAt: ago(60), longPercentage: 61 }),
      snapshot({ observedAt: ago(60), longPercentage: 99, ...page }),
      snapshot({ observedAt: ago(1200), longPercentage: 58, ...page }),
      snapshot({ observedAt: ago(1200), symbol: 'EURUSD', longPercentage: 5 }),
    ]);
    const answer = await setUp().service.answer({ symbol: 'XAUUSD', days: 7 });
    expect(answer.points.map(({ longPercentage }) => longPercentage)).toEqual([58, 61]);
    expect(answer.sources).toEqual(['live_api', 'web_scraped']);
  });

  test('N1 K5 reads the store once for simultaneous calls, and again later', async () => {
    await store.saveSnapshots([snapshot({ observedAt: ago(60) })]);
    const { service, clock } = setUp();
    const ask = () => service.answer({ symbol: 'XAUUSD', days: 7 });
    expect(await ask()).toBe(await ask());
    await store.saveSnapshots([snapshot({ observedAt: NOW })]);
    clock.advance(6);
    expect((await ask()).readings).toBe(2);
  });

  test('N1 hides snapshots of the future, from before the clock was set back', async () => {
    await store.saveSnapshots([snapshot({ observedAt: ago(-3600) }), snapshot({ observedAt: ago(60) })]);
    expect((await setUp().service.answer({ symbol: 'XAUUSD', days: 7 })).readings).toBe(1);
  });
});

test('N1 the CSV has one line for every snapshot', async () => {
  await store.saveSnapshots(readings(90));
  const { text } = await setUp().service.csv({ symbol: 'XAUUSD', days: 90 });
  const lines = text.split('\r\n');
  expect(lines).toHaveLength(1 + 6480 + 1);
  const widths = new Set(lines.slice(0, -1).map((line) => line.split(',').length));
  expect(widths.size).toBe(1);
});

test('N1 leaves a CSV cell empty without a figure', async () => {
  const { text } = await csvFile([snapshot({ averageLong: null, longPositions: null })]);
  expect(text.split('\r\n')[1]).toEqual(
    expect.stringContaining(`${NOW},XAUUSD,61,39,610.5,390.2,,900,,2322.9,live_api,`),
  );
});

test('N1 the CSV has the total of a source that does not know the two sides of it', async () => {
  const sides = { longPositions: null, shortPositions: null };
  const { text } = await csvFile([snapshot({ ...sides, totalPositions: 4321, basis: 'positions' })]);
  const [header = '', row = ''] = text.split('\r\n').map((line) => line.split(','));
  expect(row[header.indexOf('total_positions_count')]).toBe('4321');
});

test('N1 K5 builds one CSV per version; a new snapshot or a new window makes the next version', async () => {
  await store.saveSnapshots(readings(8));
  const read = vi.spyOn(store, 'snapshots');
  const { service, clock } = setUp();
  const ask = () => service.csv({ symbol: 'XAUUSD', days: 7 });
  const [first] = await Promise.all(Array.from({ length: 50 }, ask));
  clock.advance(WINDOW_S - 1);
  expect((await ask()).etag).toBe(first?.etag);
  expect(read).toHaveBeenCalledTimes(1);
  await store.saveSnapshots([snapshot({ observedAt: ago(-60), longPercentage: 62 })]);
  const second = await ask();
  expect(second.text).toContain(`${ago(-60)},XAUUSD,62`);
  expect(second.etag).not.toBe(first?.etag);
  clock.advance(1);
  const third = await ask();
  expect(third.text).not.toContain(ago(7 * DAY_S));
  expect(read).toHaveBeenCalledTimes(3);
});

test('E1 the board has the change since yesterday and thirty days of every instrument, from stored readings', async () => {
  const gold = (secondsAgo: number, longPercentage: number) =>
    snapshot({ observedAt: ago(secondsAgo), longPercentage });
  await store.saveSnapshots([gold(3 * DAY_S - 60, 55), gold(DAY_S + 600, 65), gold(600, 61)]);
  const { service } = setUp();
  const board = await service.board();
  expect(sentimentBoardSchema.safeParse(board).error).toBeUndefined();
  expect(board.rows.map(({ symbol }) => symbol)).toEqual(SYMBOLS);
  const row = board.rows.find(({ symbol }) => symbol === 'XAUUSD');
  expect(row?.change).toBe(-4);
  expect(row?.latest).toMatchObject({ longPercentage: 61, observedAt: expect.stringMatching(/T11:50/) });
  expect(row?.shares.slice(-3)).toEqual([55, 65, 61]);
  expect(row?.shares.slice(0, -3).every((share) => share === null)).toBe(true);
  expect(board.rows.find(({ symbol }) => symbol === 'EURUSD')).toMatchObject({ change: null, latest: null });
  expect(board.credits).toHaveLength(1);
  expect(row?.shares).toHaveLength(BOARD_DAYS + 1);
  expect(row?.range).toBeNull();
  await store.saveSnapshots([gold(0, 70)]);
  expect((await service.board()).rows.find(({ symbol }) => symbol === 'XAUUSD')?.shares.at(-1)).toBe(70);
});

test('E1 the board has the range of ninety days, which is read once an hour', async () => {
  await store.saveSnapshots([...readings(89), snapshot({ observedAt: ago(95 * DAY_S), longPercentage: 1 })]);
  const { service, clock } = setUp();
  const read = vi.spyOn(store, 'snapshots');
  const rangeNow = async () => (await service.board()).rows.find(({ symbol }) => symbol === 'XAUUSD')?.range;
  expect(await rangeNow()).toEqual({ low: 20, high: 80, min: 20, max: 80, days: 90 });
  // One instrument has readings.
  expect(read).toHaveBeenCalledTimes(SYMBOLS.length + 1);
  clock.advance(1200);
  await rangeNow();
  expect(read).toHaveBeenCalledTimes(2 * SYMBOLS.length + 1);
  clock.advance(3600);
  await rangeNow();
  expect(read).toHaveBeenCalledTimes(3 * SYMBOLS.length + 2);
});

test('E1 N1 a range, a change and the days are of one basis, from the first reading of another one on', async () => {
  await store.saveSnapshots(readings(89));
  const { service, clock } = setUp();
  const gold = async () => (await service.board()).rows.find(({ symbol }) => symbol === 'XAUUSD');
  expect((await gold())?.range).not.toBeNull();
  clock.advance(60);
  await store.saveSnapshots([snapshot({ basis: 'positions', observedAt: clock.now().toISOString() })]);
  // The range of the volume is remembered for an hour, and is not that of the positions.
  expect(await gold()).toMatchObject({ latest: { basis: 'positions' }, range: null, change: null });
  expect((await gold())?.shares.filter((share) => share !== null)).toEqual([61]);
});
