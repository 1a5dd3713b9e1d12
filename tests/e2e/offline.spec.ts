import type { Page } from '@playwright/test';
import { ROUTES } from '../../content/routes.ts';
import { translate } from '../../content/words/translate.ts';
import { ANON_KEY } from '../../contracts/anon-key.ts';
import { KEPT_AT } from '../../contracts/kept-at.ts';
import type { Locale } from '../../contracts/locale.ts';
import { KEPT_LIMITS } from '../../contracts/storage.ts';
import { test as base, expect, PHONE } from './harness.ts';
import { type Line, openLine } from './lossy-line.ts';
import { toastsReady } from './toast-page.ts';

const test = base.extend<{ readonly line: Line }>({
  // A worker has the time of the machine: no test can shift it.
  line: async ({ real, allowConsole }, use) => {
    allowConsole.push(/ERR_|Failed to load resource|FetchEvent|Error hydrating|dynamically imported/);
    const line = await openLine(real.url);
    await use(line);
    await line.close();
  },
});
test.use({ serviceWorkers: 'allow', clock: 'page' });

const CUT = () => ({ breaks: true });
const notice = (page: Page) => page.locator('[data-part="kept-notice"]');
const other = (lang: Locale): Locale => (lang === 'es' ? 'en' : 'es');

/** Addresses of all pages that are kept, without the origin. */
const keptPages = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('pages:'));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => url.slice(location.origin.length));
  });

/** Everything that any cache holds. */
const keptAtAll = (page: Page) =>
  page.evaluate(async () => {
    const keys = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return keys.flat().map(({ url }) => url.slice(location.origin.length));
  });

/** Opens a page in a language and waits until it is kept. */
async function visit(page: Page, line: Line, path: string, lang: Locale): Promise<void> {
  await page.goto(`${line.url}${path}?lang=${lang}`);
  // The worker comes with the first sign of a visitor.
  await page.keyboard.press('Shift');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => keptPages(page), { timeout: 60_000 }).toContain(`${path}?lang=${lang}`);
}

/** Waits until nothing more is being kept. */
async function settle(page: Page): Promise<void> {
  let before = -1;
  await expect
    .poll(
      async () => {
        const now = (await keptAtAll(page)).length;
        const isSame = now === before;
        before = now;
        return isSame;
      },
      { intervals: [1_500], timeout: 60_000 },
    )
    .toBe(true);
}

test(
  'N4 every visited route opens again without a connection, with its age',
  PHONE,
  async ({ page, line, lang }) => {
    const paths = Object.values(ROUTES)
      .map(({ path }) => path)
      .filter((path) => !path.includes('#'));
    const headlines = new Map<string, string | null>();
    for (const path of paths) {
      await visit(page, line, path, lang);
      headlines.set(path, await page.locator('h1').first().textContent());
    }
    await settle(page);
    line.set(CUT);
    for (const path of paths) {
      await page.goto(`${line.url}${path}`);
      await expect(notice(page), path).toBeVisible();
      await expect(notice(page), path).toContainText(String(new Date().getFullYear()));
      await expect(page.locator('html'), path).toHaveAttribute('lang', lang);
      expect(await page.locator('h1').first().textContent(), path).toBe(headlines.get(path));
    }
    line.set(() => ({}));
    await page.reload();
    await expect(notice(page)).toHaveCount(0);
  },
);

test(
  'N4 after one visit the risk tools calculate and simulate without a connection',
  PHONE,
  async ({ page, line, lang }) => {
    await visit(page, line, '/', lang);
    await settle(page);
    line.set(CUT);
    for (const one of [lang, other(lang)]) {
      await page.goto('about:blank');
      await page.goto(
        `${line.url}/herramientas-riesgo?lang=${one}#simulation?wins=30&reward=2&trades=150&seed=9`,
      );
      await expect(page.locator('html')).toHaveAttribute('lang', one);
      await expect(page.locator('#simulation [name="wins"]')).toHaveValue('30');
      // Without an edge most paths end lower; the example of the page does not.
      const lower = page.locator('[data-part="simulation-lower"]').first();
      await expect.poll(async () => Number(await lower.getAttribute('data-value'))).toBeGreaterThan(0.5);
    }
  },
);

test(
  'N4 a page that is not kept says so in its own language and lists the kept ones',
  PHONE,
  async ({ page, line, lang }) => {
    await visit(page, line, '/contacto', lang);
    line.set(CUT);
    await page.goto(`${line.url}/merch`);
    const offline = page.locator('[data-part="offline"]');
    await expect(offline).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('[data-part="missing-page"]')).not.toContainText('/merch');
    await expect(offline.locator('a[href="/contacto"]')).toBeVisible();
    await expect(offline.locator('a[href="/herramientas-riesgo"]')).toBeVisible();
    await offline.locator('a[href="/contacto"]').click();
    await expect(notice(page)).toBeVisible();
    await page.goto(`${line.url}/no-such-page`);
    await expect(page.locator('[data-part="missing-page"]')).toHaveText('/no-such-page');
    line.set(() => ({}));
    await page.goto(`${line.url}/merch`);
    await expect(offline).toHaveCount(0);
  },
);

test(
  'N4 a change of language without a connection shows no page of the other language',
  PHONE,
  async ({ page, line, lang }) => {
    await visit(page, line, '/contacto', lang);
    await visit(page, line, '/merch', other(lang));
    await visit(page, line, '/merch', lang);
    line.set(CUT);
    await page.goto(`${line.url}/merch?lang=${other(lang)}`);
    await expect(notice(page)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', other(lang));
    await page.goto(`${line.url}/contacto`);
    await expect(page.locator('[data-part="offline"]')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', other(lang));
  },
);

test(
  'N4 a network that answers is always shown, with an error too; one that does not gives way to the kept page',
  PHONE,
  async ({ page, line, lang }) => {
    await visit(page, line, '/contacto', lang);
    const isPage = (path: string) => path.startsWith('/contacto');
    line.set((path) => (isPage(path) ? { delayMs: 800 } : {}));
    await page.goto(`${line.url}/contacto`);
    await expect(notice(page)).toHaveCount(0);
    line.set((path) => (isPage(path) ? { status: 503 } : {}));
    expect((await page.goto(`${line.url}/contacto`))?.status()).toBe(503);
    await expect(notice(page)).toHaveCount(0);
    line.set((path) => (isPage(path) ? { delayMs: 60_000 } : {}));
    await page.goto(`${line.url}/contacto`);
    await expect(notice(page)).toBeVisible();
    line.set((path) => (path.startsWith('/merch') ? { delayMs: 5_000 } : {}));
    await page.goto(`${line.url}/merch`);
    await expect(page.locator('[data-part="offline"]')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
  },
);

test(
  'N4 a new version takes over whole, or not at all, and an open page of the old one recovers',
  PHONE,
  async ({ page, line, lang, context }) => {
    await visit(page, line, '/merch', lang);
    await visit(page, line, '/contacto', lang);
    await settle(page);
    const before = await keptPages(page);
    const isDocument = (path: string) => /^\/(contacto|merch)/.test(path);
    const next = (path: string) => {
      if (path === '/sw.js')
        return { edit: (text: string) => text.replace(/(version:["'`])[\w-]+/, '$1next') };
      return isDocument(path)
        ? { edit: (html: string) => html.replace('<main', '<main data-version="next"') }
        : {};
    };
    const versions = () =>
      page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('pages:')));
    const update = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        await registration.update();
        const worker = registration.installing;
        if (!worker) return;
        await new Promise<void>((resolve) => {
          worker.onstatechange = () => /activated|redundant/.test(worker.state) && resolve();
        });
      });
    // One of the kept pages cannot be had: the old version stays whole.
    line.set((path) => (path.startsWith('/merch') ? { breaks: true } : next(path)));
    await update();
    await page.reload();
    line.set(CUT);
    await page.goto(`${line.url}/merch`);
    await expect(page.locator('main')).not.toHaveAttribute('data-version');
    line.set((path) => (isDocument(path) ? {} : next(path)));
    await page.goto(`${line.url}/contacto`);
    await expect(page.locator('main')).not.toHaveAttribute('data-version');

    line.set(next);
    await update();
    await expect.poll(versions, { timeout: 60_000 }).toEqual(['pages:next']);
    expect((await keptPages(page)).sort()).toEqual([...before].sort());
    // The open page is of the version before, and its code is gone.
    line.set((path) => (path.startsWith('/_astro/') ? { status: 404 } : next(path)));
    await page.evaluate(async () => {
      for (const name of await caches.keys())
        if (name === 'files' || name.startsWith('core')) await caches.delete(name);
    });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.clearBrowserCache');
    await page.keyboard.press('Tab');
    await expect(page.locator('main')).toHaveAttribute('data-version', 'next', { timeout: 60_000 });
    line.set(CUT);
    await page.goto(`${line.url}/merch`);
    await expect(page.locator('main')).toHaveAttribute('data-version', 'next');
  },
);

test('N4 a device without room shows the site as before', PHONE, async ({ page, line, lang, context }) => {
  await visit(page, line, '/contacto', lang);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: line.url, quotaSize: 1_000 });
  for (const path of ['/merch', '/vs-traders', '/blog']) {
    await page.goto(`${line.url}${path}`);
    await expect(page.locator('h1').first()).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  }
  await page.keyboard.press('Tab');
  await expect(page.locator('astro-island[client="intent"][ssr]')).toHaveCount(0);
});

test(
  'N4 the owner’s numbers, health, counts and tokens are never kept',
  PHONE,
  async ({ page, line, lang, allowConsole }) => {
    allowConsole.push(/404: \/owner/);
    await visit(page, line, '/contacto', lang);
    await page.goto(`${line.url}/contacto?token=secret-one&lang=${lang}`);
    await page.goto(`${line.url}/owner`);
    await page.goto(`${line.url}/contacto`);
    await page.evaluate(async () => {
      for (const path of ['/healthz', '/readyz', '/metrics', '/owner', '/functions/v1/economic-events'])
        await fetch(path, { headers: { authorization: 'Bearer secret-two' } });
      await fetch('/count', { method: 'POST' });
    });
    await settle(page);
    const kept = await keptAtAll(page);
    expect(
      kept.filter((address) => /owner|healthz|readyz|metrics|count|secret|economic-events/.test(address)),
    ).toEqual([]);
  },
);

test(
  'N4 the switch of the operator removes the worker and all that it kept',
  PHONE,
  async ({ page, line, lang, ownSite }) => {
    const { url } = await ownSite({ SERVICE_WORKER: 'off' });
    const off = await (await fetch(`${url}/sw.js`)).text();
    expect(off).toBe(await (await fetch(`${line.url}/sw-off.js`)).text());
    await visit(page, line, '/contacto', lang);
    line.set((path) => (path === '/sw.js' ? { edit: () => off } : {}));
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    const left = () =>
      page.evaluate(async () => ({
        workers: (await navigator.serviceWorker.getRegistrations()).length,
        caches: await caches.keys(),
      }));
    await expect.poll(left, { timeout: 60_000 }).toEqual({ workers: 0, caches: [] });
    await page.goto(`${line.url}/contacto`);
    await expect(notice(page)).toHaveCount(0);
  },
);

const LIVE = ['/', '/vs-traders', '/fx-impact', '/fx-impact/fuentes'];
const LIVE_ISLAND = 'astro-island:is([client="live"], [component-export="HeroLive"])';

test(
  'N4 live pages show their last figures without a connection, and say so once',
  PHONE,
  async ({ page, line, lang, context }) => {
    for (const path of LIVE) await visit(page, line, path, lang);
    await settle(page);
    line.set(CUT);
    await context.setOffline(true);
    for (const path of LIVE) {
      await page.goto(`${line.url}${path}`);
      await expect(notice(page), path).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(page.locator(`${LIVE_ISLAND}[ssr]`), path).toHaveCount(0);
      await expect(page.locator('[data-source="error_fallback"], [data-demo]'), path).toHaveCount(0);
      for (const other of ['no-connection', 'system-toast'])
        await expect(page.locator(`[data-part="${other}"]`).filter({ visible: true }), path).toHaveCount(0);
    }
  },
);

test(
  'N4 a week and a report that the pages asked for come from the device without a connection, with their age',
  PHONE,
  async ({ page, line, lang, context }) => {
    const week = page.locator('[data-part="agenda"]');
    const report = page.locator('[data-part="positioning"]');
    const open = async (path: string) => {
      await page.goto('about:blank');
      await page.goto(line.url + path);
      await page.keyboard.press('Tab');
    };
    await visit(page, line, '/fx-impact', lang);
    const answered = page.waitForResponse((answer) => answer.url().includes('scope=week') && answer.ok());
    await open('/fx-impact#week');
    await (await answered).finished();
    await expect(week).toHaveAttribute('data-mode', 'live');
    await settle(page);
    await visit(page, line, '/vs-traders', lang);
    await open('/vs-traders#GBPJPY');
    await expect(report).toHaveAttribute('data-state', 'ready');
    await settle(page);
    line.set(CUT);
    await context.setOffline(true);
    await open('/fx-impact#week');
    await expect(week).toHaveAttribute('data-mode', 'stored');
    await expect(page.locator('[data-problem="unread"] time')).toBeVisible();
    await open('/vs-traders#GBPJPY');
    await expect(report).toHaveAttribute('data-state', 'ready');
    await expect(report.locator('footer [data-part="positioning-date"]')).toBeVisible();
  },
);

test(
  'N4 a connection that is lost during a visit is said over all live figures, as long as it is lost; by a toast only where no reader sees that',
  PHONE,
  async ({ page, line, lang, context }) => {
    for (const path of LIVE) {
      await page.goto(`${line.url}${path}?lang=${lang}`);
      await page.keyboard.press('Tab');
      await expect(page.locator(`${LIVE_ISLAND}[ssr]`), path).toHaveCount(0);
      await expect(page.locator('[data-part="no-connection"]'), path).toHaveCount(0);
      await toastsReady(page);
      const said = await page.evaluateHandle(() => {
        const titles: string[] = [];
        addEventListener('toast', (event) => titles.push((event as CustomEvent).detail.title));
        return titles;
      });
      await context.setOffline(true);
      await expect(page.locator('[data-part="no-connection"]'), path).toBeVisible();
      await context.setOffline(false);
      // On a phone the live figures of the home are below the first screen.
      const toasts = path === '/' ? (['lost', 'back'] as const) : (['back'] as const);
      const titles = toasts.map((name) => translate(lang, `toasts.${name}`));
      await expect.poll(() => said.jsonValue(), path).toEqual(titles);
      await expect(page.locator('[data-part="no-connection"]'), path).toHaveCount(0);
    }
  },
);

test(
  'N4 a figure comes from the device only when the network gives none',
  PHONE,
  async ({ page, line, lang }) => {
    await visit(page, line, '/contacto', lang);
    const isFigure = (path: string) => path.startsWith('/functions/');
    /** When the answer of the calendar was kept; null for one from the network. */
    const keptAt = () =>
      page.evaluate(
        async ([apikey, header]) => {
          const answer = await fetch('/functions/v1/economic-events?scope=week', { headers: { apikey } });
          return answer.headers.get(header);
        },
        [ANON_KEY, KEPT_AT] as const,
      );
    expect(await keptAt()).toBeNull();
    line.set((path) => (isFigure(path) ? { delayMs: 2_900 } : {}));
    expect(await keptAt()).toBeNull();
    line.set((path) => (isFigure(path) ? { status: 500 } : {}));
    expect(await keptAt()).toBeNull();
    line.set((path) => (isFigure(path) ? { breaks: true } : {}));
    await expect.poll(keptAt).toContain('GMT');
  },
);

test(
  'N4 pages and files on the device have a limit in bytes: the least recently used leave',
  PHONE,
  async ({ page, line, lang }) => {
    const heavy = 1_900_000;
    const paths = ['/contacto', '/merch', '/blog', '/comprar-vip', '/canal-gratuito', '/legal-hub'];
    line.set((path) =>
      paths.includes(path.replace(/\?.*/, ''))
        ? { edit: (html: string) => html.replace('</body>', `<!--${'x'.repeat(heavy)}--></body>`) }
        : {},
    );
    for (const path of paths) await visit(page, line, path, lang);
    expect(KEPT_LIMITS.pages.bytes).toBeLessThan(paths.length * heavy);
    await expect
      .poll(async () => ((await keptPages(page)).length - 1) * heavy)
      .toBeLessThanOrEqual(KEPT_LIMITS.pages.bytes);
    const kept = await keptPages(page);
    expect(kept).toContain(`/legal-hub?lang=${lang}`);
    expect(kept).not.toContain(`/contacto?lang=${lang}`);
  },
);
