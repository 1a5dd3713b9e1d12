import type { Locator, Page } from '@playwright/test';
import { SYMBOLS } from '../../contracts/sentiment.ts';
import { DESKTOP, expect, PHONE, test } from './harness.ts';

// Presses on a live page around the moment in which its part hydrates: none is lost, and none counts twice (N10, N12).

const order = (page: Page) => page.locator('[data-part="board-order"]');
const week = (page: Page) => page.locator('[data-part="events-scope"][data-value="week"]');

/** Opens a live page whose code arrives when the returned function is called. */
async function openHeld(page: Page, address: string): Promise<() => void> {
  const { promise: held, resolve: go } = Promise.withResolvers<void>();
  await page.route(/\/(SentimentDeck|EventsBoard)\.[^/]*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(address);
  return go;
}

/** The cards out of view follow the first frame. */
const isHydrated = (page: Page) =>
  expect(page.locator('[data-part="sentiment-card"]')).toHaveCount(SYMBOLS.length);

/** Remembers the element that a control is now; the returned function checks that it is still that one. */
async function remember(control: Locator): Promise<() => Promise<void>> {
  const rendered = await control.elementHandle();
  return async () => expect(await control.evaluate((now, before) => now === before, rendered)).toBe(true);
}

for (const { kind, screen, begin, end } of [
  {
    kind: 'of the mouse',
    screen: DESKTOP,
    begin: async (page: Page) => {
      await order(page).hover();
      await page.mouse.down();
    },
    end: (page: Page) => page.mouse.up(),
  },
  {
    kind: 'of the space bar',
    screen: DESKTOP,
    begin: async (page: Page) => {
      await order(page).focus();
      await page.keyboard.down(' ');
    },
    end: (page: Page) => page.keyboard.up(' '),
  },
  { kind: 'of a finger', screen: PHONE, begin: (page: Page) => order(page).tap(), end: () => {} },
])
  test(
    `N10 N12 a press ${kind} that began before its part hydrates counts once, on the same element`,
    screen,
    async ({ page }) => {
      const go = await openHeld(page, '/vs-traders');
      const isSame = await remember(order(page));
      await begin(page);
      await expect(order(page)).toHaveAttribute('aria-pressed', 'false');
      go();
      await isHydrated(page);
      await end(page);
      await expect(order(page)).toHaveAttribute('aria-pressed', 'true');
      // A second click would come by now.
      await page.evaluate(() => new Promise((done) => setTimeout(done, 50)));
      await expect(order(page)).toHaveAttribute('aria-pressed', 'true');
      await expect(order(page)).toBeFocused();
      await isSame();
    },
  );

test('N10 N12 the first key on a period is not lost, and the control keeps the focus', async ({ page }) => {
  const go = await openHeld(page, '/fx-impact');
  const isSame = await remember(week(page));
  await week(page).focus();
  await page.keyboard.press('Enter');
  go();
  await expect(week(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(week(page)).toBeFocused();
  await isSame();
});

test('N10 N12 a press before a part that starts at once is there is repeated', PHONE, async ({ page }) => {
  const go = await openHeld(page, '/vs-traders#GBPUSD');
  await page.locator('[data-part="board-row"]').nth(4).getByRole('button').tap();
  go();
  await expect(page.locator('[data-part="sentiment-deck"]')).toHaveAttribute('data-index', '4');
});
