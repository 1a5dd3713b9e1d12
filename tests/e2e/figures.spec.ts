import type { Page } from '@playwright/test';
import { SYMBOLS } from '../../contracts/sentiment.ts';
import { SENTIMENT_KEYS } from '../../contracts/storage.ts';
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

/** Heights of an element, one for each frame until React has hydrated the part; null where it is another one. */
async function heightsUntilReact(page: Page, live: string): Promise<readonly (number | null)[]> {
  const heights = page.evaluate(async (selector) => {
    const [rendered] = document.querySelectorAll(selector);
    const found: (number | null)[] = [];
    const frame = () => new Promise(requestAnimationFrame);
    for (let left = 600; left > 0; left -= 1) {
      await frame();
      const isSame = document.querySelector(selector) === rendered;
      found.push(isSame ? (rendered?.getBoundingClientRect().height ?? null) : null);
      // A few frames more: what React draws later must not move the part either.
      if (!document.querySelector('astro-island[client="live"][ssr]') && left > 30) left = 30;
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
  await expect(page.locator('astro-island[client="live"][ssr]')).toBeAttached();
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
    await expect(page.locator('astro-island[client="live"][data-failed]')).toBeAttached();
    await expect(page.locator('[data-part="board-row"]').first()).toContainText(/\d%/);
    await page.unroute('**/_astro/SentimentDeck*.js*');
    await order.tap();
    await expect(page.locator('astro-island[client="live"]:not([ssr])')).toBeAttached();
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

/** The address of the answers of a live page. */
const answersOf = (html: string) => / data-answers="([^"]+)"/.exec(html)?.[1] ?? '';
const board = '[data-part="sentiment-board"]';

test(
  'E4 N12 a newer reading of the device is shown after the page hydrates in place',
  PHONE,
  async ({ page, request }) => {
    const answers = await (
      await request.get(answersOf(await (await request.get('/vs-traders')).text()))
    ).json();
    const [symbol] = SYMBOLS;
    const response = answers[`sentiment ${symbol}`];
    const newer = { ...response, entry: { ...response.entry, longPercentage: 77.7, shortPercentage: 22.3 } };
    await page.addInitScript(
      ([key, kept]) => {
        const savedAt = Date.now() + 30_000;
        localStorage.setItem(key as string, JSON.stringify({ version: 1, savedAt, response: kept }));
      },
      [`${SENTIMENT_KEYS}v1:${symbol}`, newer] as const,
    );
    await page.goto('/vs-traders');
    const rendered = await page.locator(board).elementHandle();
    const share = page.locator('[data-part="sentiment-long"]').first();
    await expect(share).not.toHaveText(/77/);
    await page.keyboard.press('Shift');
    await expect(share).toHaveText(/77\.7/);
    expect(await page.locator(board).evaluate((now, before) => now === before, rendered)).toBe(true);
  },
);

test(
  'N12 a page that is ten minutes old hydrates in place, and then shows the present',
  PHONE,
  async ({ page, ownSite }) => {
    const site = await ownSite();
    const address = `${site.url}/fx-impact?lang=es`;
    const old = await page.request.get(address);
    const kept = answersOf(await old.text());
    site.advance(10 * 60);
    await expect
      .poll(async () => answersOf(await (await page.request.get(address)).text()), { timeout: 60_000 })
      .not.toBe(kept);
    await page.route(address, (route) => route.fulfill({ response: old }));
    await page.goto(address);
    const rendered = await page.locator(next).elementHandle();
    const before = await page.locator(next).getByRole('timer').getAttribute('data-until');
    await page.keyboard.press('Shift');
    // The page learns the time of the server, at which that event is out.
    await expect(page.locator(next).locator(`[data-until="${before}"]`)).toHaveCount(0);
    expect(await page.locator(next).evaluate((now, first) => now === first, rendered)).toBe(true);
  },
);

test(
  'N10 N12 a part that another script changed before it hydrates keeps its figures and the first tap',
  PHONE,
  async ({ page, allowConsole }) => {
    allowConsole.push(/React rendered an island again/);
    await page.goto('/vs-traders');
    await page.evaluate((selector) => {
      const [row, other] = document.querySelectorAll(`${selector} [data-part="board-row"] .strong`);
      row?.replaceChildren('changed');
      other?.remove();
    }, board);
    const emptied = page.evaluate(async (selector) => {
      for (let left = 600; left > 0; left -= 1) {
        await new Promise(requestAnimationFrame);
        if (!document.querySelector('astro-island[client="live"][ssr]') && left > 30) left = 30;
        if (!/\d%/.test(document.querySelector(selector)?.textContent ?? '')) return true;
      }
      return false;
    }, board);
    await page.locator('[data-part="board-row"]').nth(2).getByRole('button').tap();
    await expect(page.locator('[data-part="sentiment-deck"]')).toHaveAttribute('data-index', '2');
    expect(await emptied).toBe(false);
  },
);

for (const path of ['/vs-traders', '/fx-impact']) {
  test(`K8 N12 ${path} has no axe problem as the server sends it`, DESKTOP, async ({ page }) => {
    await page.goto(path);
    expect(await violationsInBothThemes(page)).toEqual([]);
  });
}
