import {
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
  type PlaywrightTestOptions,
} from '@playwright/test';
import type { Locale } from '../../contracts/locale.ts';
import { FONTS_KEY } from '../../contracts/storage.ts';
import type { Order } from '../upstreams/control.ts';
import { readSharedSites, shiftFromNow } from './shared-sites.ts';
import type { Served, Shown } from './sites.ts';

/** Only workers whose tests start a site load the server. */
const loadSites = () => import('./sites.ts');
/** Three sites may start before one is ready. */
const START_MS = 4 * 60_000;

interface WorkerFixtures {
  /** A site at the real time, for browsers whose clock no test can shift. */
  readonly real: Served;
  readonly sharedPage: { open: (served: Shown, address: string) => Promise<SharedPage> };
}

/** A page that several tests look at, and what was wrong with it so far. */
interface SharedPage {
  readonly page: Page;
  readonly problems: readonly string[];
}

interface TestFixtures {
  /** Whether the server renders the live pages with their figures; otherwise they are as a static host has them (N12). */
  readonly figures: boolean;
  /**
   * What the clock of the test's page follows: the shared sites; the start of the test, for tests that answer the page's
   * requests with figures of a fixed time; or nothing, for a test that controls the page's clock itself, and for a page
   * without scripts.
   */
  readonly clock: 'sites' | 'test' | 'page';
  /** How far that clock is from the real one, or that of the sites if it follows nothing. */
  readonly shiftMs: number;
  /** Shared by all tests, which must not change it. */
  readonly served: Shown;
  /**
   * Opens an address for a test that only looks: one that presses nothing, scrolls nothing and changes nothing. Such tests
   * share the page as long as they ask for the same address one after the other; loading it is most of their time. The page
   * has the settings of its project, not those of `test.use`.
   */
  readonly look: (address: string) => Promise<Page>;
  /** Starts a separate site, which the test may change. It reads the publishers' figures only with SOURCE_OFFICIAL in `env`. */
  readonly ownSite: (env?: Readonly<Record<string, string>>, fault?: Order) => Promise<Served>;
  /** Default language of a test: Spanish on the phone, English on the desktop. */
  readonly lang: Locale;
  /** Taps on a touch screen, clicks on other screens. */
  readonly press: (target: Locator) => Promise<void>;
  /** Console lines that the test expects. Any other line fails the test. */
  readonly allowConsole: RegExp[];
  readonly failsOnProblems: undefined;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  real: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needs of a fixture from this pattern
    async ({}, use) => {
      const { serveSite } = await loadSites();
      const served = await serveSite({}, { startShiftMs: 0 });
      await use(served);
      await served.close();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  sharedPage: [
    async ({ browser }, use, { project, parallelIndex }) => {
      const contexts: BrowserContext[] = [];
      let open: (SharedPage & { readonly address: string }) | null = null;
      await use({
        async open({ url }, address) {
          const whole = new URL(address, url).href;
          if (open?.address === whole) return open;
          await contexts.pop()?.close();
          const context = await browser.newContext({
            ...screenOf(project.use),
            baseURL: url,
            extraHTTPHeaders: visitorHeaders(parallelIndex),
          });
          contexts.push(context);
          await context.addInitScript(shiftClock, readSharedSites().shiftMs);
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
  clock: ['sites', { option: true }],
  shiftMs: ({ clock }, use) => use(clock === 'test' ? shiftFromNow() : readSharedSites().shiftMs),
  served: ({ figures, shiftMs }, use) => {
    const { urls } = readSharedSites();
    const url = figures ? urls.withFigures : urls.without;
    return use({ url, now: () => new Date(Date.now() + shiftMs) });
  },
  look: async ({ sharedPage, served }, use) => {
    const seen: SharedPage[] = [];
    await use(async (address) => {
      const one = await sharedPage.open(served, address);
      seen.push(one);
      return one.page;
    });
    for (const { problems } of seen) expect(problems).toEqual([]);
  },
  baseURL: async ({ served }, use) => use(served.url),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  extraHTTPHeaders: async ({}, use, { parallelIndex }) => use(visitorHeaders(parallelIndex)),
  ownSite: async ({ page, figures, shiftMs }, use, info) => {
    info.setTimeout(info.timeout + START_MS);
    const open: Served[] = [];
    await use(async (env, fault) => {
      const { hasRead, rendered, serveSite } = await loadSites();
      // With an account, the crowd and the calendar are read before a test changes anything.
      const isReady = env?.MYFXBOOK_EMAIL === '' ? rendered : hasRead;
      const settings = { FIGURES_IN_PAGES: figures ? 'on' : 'off', SOURCE_OFFICIAL: 'off', ...env };
      const served = await serveSite(settings, { startShiftMs: shiftMs, isReady, fault });
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
  failsOnProblems: [
    async ({ context, allowConsole, clock, shiftMs }, use) => {
      if (clock !== 'page') await context.addInitScript(shiftClock, shiftMs);
      const problems = watch(context);
      await use(undefined);
      // A request may be under way when the test ends: its handler must not end the run.
      await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
      expect(problems.filter((line) => !allowConsole.some((allowed) => allowed.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Answers without the server's time, so that the page follows the clock that its test moves. */
export function hideServerTime(page: Page): Promise<unknown> {
  return page.route(/\/(functions\/v1|figures)\//, async (route) => {
    const response = await route.fetch();
    const { date: _date, age: _age, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
}

/** Tags of tests that run on one screen. Other tests run on both. */
export const PHONE = { tag: '@phone' };
export const DESKTOP = { tag: '@desktop' };

/** Runs the Spanish version of a test on the phone and the English version on the desktop. */
export const onScreenOf = (lang: string) => (lang === 'es' ? PHONE : DESKTOP);

/** Waits until the web fonts are there, which come last: shown, or kept for the next page because they would move this one. */
export const untilFonts = (page: Page) =>
  page.waitForFunction(async (key) => {
    if (sessionStorage.getItem(key) === null) return false;
    // What a font moves is reported after the frame that paints it.
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    return true;
  }, FONTS_KEY);

/** Each worker is a visitor with an address of its own: the shared sites limit the calls of one address. */
const visitorHeaders = (parallelIndex: number) => ({ 'X-Forwarded-For': `198.51.100.${parallelIndex + 1}` });

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
/** Playwright's own line, on each page of a test without the service worker. */
export const NO_WORKER = 'Service Worker registration blocked by Playwright';

/** What a project says about its screen and its place, for a context of our own. */
function screenOf({ viewport, isMobile, hasTouch, locale, timezoneId }: Partial<PlaywrightTestOptions>) {
  return {
    serviceWorkers: 'block' as const,
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
    if (message.type() !== HINT && !isQuiet && message.text() !== NO_WORKER)
      problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
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
