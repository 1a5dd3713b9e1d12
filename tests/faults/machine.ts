import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, type TestContext, vi } from 'vitest';
import { sentimentResponseSchema } from '#contracts/sentiment.ts';
import { readSettings } from '#server/env.ts';
import { type Running, start } from '#server/start.ts';
import { startUpstreams } from '#tests/upstreams/server.ts';
import { replayedSettings } from '../../scripts/replayed-settings.ts';

export const HOUR_S = 3600;
export const DAY_S = 24 * HOUR_S;
export const OUTLOOK = '/myfxbook/api/get-community-outlook.json';
export const LOGIN = '/myfxbook/api/login.json';
const START_MS = Date.parse('2026-06-10T16:00:00.000Z');
const SCHEDULER_MS = 15_000;
/** The outlook API allows 100 calls in 24 hours; K2 allows 72. */
const LIMIT = 72;
/** Longer than a read of one vendor may take, counted in checks. */
const READ_MS = 18_000;
const CHECK_MS = 5;
const PATIENCE_MS = 120_000;

/**
 * One machine that runs the whole backend on replayed upstreams. Only `passTime` moves time, also for the scheduler;
 * `setClock` changes the machine's clock. The upstreams always have the right time. Without `simulateTime`, the time limits
 * of calls are real.
 */
export async function createMachine(
  { onTestFinished }: TestContext,
  env: Readonly<Record<string, string>> = {},
) {
  // The scheduler's own timer only: the calls go over real connections.
  if (!vi.isFakeTimers()) vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let passedS = 0;
  let clockErrorS = 0;
  let bootedS = -5_000;
  let boots = 1;
  const trueNow = () => new Date(START_MS + passedS * 1000);
  const upstreams = await startUpstreams({ clock: trueNow });
  const dir = await mkdtemp(join(tmpdir(), 'machine-'));
  const file = join(dir, 'aureo.sqlite');
  // The calendars are read rarely: these tests are about the outlook.
  const own = { REFRESH_EVENTS_S: '86400', PORT: '0', DATA_DIR: dir };
  const settings = readSettings({
    ...replayedSettings(upstreams.url),
    SOURCE_OFFICIAL: 'off',
    ...own,
    ...env,
  });
  const lines: { kind?: string }[] = [];
  const keep = (fields: object) => void lines.push(fields);
  const log = { info: () => {}, warn: keep, error: keep };
  const sites: Running[] = [];
  /** Open as long as a site runs: each time step asks it. */
  let watched: DatabaseSync | null = null;

  /** Starts one more process; its clock differs from the machine's by so much. */
  const launch = async (skewS = 0): Promise<void> => {
    const clock = () => new Date(trueNow().getTime() + (clockErrorS + skewS) * 1000);
    const machine = { clock, uptime: () => passedS - bootedS, boot: `boot ${boots}` };
    sites.push(await start({ settings, dist: null, replayed: false, say: () => {}, log, ...machine }));
    await untilRead();
  };
  const stop = async () => {
    watched?.close();
    watched = null;
    await Promise.all(sites.splice(0).map((site) => site.stop()));
  };
  onTestFinished(async () => {
    await stop();
    await upstreams.close();
    await rm(dir, { recursive: true, force: true });
  });
  /** When the outlook was asked, in true seconds since the start. */
  const outlookCalls = () =>
    upstreams
      .calls()
      .calls.filter(({ path }) => path === OUTLOOK)
      .map(({ at }) => (Date.parse(at) - START_MS) / 1000);
  /** Runs SQL on the data file from another process's side. */
  const onFile = <Result>(work: (db: DatabaseSync) => Result): Result => {
    const db = new DatabaseSync(file);
    try {
      return work(db);
    } finally {
      db.close();
    }
  };
  const isUnsettled = () => {
    watched ??= new DatabaseSync(file);
    return watched.prepare('SELECT 1 FROM refreshes WHERE settled_fence < fence').get() !== undefined;
  };
  /** Claims are made before the event loop turns; each is unsettled until its upstream has answered. */
  const untilRead = async () => {
    await nextTurn();
    let passedMs = 0;
    const isSettled = () => {
      passedMs += CHECK_MS;
      expect(passedMs, 'ms of a read, at least').toBeLessThan(READ_MS);
      return !isUnsettled();
    };
    // Vitest moves a fake time with each check.
    if (isUnsettled()) await vi.waitUntil(isSettled, { timeout: PATIENCE_MS, interval: CHECK_MS });
  };
  /** The scheduler of each process checks whether a refresh is due. */
  const look = async () => {
    if (sites.length === 0) return;
    vi.advanceTimersByTime(SCHEDULER_MS);
    await untilRead();
  };
  const visit = async (process = 0) => {
    const response = await fetch(`${sites[process]?.url}/functions/v1/sentiment`, {
      method: 'POST',
      headers: { apikey: settings.ANON_KEY, 'content-type': 'application/json' },
      body: '{"symbol":"XAUUSD"}',
    });
    expect(response.status).toBe(200);
    const answer = sentimentResponseSchema.parse(await response.json());
    return answer;
  };
  return {
    upstreams,
    file,
    lines,
    launch,
    stop,
    visit,
    outlookCalls,
    onFile,
    /** Reboots the machine, with its clock in 1970 if it keeps none; the site is not running then. */
    reboot: async ({ hasClock }: { readonly hasClock: boolean }) => {
      await stop();
      bootedS = passedS;
      boots += 1;
      if (!hasClock) clockErrorS = -trueNow().getTime() / 1000;
    },
    /** Corrects the clock. */
    putClockRight: async () => {
      clockErrorS = 0;
      await look();
    },
    /** Someone sets the clock by so much; the scheduler looks at it soon. */
    setClock: async (seconds: number) => {
      clockErrorS += seconds;
      await look();
    },
    /** Time passes with a look of the scheduler, and a visitor at each process, every `everyS` seconds. */
    passTime: async (seconds: number, everyS: number) => {
      for (let passed = 0; passed < seconds; passed += everyS) {
        passedS += everyS;
        await look();
        for (const process of sites.keys()) await visit(process);
      }
    },
    /** Time passes without a look. */
    skip: (seconds: number) => {
      passedS += seconds;
    },
    logins: () => upstreams.calls().counts[LOGIN] ?? 0,
    /** How many readings of the outlook were stored. */
    readings: () =>
      onFile((db) =>
        Number(db.prepare("SELECT count(*) AS n FROM snapshots WHERE symbol = 'XAUUSD'").get()?.n),
      ),
    /** How many calls were over the limit in the worst 24 hours of true time. */
    callsOverLimit: () => {
      const called = outlookCalls();
      const days = called.map((from) => called.filter((at) => at >= from && at - from < DAY_S).length);
      return Math.max(0, ...days.map((count) => count - LIMIT));
    },
    /** The longest time without a call, in seconds. */
    longestGap: () => {
      const called = outlookCalls();
      return Math.max(...called.slice(1).map((at, index) => at - (called[index] ?? 0)));
    },
  };
}
