import type { BrowserContext, Page } from '@playwright/test';
import { INSTRUMENTS } from '../../contracts/instruments.ts';
import { DESKTOP, expect, NO_WORKER, test } from './harness.ts';

const lang = (page: Page) => page.locator('html').getAttribute('lang');
const storedIn = (page: Page) => page.evaluate(() => localStorage.getItem('locale'));

/** Saves the choice before the first page only, as for a returning visitor. */
async function save(context: BrowserContext, choice: 'es' | 'en') {
  await context.addInitScript((value) => {
    if (sessionStorage.getItem('seeded')) return;
    sessionStorage.setItem('seeded', '1');
    localStorage.setItem('locale', value);
  }, choice);
}

/** What the server is asked by: nothing, a cookie, a query, and both where they differ. */
const ASKED = [
  [null, null],
  [null, 'es'],
  [null, 'en'],
  ['es', null],
  ['en', null],
  ['en', 'es'],
] as const;

test.describe('J1 J2 J3 language matrix', () => {
  for (const header of ['es-MX', 'en-US', 'fr-FR']) {
    // Desktop only: the choice does not depend on the screen.
    test(
      `J1 J3 header ${header} shows the right language for each query, cookie and storage`,
      DESKTOP,
      async ({ browser, served }) => {
        test.slow();
        const context = await browser.newContext({ locale: header, baseURL: served.url });
        // The server and the script in the head choose the language. Styles, fonts and islands are not needed.
        await context.route('**/_astro/**', (route) => route.abort());
        const page = await context.newPage();
        await page.goto('/robots.txt');
        // The server decides between header, cookie and query (`server/front-door.test.ts`): here each meets each choice of
        // the browser.
        const stored = header === 'es-MX' ? ([null, 'es', 'en'] as const) : ([null, 'es'] as const);
        const asked = header === 'es-MX' ? ASKED : ASKED.slice(0, 2);
        for (const [query, cookie] of asked)
          for (const storage of stored)
            await test.step(`query ${query}, cookie ${cookie}, storage ${storage}`, async () => {
              const byServer = query ?? cookie ?? (header.startsWith('es') ? 'es' : 'en');
              const shown = query ?? storage ?? byServer;
              await page.evaluate((value) => {
                localStorage.clear();
                sessionStorage.clear();
                if (value) localStorage.setItem('locale', value);
              }, storage);
              await context.clearCookies();
              if (cookie) await context.addCookies([{ name: 'locale', value: cookie, url: served.url }]);
              await page.goto(query ? `/vs-traders?lang=${query}` : '/vs-traders');
              await expect(page.locator('html')).toHaveAttribute('lang', shown);
              if (query) expect(await storedIn(page)).toBe(query);
              // The same script chooses on every page, so the long home page comes once for each query and cookie.
              await page.goto(storage === null ? '/' : '/contacto');
              await expect(page.locator('html')).toHaveAttribute('lang', shown);
            });
        await context.close();
      },
    );
  }
});

test('J2 the page switches to the saved language before the first paint', async ({ page, context }) => {
  await save(context, 'en');
  const seen: (string | null)[] = [];
  await page.exposeFunction('painted', (value: string) => seen.push(value));
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) {
        (window as unknown as { painted(lang: string): void }).painted(document.documentElement.lang);
      }
    }).observe({ type: 'paint', buffered: true });
  });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect.poll(() => seen.length).toBeGreaterThan(0);
  expect(new Set(seen)).toEqual(new Set(['en']));
});

test('J2 the switch to the saved language keeps path, query and hash', async ({ page, context }) => {
  await save(context, 'en');
  await page.goto('/fx-impact?from=mail#week');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const url = new URL(page.url());
  expect([url.pathname, url.searchParams.get('from'), url.hash]).toEqual(['/fx-impact', 'mail', '#week']);
});

test('J2 C4 N10 the language switch works without scripts', async ({ browser, served }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: served.url,
    locale: 'es-MX',
  });
  const page = await context.newPage();
  await page.goto('/vs-traders');
  await page.locator('[data-part="locale-toggle"]').first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/');
  expect(await lang(page)).toBe('en');
  const cookie = (await context.cookies()).find(({ name }) => name === 'locale');
  expect(cookie).toMatchObject({ value: 'en', path: '/', sameSite: 'Lax' });
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(31_000_000);
  await context.close();
});

test('J2 C4 with scripts the language switch stores the choice and leaves no parameter in the address', async ({
  page,
  press,
  context,
}) => {
  await page.goto('/fx-impact');
  await page.mouse.wheel(0, 300);
  await page.keyboard.press('Tab');
  const toggle = page.locator('[data-part="locale-toggle"]:visible').first();
  await expect(page.locator('astro-island[client="intent"]:not([ssr])').first()).toBeAttached();
  await press(toggle);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await storedIn(page)).toBe('en');
  expect((await context.cookies()).find(({ name }) => name === 'locale')?.value).toBe('en');
  await expect(page).not.toHaveURL(/lang=/);
});

test.describe('J4 storage and cookies blocked', () => {
  test.use({ allowConsole: [/^console warning: /] });
  test('J4 the page works when storage is blocked, with at most one console warning and no reload loop', async ({
    page,
  }) => {
    const warnings: string[] = [];
    let loads = 0;
    page.on('console', (message) => {
      if (message.type() === 'warning' && message.text() !== NO_WORKER) warnings.push(message.text());
    });
    page.on('load', () => {
      loads += 1;
    });
    await page.addInitScript(() => {
      const blocked = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get: blocked });
      Object.defineProperty(window, 'sessionStorage', { get: blocked });
      Object.defineProperty(document, 'cookie', { get: blocked, set: blocked });
    });
    await page.goto('/vs-traders?lang=en');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.keyboard.press('Shift');
    await expect(page.locator('[data-part="sentiment-card"][data-state="fresh"]')).toHaveCount(
      Object.keys(INSTRUMENTS).length,
    );
    expect(loads).toBe(1);
    expect(warnings.length).toBeLessThanOrEqual(1);
  });
});

test('J2 a page from the back/forward cache shows the new language', async ({ page }) => {
  await page.goto('/');
  await page.goto('/vs-traders?lang=en');
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
