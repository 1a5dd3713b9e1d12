import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { ANON_KEY } from '../../contracts/anon-key.ts';
import { DIST } from '../../scripts/dist.ts';
import { replayedSettings } from '../../scripts/replayed-settings.ts';
import { readSettings } from '../../server/env.ts';
import { start } from '../../server/start.ts';
import type { Order } from '../upstreams/control.ts';
import { startUpstreams } from '../upstreams/server.ts';

/** A site that a test looks at. */
export interface Shown {
  readonly url: string;
  /** Time of the pages of the test. It ignores `advance`. */
  readonly now: () => Date;
}

/** The built site with its own store and replayed upstreams. A test can make the upstreams fail. */
export interface Served extends Shown {
  /** Whether the live pages have their figures in the HTML. */
  readonly figuresInPages: boolean;
  /** Resolves when each upstream was asked once, or after READY_MS. */
  readonly asked: Promise<unknown>;
  readonly upstreams: Awaited<ReturnType<typeof startUpstreams>>;
  /** Moves the clock of the server and of its upstreams. */
  readonly advance: (seconds: number) => void;
  readonly close: () => Promise<void>;
}

const SILENT = { info: () => {}, warn: () => {}, error: () => {} };

/** Milliseconds in which the live pages are rendered, and a first reading ends, on a busy machine. */
const READY_MS = 60_000;

interface StartOptions {
  /** How far the clock of the site is from the real one. 0 is for a browser whose clock no test can shift. */
  readonly startShiftMs: number;
  readonly isReady?: (served: Served) => Promise<void>;
  /** What is wrong with the upstreams from the start. */
  readonly fault?: Order | undefined;
}

/**
 * A site that is ready. On a machine busy with other tests the first reading can reach its time limit, and the next one
 * comes minutes later: then another site starts.
 */
export async function serveSite(
  env: Readonly<Record<string, string>>,
  { startShiftMs, isReady = rendered, fault }: StartOptions,
): Promise<Served> {
  for (let tries = 1; ; tries += 1) {
    const served = await startSite(env, startShiftMs, fault);
    const problem = await isReady(served).catch((error: unknown) => error);
    if (problem === undefined) return served;
    await served.close();
    if (tries === 3) throw problem;
  }
}

async function startSite(
  env: Readonly<Record<string, string>>,
  startShiftMs: number,
  fault: Order | undefined,
): Promise<Served> {
  let shiftMs = startShiftMs;
  const clock = () => new Date(Date.now() + shiftMs);
  const upstreams = await startUpstreams({ clock });
  if (fault) upstreams.set(fault);
  const dir = await mkdtemp(join(tmpdir(), 'site-'));
  const settings = readSettings({ ...replayedSettings(upstreams.url), PORT: '0', DATA_DIR: dir, ...env });
  const { promise, resolve } = Promise.withResolvers<void>();
  let isStarted = false;
  // What it says later is which upstreams have answered.
  const say = () => isStarted && resolve();
  const site = await start({ settings, dist: DIST, replayed: false, say, log: SILENT, clock });
  isStarted = true;
  return {
    url: site.url,
    asked: Promise.race([promise, wait(READY_MS, undefined, { ref: false })]),
    figuresInPages: settings.FIGURES_IN_PAGES,
    upstreams,
    now: () => new Date(Date.now() + startShiftMs),
    advance: (seconds) => {
      shiftMs += seconds * 1000;
    },
    async close() {
      await site.stop();
      await upstreams.close();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/** Waits for the first render, and for a first reading of the crowd and of the calendar. */
export async function hasRead(served: Served): Promise<void> {
  await rendered(served);
  const { url } = served;
  const headers = { apikey: ANON_KEY, 'content-type': 'application/json' };
  const crowd = { method: 'POST', headers, body: '{"symbol":"XAUUSD"}' };
  const read = async (path: string, init: RequestInit) =>
    (await (await fetch(`${url}/functions/v1/${path}`, init)).json()) as Record<string, unknown>;
  const state = async () => [
    (await read('sentiment', crowd)).dataSource,
    (await read('economic-events?scope=week', { headers })).error,
    // The page is rendered again when a reading ends.
    (await (await fetch(`${url}/vs-traders`)).text()).includes('data-source="error_fallback"'),
  ];
  await expect.poll(state, { timeout: READY_MS }).toEqual(['live_api', null, false]);
}

/** Waits for the first render of the live pages, and for the first answers of the upstreams. */
export async function rendered({ url, figuresInPages, asked }: Served): Promise<void> {
  if (!figuresInPages) return;
  await asked;
  const isRendered = async (path: string) =>
    (await (await fetch(url + path)).text()).includes('data-answers=');
  for (const path of ['/vs-traders', '/fx-impact'])
    await expect.poll(() => isRendered(path), { timeout: READY_MS }).toBe(true);
}
