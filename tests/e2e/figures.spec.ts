import type { Locator, Page } from '@playwright/test';
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

test('N10 N12 the first tap on a row shows its card, and the row keeps the focus', async ({
  page,
  press,
}) => {
  await page.goto('/vs-traders');
  const row = page.locator('[data-part="board-row"]').nth(2).getByRole('button');
  await press(row);
  await expect(page.locator('[data-part="sentiment-deck"]')).toHaveAttribute('data-index', '2');
  await expect(row).toBeFocused();
});

test('N10 N12 the first click on a period is not lost, and a focused control keeps the focus', async ({
  page,
}) => {
  await page.goto('/fx-impact');
  const week = page.locator('[data-part="events-scope"][data-value="week"]');
  await week.focus();
  await page.keyboard.press('Enter');
  await expect(week).toHaveAttribute('aria-pressed', 'true');
  await expect(week).toBeFocused();
});

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

test('N10 N12 a press that lasts while its part starts is not lost', DESKTOP, async ({ page }) => {
  await page.goto('/vs-traders');
  const row = page.locator('[data-part="board-row"]').nth(3).getByRole('button');
  await row.hover();
  await page.mouse.down();
  await page.waitForTimeout(1_000);
  await page.mouse.up();
  await expect(page.locator('[data-part="sentiment-deck"]')).toHaveAttribute('data-index', '3');
});

test('N10 N12 a press that lasts longer than its part waits is not lost', DESKTOP, async ({ page }) => {
  await page.goto('/vs-traders');
  const row = page.locator('[data-part="board-row"]').nth(3).getByRole('button');
  const rendered = await row.elementHandle();
  await row.hover();
  await page.mouse.down();
  await page.waitForFunction((element) => !element?.isConnected, rendered);
  await page.mouse.up();
  await expect(page.locator('[data-part="sentiment-deck"]')).toHaveAttribute('data-index', '3');
});

const SPACE = {
  begin: async (page: Page, order: Locator) => {
    await order.focus();
    await page.keyboard.down(' ');
  },
  end: (page: Page) => page.keyboard.up(' '),
  isPressed: true,
};

for (const { kind, begin, end, isPressed } of [
  {
    kind: 'of the mouse',
    begin: (page: Page) => page.mouse.down(),
    end: (page: Page) => page.mouse.up(),
    isPressed: true,
  },
  {
    kind: 'of the right button',
    begin: (page: Page) => page.mouse.down({ button: 'right' }),
    end: (page: Page) => page.mouse.up({ button: 'right' }),
    isPressed: false,
  },
  { kind: 'of the space bar', ...SPACE },
  {
    kind: 'of a space bar that repeats',
    ...SPACE,
    end: async (page: Page) => {
      await page.keyboard.down(' ');
      await page.keyboard.up(' ');
    },
  },
]) {
  const outcome = isPressed ? 'counts once' : 'is no click';
  test(
    `N10 N12 a press ${kind} that begins as React draws the part ${outcome}`,
    DESKTOP,
    async ({ page }) => {
      const order = page.locator('[data-part="board-order"]');
      const { promise: held, resolve: go } = Promise.withResolvers<void>();
      await page.exposeFunction('beginPress', async () => {
        await held;
        await begin(page, order);
      });
      await page.addInitScript(() => {
        type Replace = NonNullable<typeof globalThis.replaceContents>;
        let replace: Replace | undefined;
        Object.defineProperty(globalThis, 'replaceContents', {
          get: () => replace,
          set: (own: Replace) => {
            replace = (island, hydrate) =>
              own(island, async () => {
                await (globalThis as unknown as { beginPress(): Promise<void> }).beginPress();
                await hydrate();
              });
          },
        });
      });
      await page.goto('/vs-traders');
      const rendered = await order.elementHandle();
      await order.hover();
      await page.keyboard.press('Shift');
      go();
      await page.waitForFunction((element) => !element?.isConnected, rendered);
      await expect(order).toBeFocused();
      await end(page);
      // A second click would come by now.
      await page.evaluate(() => new Promise((done) => setTimeout(done, 50)));
      await expect(order).toHaveAttribute('aria-pressed', String(isPressed));
    },
  );
}

test('N10 N12 a press before a part that starts at once is there is repeated', PHONE, async ({ page }) => {
  const { promise: held, resolve: go } = Promise.withResolvers<void>();
  await page.route(/SentimentDeck\.[^/]*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/vs-traders#GBPUSD');
  await page.locator('[data-part="board-row"]').nth(4).getByRole('button').tap();
  go();
  await expect(page.locator('[data-part="sentiment-deck"]')).toHaveAttribute('data-index', '4');
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
