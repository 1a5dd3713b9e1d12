import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
  type PlaywrightTestOptions,
} from '@playwright/test';
import { ANON_KEY } from '../../contracts/anon-key.ts';
import type { Locale } from '../../contracts/locale.ts';
import { replayedSettings } from '../../scripts/replayed-settings.ts';
import { DIST } from '../../scripts/site-build.ts';
import { readSettings } from '../../server/env.ts';
import { start } from '../../server/start.ts';
import type { Order } from '../upstreams/control.ts';
import { startUpstreams } from '../upstreams/server.ts';

/** Server, upstreams and browser start at a fixed time in the middle of a week, so that every run is the same. */
const SHIFT_MS = Date.parse('2026-06-10T16:00:00.000Z') - Date.now();

/** The built site with its own store and replayed upstreams. A test can make the upstreams fail. */
export interface Served {
  readonly url: string;
  /** Whether the live pages have their figures in the HTML. */
  readonly figuresInPages: boolean;
  /** Resolves when each upstream was asked once, or after READY_MS. */
  readonly asked: Promise<unknown>;
  readonly upstreams: Awaited<ReturnType<typeof startUpstreams>>;
  /** The fixed start time plus the time since then. It ignores `advance`. */
  readonly now: () => Date;
  /** Moves the clock of the server and of its upstreams. */
  readonly advance: (seconds: number) => void;
  readonly close: () => Promise<void>;
}

const SILENT = { info: () => {}, warn: () => {}, error: () => {} };

/** Milliseconds in which the live pages are rendered, and a first reading ends, on a busy machine. */
const READY_MS = 60_000;
/** Three sites may start before one is ready. */
const START_MS = 4 * READY_MS;

interface StartOptions {
  readonly startShiftMs?: number;
  readonly isReady?: (served: Served) => Promise<void>;
  /** What is wrong with the upstreams from the start. */
  readonly fault?: Order | undefined;
}

/**
 * A site that is ready. On a machine busy with other tests the first reading can reach its time limit, and the next one
 * comes minutes later: then another site starts. `startShiftMs` of 0 is for a browser whose clock no test can shift.
 */
export async function serveSite(
  env: Readonly<Record<string, string>>,
  { startShiftMs = SHIFT_MS, isReady = rendered, fault }: StartOptions = {},
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
async function hasRead(served: Served): Promise<void> {
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
async function rendered({ url, figuresInPages, asked }: Served): Promise<void> {
  if (!figuresInPages) return;
  await asked;
  const isRendered = async (path: string) =>
    (await (await fetch(url + path)).text()).includes('data-answers=');
  for (const path of ['/vs-traders', '/fx-impact'])
    await expect.poll(() => isRendered(path), { timeout: READY_MS }).toBe(true);
}

interface WorkerFixtures {
  /** The site with or without figures in its pages, started when a test first asks for it. */
  readonly sites: (figures: boolean) => Promise<Served>;
  /** A site at the real time, for browsers whose clock no test can shift. */
  readonly real: Served;
  readonly shared: { open: (served: Served, address: string) => Promise<Shared> };
}

/** A page that several tests look at, and what was wrong with it so far. */
interface Shared {
  readonly page: Page;
  readonly problems: readonly string[];
}

interface TestFixtures {
  /** Whether the server renders the live pages with their figures; otherwise they are as a static host has them (N12). */
  readonly figures: boolean;
  /** Shared by the tests of a worker, which must not change it. */
  readonly served: Served;
  /**
   * Opens an address for a test that only looks: one that presses nothing, scrolls nothing and changes nothing. Such tests
   * share the page as long as they ask for the same address one after the other; loading it is most of their time. The page
   * has the settings of its project, not those of `test.use`.
   */
  readonly look: (address: string) => Promise<Page>;
  /** Starts a separate site, which the test may change. */
  readonly ownSite: (env?: Readonly<Record<string, string>>, fault?: Order) => Promise<Served>;
  /** Default language of a test: Spanish on the phone, English on the desktop. */
  readonly lang: Locale;
  /** Taps on a touch screen, clicks on other screens. */
  readonly press: (target: Locator) => Promise<void>;
  /** Console lines that the test expects. Any other line fails the test. */
  readonly allowConsole: RegExp[];
  /** False for a test that controls the page's clock itself. */
  readonly shiftsClock: boolean;
  readonly failsOnProblems: undefined;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needs of a fixture from this pattern
    async ({}, use) => {
      const open = new Map<boolean, Promise<Served>>();
      await use((figures) => {
        const env = { FIGURES_IN_PAGES: figures ? 'on' : 'off' };
        const served = open.get(figures) ?? serveSite(env, { isReady: hasRead });
        open.set(figures, served);
        return served;
      });
      await Promise.all([...open.values()].map(async (served) => (await served).close()));
    },
    { scope: 'worker' },
  ],
  real: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const served = await serveSite({}, { startShiftMs: 0 });
      await use(served);
      await served.close();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  shared: [
    async ({ browser }, use, { project }) => {
      const contexts: BrowserContext[] = [];
      let open: (Shared & { readonly address: string }) | null = null;
      await use({
        async open({ url }, address) {
          const whole = new URL(address, url).href;
          if (open?.address === whole) return open;
          await contexts.pop()?.close();
          const context = await browser.newContext({ ...screenOf(project.use), baseURL: url });
          contexts.push(context);
          await context.addInitScript(shiftClock, SHIFT_MS);
          const problems = watch(context);
          const page = await context.newPage();
          await page.goto(whole);
          open = { address: whole, page, problems };
          return open;
        },
      });
      await contexts.pop()?.close();
    },
    { scope: 'worker' },
  ],
  figures: [true, { option: true }],
  served: [async ({ sites, figures }, use) => use(await sites(figures)), { timeout: START_MS }],
  look: async ({ shared, served }, use) => {
    const seen: Shared[] = [];
    await use(async (address) => {
      const one = await shared.open(served, address);
      seen.push(one);
      return one.page;
    });
    for (const { problems } of seen) expect(problems).toEqual([]);
  },
  baseURL: async ({ served }, use) => use(served.url),
  ownSite: async ({ page, figures }, use) => {
    const open: Served[] = [];
    await use(async (env, fault) => {
      // Where no source is off, the crowd and the calendar are read before a test changes anything.
      const isReady = env === undefined ? hasRead : rendered;
      const settings = { FIGURES_IN_PAGES: figures ? 'on' : 'off', ...env };
      const served = await serveSite(settings, { isReady, fault });
      open.push(served);
      return served;
    });
    // An open page logs errors when it requests scripts from a closed site.
    if (open.length > 0) await page.goto('about:blank');
    await Promise.all(open.map(({ close }) => close()));
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  lang: async ({}, use, { project }) => use(project.name === 'phone' ? 'es' : 'en'),
  press: async ({ hasTouch }, use) => use((target) => (hasTouch ? target.tap() : target.click())),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  allowConsole: async ({}, use) => use([]),
  shiftsClock: [true, { option: true }],
  failsOnProblems: [
    async ({ context, allowConsole, shiftsClock }, use) => {
      if (shiftsClock) await context.addInitScript(shiftClock, SHIFT_MS);
      const problems = watch(context);
      await use(undefined);
      expect(problems.filter((line) => !allowConsole.some((allowed) => allowed.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Tags of tests that run on one screen. Other tests run on both. */
export const PHONE = { tag: '@phone' };
export const DESKTOP = { tag: '@desktop' };

/** Runs the Spanish version of a test on the phone and the English version on the desktop. */
export const onScreenOf = (lang: string) => (lang === 'es' ? PHONE : DESKTOP);

/** Runs in the page. Shifts `Date` and does not change timers. */
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

/** Level of Chromium's hints to developers, which are hidden by default. A page cannot log at this level. */
const HINT: string = 'verbose';
/** The page only logs a failed refresh when it has older figures (E4). The browser logs the request itself. */
const QUIET_FAILURE = /^Could not refresh /;

/** What a project says about its screen and its place, for a context of our own. */
function screenOf({ viewport, isMobile, hasTouch, locale, timezoneId }: Partial<PlaywrightTestOptions>) {
  return {
    ...(viewport && { viewport }),
    ...(isMobile && { isMobile }),
    ...(hasTouch && { hasTouch }),
    ...(locale && { locale }),
    ...(timezoneId && { timezoneId }),
  };
}

/** Collects console lines, uncaught errors and requests to other machines of every page. */
function watch(context: BrowserContext): string[] {
  const problems: string[] = [];
  context.on('console', (message) => {
    const isQuiet = message.type() === 'info' && QUIET_FAILURE.test(message.text());
    if (message.type() !== HINT && !isQuiet) problems.push(`console ${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => problems.push(`uncaught: ${error.error().message}`));
  context.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') {
      problems.push(
        `request to ${request.url()}: tests never leave this machine; replay the upstream instead`,
      );
    }
  });
  return problems;
}

export { expect };
