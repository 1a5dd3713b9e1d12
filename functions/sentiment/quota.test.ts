import { expect, type TestContext, test } from 'vitest';
import { createMyfxbookFeed } from '#feeds/sentiment/myfxbook-api/feed.ts';
import { scriptedGet } from '#feeds/sentiment/testing/fakes.ts';
import { loginAnswer, outlookAnswer, refusal } from '#feeds/sentiment/testing/outlook-payloads.ts';
import { openSqlite } from '#store/sqlite/open.ts';
import { rememberingLog, standingClock } from '../testing/fixtures.ts';
import { createSentimentService } from './service.ts';

const DAYS = 30;
const LIMIT = 72;
const DAY_S = 86_400;
const CREDIT = { name: 'x', url: 'https://x.example/' };

interface Run {
  readonly windowS: number;
  /** Seconds between two looks of the scheduler. */
  readonly tickS: number;
  /** A restart after this many ticks, again and again. */
  readonly restartEvery: number;
  /** What the upstream answers to its nth outlook call. */
  readonly outlook?: (nth: number) => unknown;
}

/**
 * Thirty days of the scheduler: two instances on one store, each restarted in turn; the outlook calls that went out, by
 * day. The store is in memory, because tens of thousands of commits to a disk take minutes; that a reopened file keeps
 * the count is the store contract's to prove.
 */
async function simulate({ onTestFinished }: TestContext, run: Run) {
  const clock = standingClock('2026-06-01T00:00:00.000Z');
  const store = await openSqlite({ file: ':memory:' });
  onTestFinished(() => store.close());
  const calls: { path: string; day: string }[] = [];
  let outlooks = 0;
  const { get } = scriptedGet(({ pathname }) => {
    calls.push({ path: pathname, day: clock.now().toISOString().slice(0, 10) });
    if (pathname.endsWith('login.json')) return loginAnswer('tok1');
    outlooks += 1;
    return run.outlook?.(outlooks) ?? outlookAnswer();
  });
  const launch = () => {
    const takeCall = () => store.takeCall('outlook-api', clock.now().toISOString().slice(0, 10), LIMIT);
    const account = { baseUrl: 'https://outlook.example', email: 'ana@mail.example', password: 'p' };
    const feed = createMyfxbookFeed({ ...account, get, notes: store, clock: clock.now, takeCall });
    const shown = { credit: CREDIT, exampleCredit: CREDIT, examples: false };
    const windowMs = run.windowS * 1000;
    const { log } = rememberingLog();
    return createSentimentService({ store, feeds: [feed], windowMs, clock: clock.now, log, ...shown });
  };
  const instances = [launch(), launch()];
  for (let tick = 1; tick <= (DAYS * DAY_S) / run.tickS; tick += 1) {
    await Promise.all(instances.map((instance) => instance.refreshIfDue()));
    clock.advance(run.tickS);
    if (tick % run.restartEvery === 0) instances[(tick / run.restartEvery) % 2] = launch();
  }
  const asked = calls.filter(({ path }) => path.endsWith('outlook.json'));
  const perDay = [...Map.groupBy(asked, ({ day }) => day).values()].map((day) => day.length);
  const readings = await store.snapshots('XAUUSD', '2026-06-01T00:00:00.000Z', clock.now().toISOString());
  return { perDay, logins: calls.length - asked.length, readings: readings.length };
}

test('K2 K5 thirty days of two instances that are restarted every seven hours: at most 72 calls a day, one log-in', async (context) => {
  const { perDay, logins, readings } = await simulate(context, {
    windowS: 1200,
    tickS: 120,
    restartEvery: 210,
  });
  expect(perDay).toHaveLength(DAYS);
  expect(Math.max(...perDay)).toBeLessThanOrEqual(LIMIT);
  expect(Math.min(...perDay)).toBeGreaterThanOrEqual(LIMIT - 1);
  expect(readings).toBe(perDay.reduce((sum, calls) => sum + calls, 0));
  expect(logins).toBe(1);
}, 30_000);

test('K2 a refresh window that is too short is stopped by the count in the store, restarts or not', async (context) => {
  const { perDay } = await simulate(context, { windowS: 60, tickS: 600, restartEvery: 72 });
  expect(perDay).toEqual(Array(DAYS).fill(LIMIT));
}, 30_000);

test('K2 sessions that end and throttled calls count too: still at most 72 a day, and few log-ins', async (context) => {
  const { perDay, logins } = await simulate(context, {
    windowS: 1200,
    tickS: 300,
    restartEvery: 144,
    outlook: (nth) =>
      nth % 40 === 0 ? refusal('Invalid session.') : nth % 7 === 0 ? refusal('Too many requests') : null,
  });
  expect(Math.max(...perDay)).toBeLessThanOrEqual(LIMIT);
  expect(logins).toBeLessThanOrEqual(3 * DAYS);
}, 30_000);
