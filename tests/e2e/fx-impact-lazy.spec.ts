import type { Page, Request } from '@playwright/test';
import { answerEvents, openCalendar } from './fx-impact-events.ts';
import { expect, test } from './harness.ts';

// As from a static host: the page asks for its figures, which these tests answer themselves.
test.use({ figures: false, clock: 'test' });

/** Console messages of the browser and React when code fails to load. */
const MISSING = [/Failed to load resource|dynamically imported|ERR_FAILED|ERR_INTERNET_DISCONNECTED/];
const WAITING = 'Los eventos económicos van aquí.';
const LATE = 'No se pudieron obtener los eventos. Intenta refrescar la página.';
const LOADING = /Cargando|Actualizando/;

test('F9 N10 the board shows no loading text when its script fails to load', async ({
  page,
  allowConsole,
}) => {
  allowConsole.push(...MISSING, /EventsBoard/);
  const missed = page.waitForEvent('requestfailed', (request) => request.url().includes('/EventsBoard.'));
  await page.route('**/_astro/EventsBoard*.js*', (route) => route.abort());
  await page.goto('/fx-impact?lang=es#events');
  await missed;
  await expectErrorAfterDelay(page);
});

test('F9 N10 the board shows no loading text without scripts', async ({ browser, served }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: served.url });
  const page = await context.newPage();
  await page.goto('/fx-impact?lang=es');
  await expectErrorAfterDelay(page);
  await context.close();
});

async function expectErrorAfterDelay(page: Page): Promise<void> {
  const panel = page.locator('[data-part="events-panel"]');
  await expect(panel.getByRole('status').getByText(WAITING)).toBeVisible();
  await expect(panel).not.toContainText(LOADING);
  await expect(panel).toHaveAttribute('aria-busy', 'false');
  await expect(panel.locator('[data-part="events-refresh"]')).toHaveAccessibleName('Actualizar eventos');
  const text = panel.getByText(LATE);
  await expect(text).toBeHidden();
  await text.evaluate((one) => {
    for (const animation of one.getAnimations()) animation.finish();
  });
  await expect(text).toBeVisible();
}

const FILTER = '[data-part="events-filter"]';
const LAZY_PARTS = [
  ['FilterPanel', FILTER, '[data-part="events-filters"]'],
  ['EventDetail', 'li:not([inert]) [data-part="event-open"]:visible', '[data-part="event-detail"]'],
] as const;
for (const [chunk, opener, part] of LAZY_PARTS) {
  test(`F9 N10 the board stays and offers a retry when the code of ${chunk} fails to load`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole.push(...MISSING);
    await answerEvents(page, () => ({}));
    await openCalendar(page);
    const chunks = `**/_astro/${chunk}.*.js`;
    await page.route(chunks, (route) => route.abort());
    await page.locator(opener).first().click();
    const failure = page.locator('[data-part="late-failed"]');
    await expect(failure).toBeInViewport();
    await expect(failure).toHaveRole('alert');
    await expect(page.locator('[data-part="events-refresh"]')).toBeVisible();
    await page.unroute(chunks);
    await failure.getByRole('button', { name: 'Reintentar' }).click();
    // The retry reloads the page. The address does not keep an open filter panel.
    await expect(failure).toHaveCount(0);
    if (chunk === 'FilterPanel') await page.locator(opener).click();
    await expect(page.locator(part).first()).toBeVisible();
  });
}

test('F9 N10 the retry keeps the board while offline, and opens the filter once online (en)', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole.push(...MISSING);
  await answerEvents(page, () => ({}));
  await openCalendar(page, '/fx-impact?lang=en');
  await context.setOffline(true);
  await page.locator(FILTER).click();
  const retry = page.locator('[data-part="late-failed"]').getByRole('button', { name: 'Try again' });
  await retry.click();
  await expect(retry).toHaveAttribute('aria-disabled', 'false');
  await expect(page.locator('[data-part="events-refresh"]')).toBeVisible();
  await context.setOffline(false);
  await retry.click();
  await expect(retry).toHaveCount(0);
  await page.locator(FILTER).click();
  await expect(page.locator('[data-part="events-filters"]')).toBeVisible();
});

test('F1 N10 an anchor link keeps the week, also before the calendar hydrates', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await answerEvents(page, () => ({}));
  await page.route('**/_astro/EventsBoard*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/fx-impact?currency=USD#week');
  await page.getByRole('link', { name: 'Cómo leer una tarjeta' }).click();
  await expect(page).toHaveURL(/\?currency=USD&scope=week#legend$/);
  release();
  await page.locator('#events').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-part="events-scope"][data-value="week"]')).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('F9 N10 the retry keeps the board when the server answers 503 or never answers, and can be pressed again', async ({
  page,
  allowConsole,
}) => {
  allowConsole.push(...MISSING);
  await answerEvents(page, () => ({}));
  await openCalendar(page);
  await page.route('**/_astro/FilterPanel.*.js', (route) => route.abort());
  await page.route(/\/fx-impact(\?|$)/, (route) =>
    route.fulfill({ status: 503, body: 'Down for a moment.' }),
  );
  await page.locator(FILTER).click();
  const retry = page.locator('[data-part="late-failed"]').getByRole('button', { name: 'Reintentar' });
  // Files of code are asked for too, to learn whether the page is old.
  const isPage = (request: Request) => request.method() === 'HEAD' && !/\.js$/.test(request.url());
  const refused = page.waitForResponse((response) => isPage(response.request()));
  await retry.click();
  expect((await refused).status()).toBe(503);
  await expect(retry).toHaveAttribute('aria-disabled', 'false');
  await page.waitForTimeout(500);
  await expect(page.locator('[data-part="events-refresh"]')).toBeVisible();
  await expect(retry).toBeVisible();

  await page.evaluate(() => {
    const { timeout } = AbortSignal;
    AbortSignal.timeout = (ms) => timeout.call(AbortSignal, ms / 40);
  });
  await page.route(/\/fx-impact(\?|$)/, () => {});
  const asked = page.waitForRequest(isPage);
  await retry.click();
  await asked;
  await expect(retry).toHaveAttribute('aria-disabled', 'false');
});
