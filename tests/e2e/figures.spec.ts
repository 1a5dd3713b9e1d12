import type { Page } from '@playwright/test';
import { SYMBOLS } from '../../contracts/sentiment.ts';
import { violationsInBothThemes } from './axe.ts';
import { DESKTOP, expect, PHONE, test, untilFonts } from './harness.ts';

// The live pages as our server sends them: rendered with their figures (N12).

const next = '[data-part="next-high-impact"]';

for (const locale of ['es', 'en']) {
  test(
    `N12 the live pages show their figures without scripts (${locale})`,
    PHONE,
    async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
      const page = await context.newPage();
      await page.goto(`/vs-traders?lang=${locale}`);
      const rows = page.locator('[data-part="board-row"]');
      await expect(rows).toHaveCount(SYMBOLS.length);
      for (const row of await rows.all()) await expect(row).toContainText(/\d%/);
      await expect(
        page.locator('[data-part="sentiment-card"] [data-part="sentiment-long"]').first(),
      ).toHaveText(/\d%/);
      await expect(page.locator('[data-part="positioning"]')).toHaveAttribute('data-state', 'ready');

      await page.goto(`/fx-impact?lang=${locale}`);
      await expect(page.locator(next).getByRole('timer')).toHaveText(/^\d+:\d\d:\d\d$/);
      await expect(page.locator('[data-part="event-card"][data-offset="0"]')).toBeVisible();
      await context.close();
    },
  );
}

/** Heights of an element, one for each frame until React has drawn the part; null where a frame lacks it. */
async function heightsUntilReact(page: Page, live: string): Promise<readonly (number | null)[]> {
  const heights = page.evaluate(async (selector) => {
    const [rendered] = document.querySelectorAll(selector);
    const found: (number | null)[] = [];
    const frame = () => new Promise(requestAnimationFrame);
    for (let left = 600; left > 0; left -= 1) {
      await frame();
      const now = document.querySelector(selector);
      found.push(now?.getBoundingClientRect().height ?? null);
      // A few frames more: what React draws later must not move the part either.
      if (now !== rendered && left > 30) left = 30;
    }
    return found;
  }, live);
  await page.keyboard.press('Shift');
  return heights;
}

for (const [path, live] of [
  ['/vs-traders', '[data-part="sentiment-deck"]'],
  ['/fx-impact', '[data-part="events-deck"]'],
] as const) {
  test(
    `N10 N12 ${path} loads no React before the first sign, and no frame after it lacks the figures`,
    PHONE,
    async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto(path, { waitUntil: 'networkidle' });
      await untilFonts(page);
      expect(asked.filter((one) => /react|\/functions\//.test(one))).toEqual([]);
      const height = (await page.locator(live).boundingBox())?.height ?? 0;
      expect(height).toBeGreaterThan(400);
      expect(new Set(await heightsUntilReact(page, live))).toEqual(new Set([height]));
      // The answers came in one file.
      expect(asked.filter((one) => /functions\/v1\/(sentiment|economic-events)$/.test(one))).toEqual([]);
      expect(asked.filter((one) => one.startsWith('/figures/'))).toHaveLength(1);
    },
  );
}

test('F7 N12 countdowns run before React is there', PHONE, async ({ page }) => {
  await page.goto('/fx-impact');
  const timer = page.locator(next).getByRole('timer');
  const first = await timer.textContent();
  await expect(timer).not.toHaveText(first ?? '');
  const cell = page.locator('[data-offset="0"] [data-part="event-countdown"] [data-left]').last();
  const second = await cell.textContent();
  await expect(cell).not.toHaveText(second ?? '');
  await expect(page.locator('astro-island[client="figures"][ssr]')).toBeAttached();
});

test('F1 N12 an address or a choice of the visitor starts the part at once', PHONE, async ({ page }) => {
  await page.goto('/vs-traders#GBPUSD');
  await expect(page.locator('[data-part="sentiment-deck"]')).toHaveAttribute('data-index', '2');
  await page.goto('/fx-impact?view=agenda');
  await expect(page.locator('[data-part="agenda"]')).toBeVisible();
  await expect(page.locator('[data-part="events-deck"]')).toHaveCount(0);
});

test(
  'E4 N12 without the file of answers the part asks the functions itself',
  PHONE,
  async ({ page, allowConsole }) => {
    allowConsole.push(/Failed to load resource/);
    await page.route('**/figures/*.json', (route) => route.abort());
    const asked = page.waitForRequest(/functions\/v1\/sentiment$/);
    await page.goto('/vs-traders');
    await page.locator('[data-part="board-row"]').nth(1).getByRole('button').tap();
    await asked;
    await expect(page.locator('[data-part="sentiment-deck"]')).toHaveAttribute('data-index', '1');
    await expect(page.locator('[data-part="board-row"]').first()).toContainText(/\d%/);
  },
);

test(
  'N10 N12 a part whose code failed to load starts at the next tap, which counts once',
  PHONE,
  async ({ page, allowConsole }) => {
    allowConsole.push(/./);
    await page.route('**/_astro/SentimentDeck*.js*', (route) => route.abort());
    await page.goto('/vs-traders');
    const order = page.locator('[data-part="board-order"]');
    await order.tap();
    await expect(page.locator('astro-island[client="figures"][data-failed]')).toBeAttached();
    await expect(page.locator('[data-part="board-row"]').first()).toContainText(/\d%/);
    await page.unroute('**/_astro/SentimentDeck*.js*');
    await order.tap();
    await expect(page.locator('astro-island[client="figures"]:not([ssr])')).toBeAttached();
    await expect(order).toHaveAttribute('aria-pressed', 'true');
  },
);

test('N12 a new reading is in the page as soon as it is in the store', PHONE, async ({ ownSite }) => {
  const site = await ownSite();
  const page = async () => (await fetch(`${site.url}/vs-traders`)).text();
  const tagOf = (html: string) => /data-at="(\d+)"/.exec(html)?.[1];
  const first = tagOf(await page());
  site.advance(25 * 60);
  await expect.poll(async () => tagOf(await page()), { timeout: 25_000 }).not.toBe(first);
  const shown = Number(tagOf(await page()));
  expect(shown).toBeGreaterThan(site.now().getTime() + 24 * 60_000);
});

for (const path of ['/vs-traders', '/fx-impact']) {
  test(`K8 N12 ${path} has no axe problem as the server sends it`, DESKTOP, async ({ page }) => {
    await page.goto(path);
    expect(await violationsInBothThemes(page)).toEqual([]);
  });
}
