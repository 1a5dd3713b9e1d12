import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, type TestContext } from 'vitest';
import { rememberingLog } from '#functions/testing/fixtures.ts';
import { readSettings } from '#server/env.ts';
import { start } from '#server/start.ts';
import { writeBuilt } from '#tests/security/site.ts';
import { startUpstreams } from '#tests/upstreams/server.ts';
import { replayedSettings } from '../../scripts/replayed-settings.ts';

const MIDWEEK = '2026-06-10T16:00:00.000Z';
/** What a visitor may notice, in milliseconds. A machine busy with other work gets three times its own delay. */
const DELAY_MS = 100;
/** A write that waits a second on the event loop is above this on every machine. */
const MOST_DELAY_MS = 500;
const PAGES = ['/', '/vs-traders', '/_astro/app.js'];

interface Options {
  /** Folder of the data file; default: one of its own. */
  readonly data?: string;
  /** Runs before the start. */
  readonly prepare?: (data: string, now: Date) => Promise<void>;
}

/** The whole site with pages on replayed upstreams, whose visitors and event loop are watched. */
export async function visitedSite({ onTestFinished }: TestContext, { data, prepare }: Options = {}) {
  let shiftMs = Date.parse(MIDWEEK) - Date.now();
  const clock = () => new Date(Date.now() + shiftMs);
  const upstreams = await startUpstreams({ clock });
  const dir = await mkdtemp(join(tmpdir(), 'visited-'));
  const dist = join(dir, 'dist');
  await writeBuilt(dist);
  const folder = data ?? join(dir, 'data');
  await prepare?.(folder, clock());
  // Other tests make this machine late: a call that is refused for that would hide what these tests look at.
  const patient = { MAX_LOOP_DELAY_MS: '10000' };
  const own = { SOURCE_OFFICIAL: 'off', PORT: '0', DATA_DIR: folder, ...patient };
  const settings = readSettings({ ...replayedSettings(upstreams.url), ...own });
  const { log, lines } = rememberingLog();
  const site = await start({ settings, dist, replayed: false, say: () => {}, log, clock });
  onTestFinished(async () => {
    await site.stop();
    await upstreams.close();
    await rm(dir, { recursive: true, force: true });
  });
  const headers = { apikey: settings.ANON_KEY, 'content-type': 'application/json' };
  const call = (path: string, init: RequestInit = {}) =>
    fetch(`${site.url}/functions/v1/${path}`, { headers, ...init });
  const sentiment = async () => {
    const response = await call('sentiment', { method: 'POST', body: '{"symbol":"XAUUSD"}' });
    return { status: response.status, body: await response.json() };
  };
  const pages = () =>
    Promise.all(
      PAGES.map(async (path) => {
        const response = await fetch(site.url + path);
        await response.arrayBuffer();
        return response.status;
      }),
    );
  const ready = async () => {
    const response = await fetch(`${site.url}/readyz`);
    return { status: response.status, body: await response.json() };
  };
  return {
    upstreams,
    lines,
    url: site.url,
    file: join(folder, 'aureo.sqlite'),
    call,
    sentiment,
    ready,
    advance: (seconds: number) => {
      shiftMs += seconds * 1000;
    },
    /** Visits pages five times a second for `ms` and `also` each time; expects answers without delay. Returns what `also` got. */
    async visit<Got>(ms: number, also: () => Promise<Got>): Promise<Got[]> {
      const limit = await delayLimit(pages);
      const visits: Promise<Got>[] = [];
      const statuses: Promise<number[]>[] = [];
      const p99 = await delayWhile(async () => {
        for (const end = Date.now() + ms; Date.now() < end; await wait(200)) {
          visits.push(also());
          statuses.push(pages());
        }
        await Promise.all([...visits, ...statuses]);
      });
      expect(new Set((await Promise.all(statuses)).flat())).toEqual(new Set([200]));
      expect(p99, 'event-loop delay p99 in ms').toBeLessThan(limit);
      return Promise.all(visits);
    },
    /** Waits until the site says by itself that it is ready. */
    untilReady: () => expect.poll(async () => (await ready()).status, { timeout: 10_000 }).toBe(200),
  };
}

/** What this machine makes of a second with visits and without trouble. */
async function delayLimit(pages: () => Promise<unknown>): Promise<number> {
  const baseline = await delayWhile(async () => {
    for (let visit = 0; visit < 5; visit += 1) {
      await pages();
      await wait(200);
    }
  });
  return Math.min(MOST_DELAY_MS, Math.max(DELAY_MS, 3 * baseline));
}

/** The 99th percentile of the event loop's delay while `work` runs, in milliseconds. */
async function delayWhile(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  await work();
  delay.disable();
  return delay.percentile(99) / 1e6;
}
