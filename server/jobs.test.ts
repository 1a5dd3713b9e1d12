import { beforeEach, expect, type TestContext, test, vi } from 'vitest';
import { createSentimentService } from '#functions/sentiment/service.ts';
import { rememberingLog, standingClock } from '#functions/testing/fixtures.ts';
import { openSqlite } from '#store/sqlite/open.ts';
import { simulateTime } from '#tests/simulated-time.ts';
import { startUpstreams } from '#tests/upstreams/server.ts';
import { replayedSettings } from '../scripts/replayed-settings.ts';
import { readSettings } from './env.ts';
import { type Jobs, startJobs } from './jobs.ts';
import { NO_METRICS } from './measure.ts';
import { createFeeds } from './sources/feeds.ts';

/** Two days with two instances, and those between them. `DAYS=30` takes a minute of a core. */
const DAYS = Number(process.env.DAYS ?? 6);
const LIMIT = 72;
/** Noon: a count by calendar days would restart twelve hours later. */
const START = '2026-06-01T12:00:00.000Z';
const HOUR_S = 3600;
const DAY_MS = 86_400_000;
const TICK_S = 15;
const OUTLOOK = '/myfxbook/api/get-community-outlook.json';
const LOGIN = '/myfxbook/api/login.json';

beforeEach(simulateTime);

interface Run {
  readonly days: number;
  readonly windowS: number;
  /** How many instances run at the tick; missing ones are started, and the oldest of too many are killed. */
  readonly instancesAt: (tick: number) => number;
  /** A tick at which the oldest instance is replaced by a new one. */
  readonly isRestart: (tick: number) => boolean;
  /** A tick at which the upstream forgets all sessions. */
  readonly isForgetful?: (tick: number) => boolean;
}

/**
 * Runs the real scheduler with the real feeds over real connections; only time is fake. The store is in memory, because
 * tens of thousands of commits to a disk take minutes; the store contract proves that a reopened file keeps the count.
 * Returns when the outlook was called, in epoch milliseconds.
 */
async function simulate({ onTestFinished }: TestContext, run: Run) {
  const clock = standingClock(START);
  const upstreams = await startUpstreams({ clock: clock.now });
  const store = await openSqlite({ file: ':memory:', now: clock.now });
  onTestFinished(async () => {
    await store.close();
    await upstreams.close();
  });
  const settings = readSettings({
    ...replayedSettings(upstreams.url),
    REFRESH_SENTIMENT_S: String(run.windowS),
  });
  const { log } = rememberingLog();
  const looks = new Set<Promise<void>>();
  const launch = (): Jobs => {
    const feeds = createFeeds({ settings, store, clock: clock.now, metrics: NO_METRICS }).sentiment;
    const shown = { ownCredit: { name: 'House', url: 'https://house.example/' }, examples: false };
    const windowMs = settings.REFRESH_SENTIMENT_S * 1000;
    const service = createSentimentService({ store, feeds, windowMs, clock: clock.now, log, ...shown });
    const sentiment = () => {
      const look = service.refreshIfDue().finally(() => looks.delete(look));
      looks.add(look);
      return look;
    };
    return startJobs({ sentiment }, log);
  };
  const called: number[] = [];
  let seen = '';
  const collect = () => {
    const news = upstreams.calls().calls.filter(({ at }) => at > seen);
    called.push(...news.filter(({ path }) => path === OUTLOOK).map(({ at }) => Date.parse(at)));
    seen = news.at(-1)?.at ?? seen;
  };
  const instances: Jobs[] = [];
  for (let tick = 0; tick < (run.days * DAY_MS) / (TICK_S * 1000); tick += 1) {
    if (run.isForgetful?.(tick)) upstreams.set({ sessions: 'revoked' });
    if (run.isRestart(tick)) instances.shift()?.stop();
    while (instances.length > run.instancesAt(tick)) instances.shift()?.stop();
    while (instances.length < run.instancesAt(tick)) instances.push(launch());
    await Promise.all(looks);
    if (tick % (8 * 240) === 0) collect();
    clock.advance(TICK_S);
    vi.advanceTimersByTime(TICK_S * 1000);
    await Promise.all(looks);
  }
  for (const instance of instances) instance.stop();
  collect();
  const readings = await store.snapshots('XAUUSD', START, new Date(clock.now().getTime() + 1).toISOString());
  return { called, logins: upstreams.calls().counts[LOGIN] ?? 0, readings: readings.length };
}

/** The most calls within any 24 hours, whenever they begin. */
function busiestDay(called: readonly number[]): number {
  return Math.max(
    ...called.map((from, nth) => called.slice(nth, nth + 200).filter((at) => at - from < DAY_MS).length),
  );
}

test('N12 K5 sends the first reads before the pages are rendered', () => {
  const order: string[] = [];
  const jobs = startJobs(
    {
      read: async () => void order.push('read'),
      other: async () => void order.push('other'),
    },
    rememberingLog().log,
    async () => void order.push('pages'),
  );
  expect(order).toEqual(['read', 'other', 'pages']);
  jobs.stop();
});

test('N12 K5 a job that does not end keeps no other from the pages', async () => {
  const { log, lines } = rememberingLog();
  const after = vi.fn(async () => {});
  const jobs = startJobs(
    {
      quick: async () => {},
      failing: () => Promise.reject(new Error('broken')),
      hanging: () => new Promise(() => {}),
    },
    log,
    after,
  );
  await expect.poll(() => after.mock.calls.length).toBe(3);
  vi.advanceTimersByTime(TICK_S * 1000);
  await expect.poll(() => after.mock.calls.length).toBe(5);
  expect(lines).toMatchObject([{ fields: { job: 'failing' } }, { fields: { job: 'failing' } }]);
  jobs.stop();
});

test(`K2 K5 ${DAYS} days of the scheduler, restarted every seven hours, some as two instances: at most 72 calls in any 24 hours`, async (context) => {
  const day = DAY_MS / 1000 / TICK_S;
  const { called, logins, readings } = await simulate(context, {
    days: DAYS,
    windowS: 1200,
    instancesAt: (tick) => (tick % (5 * day) < day ? 2 : 1),
    isRestart: (tick) => tick % ((7 * HOUR_S) / TICK_S) === 0,
  });
  expect(busiestDay(called)).toBe(LIMIT);
  // The first at the start, the last one at the very end.
  expect(called.length).toBe(DAYS * LIMIT + 1);
  expect(readings).toBe(called.length);
  expect(logins).toBe(1);
});

test('K2 the count in the store limits a window that is too short, with and without restarts', async (context) => {
  const { called } = await simulate(context, {
    days: 2,
    windowS: 60,
    instancesAt: (tick) => (tick % 1000 < 40 ? 0 : 1),
    isRestart: (tick) => tick % 197 === 0,
  });
  expect(busiestDay(called)).toBe(LIMIT);
  expect(called.length).toBeGreaterThan(LIMIT);
});

test('K2 counts calls that were repeated because the session had ended, and few log-ins', async (context) => {
  const { called, logins } = await simulate(context, {
    days: 3,
    windowS: 1200,
    instancesAt: () => 1,
    isRestart: (tick) => tick % 977 === 0,
    isForgetful: (tick) => tick % 1440 === 0,
  });
  expect(busiestDay(called)).toBeLessThanOrEqual(LIMIT);
  expect(called.length).toBeGreaterThan(2 * LIMIT);
  expect(logins).toBeLessThanOrEqual(6 * 3);
});
