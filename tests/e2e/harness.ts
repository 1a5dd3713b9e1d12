import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from '../../contracts/locale.ts';
import { replayedSettings } from '../../scripts/replayed-settings.ts';
import { DIST } from '../../scripts/site-build.ts';
import { readSettings } from '../../server/env.ts';
import { start } from '../../server/start.ts';
import { startUpstreams } from '../upstreams/server.ts';

/** Server, upstreams and browser start in the middle of a week and a day, so that the tests mean the same whenever they run. */
const SHIFT_MS = Date.parse('2026-06-10T16:00:00.000Z') - Date.now();

/** The built site with its own store, on replayed upstreams that can be told to fail. */
export interface Served {
  readonly url: string;
  readonly upstreams: Awaited<ReturnType<typeof startUpstreams>>;
  /** The time server and browser started from plus what has passed; without `advance`. */
  readonly now: () => Date;
  /** Moves the clock of the server and of its upstreams. */
  readonly advance: (seconds: number) => void;
  readonly close: () => Promise<void>;
}

const SILENT = { info: () => {}, warn: () => {}, error: () => {} };

export async function serveSite(env: Readonly<Record<string, string>> = {}): Promise<Served> {
  let shiftMs = SHIFT_MS;
  const clock = () => new Date(Date.now() + shiftMs);
  const upstreams = await startUpstreams({ clock });
  const dir = await mkdtemp(join(tmpdir(), 'site-'));
  const settings = readSettings({ ...replayedSettings(upstreams.url), PORT: '0', DATA_DIR: dir, ...env });
  const site = await start({ settings, dist: DIST, replayed: false, say: () => {}, log: SILENT, clock });
  return {
    url: site.url,
    upstreams,
    now: () => new Date(Date.now() + SHIFT_MS),
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

interface WorkerFixtures {
  /** Shared by the tests of a worker: only for tests that leave it as it is. */
  readonly served: Served;
}

interface TestFixtures {
  /** A site of the test's own, to break as it likes. */
  readonly ownSite: (env?: Readonly<Record<string, string>>) => Promise<Served>;
  /** Language of a test that needs no other: Spanish on the phone, English on the desktop. */
  readonly lang: Locale;
  /** A finger's tap where the screen is touched, a click elsewhere. */
  readonly press: (target: Locator) => Promise<void>;
  /** Console lines the test expects; any other fails it. */
  readonly allowConsole: RegExp[];
  /** Off for a test that drives the page's clock itself. */
  readonly shiftsClock: boolean;
  readonly quiet: undefined;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  served: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from this pattern
    async ({}, use) => {
      const served = await serveSite();
      await use(served);
      await served.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ served }, use) => use(served.url),
  ownSite: async ({ page }, use) => {
    const open: Served[] = [];
    await use(async (env) => {
      const served = await serveSite(env);
      open.push(served);
      return served;
    });
    // A page that still asks for its later scripts would complain of the closed site.
    if (open.length > 0) await page.goto('about:blank');
    await Promise.all(open.map(({ close }) => close()));
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  lang: async ({}, use, { project }) => use(project.name === 'phone' ? 'es' : 'en'),
  press: async ({ hasTouch }, use) => use((target) => (hasTouch ? target.tap() : target.click())),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  allowConsole: async ({}, use) => use([]),
  shiftsClock: [true, { option: true }],
  quiet: [
    async ({ page, allowConsole, shiftsClock }, use) => {
      if (shiftsClock) await page.addInitScript(shiftClock, SHIFT_MS);
      const complaints = watch(page);
      await use(undefined);
      expect(complaints.filter((line) => !allowConsole.some((allowed) => allowed.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** A test of one screen alone; every other runs on both. */
export const PHONE = { tag: '@phone' };
export const DESKTOP = { tag: '@desktop' };

/** A test for each language is run on one screen in each: Spanish on the phone, English on the desktop. */
export const onScreenOf = (lang: string) => (lang === 'es' ? PHONE : DESKTOP);

/** Language of a look at both themes, so that the four looks of two screens show each of them in either. */
export const languageOf = (project: string, colorScheme: 'dark' | 'light') =>
  (project === 'phone') === (colorScheme === 'dark') ? 'es' : 'en';

/** Runs in the page: shows it the shifted time; timers stay the browser's own. */
function shiftClock(shiftMs: number): void {
  const Real = Date;
  globalThis.Date = class extends Real {
    constructor(...given: unknown[]) {
      super(...((given.length > 0 ? given : [Real.now() + shiftMs]) as [number]));
    }
    static override now() {
      return Real.now() + shiftMs;
    }
  } as DateConstructor;
}

/** The level of Chromium's own hints to developers, off unless asked for; a page cannot write at it. */
const HINT: string = 'verbose';
/** A refresh that failed while older figures stand is only logged (E4); the browser tells of the request itself. */
const QUIET_FAILURE = /^Could not refresh /;

/** Collects whatever the console is told, uncaught errors, and any request that leaves this machine. */
function watch(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isQuiet = message.type() === 'info' && QUIET_FAILURE.test(message.text());
    if (message.type() !== HINT && !isQuiet) complaints.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') {
      complaints.push(
        `request to ${request.url()}: tests never leave this machine; replay the upstream instead`,
      );
    }
  });
  return complaints;
}

export { expect };
