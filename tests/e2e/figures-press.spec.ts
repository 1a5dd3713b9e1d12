import type { Locator, Page } from '@playwright/test';
import { DESKTOP, expect, PHONE, test } from './harness.ts';

// Presses on a live page before React has drawn its part: none is lost, and none counts twice (N10, N12).

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
