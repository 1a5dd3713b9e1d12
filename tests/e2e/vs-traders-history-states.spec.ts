import { expect, test } from './harness.ts';
import { mockHistory, openHistory, waitForDeck } from './history-page.ts';
import { card, part } from './sentiment-card.ts';
import { madeHistory } from './sentiment-history.ts';

// As from a static host: the page asks for its figures, which these tests answer themselves.
test.use({ figures: false });

const HOUR_MS = 3_600_000;

test('N1 K6 the panel says when a short history starts and when it ended, and no start when older readings exist', async ({
  page,
  served,
}) => {
  const now = served.now();
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS).toISOString();
  // Only the answer for 90 days is of an instrument with older readings.
  await mockHistory(page, (days) =>
    days === 90
      ? { ...madeHistory({ now, days, sinceHours: 120 }), firstObservedAt: hoursAgo(200 * 24) }
      : {
          ...madeHistory({
            now,
            days,
            sinceHours: 120,
            gaps: [[30, 0]],
            change: { day: null, week: null },
          }),
          firstObservedAt: hoursAgo(120),
        },
  );
  await openHistory(page);
  await expect(part(page, 'history-since')).toBeVisible();
  await expect(part(page, 'history-ended')).toBeVisible();
  const body = part(page, 'sentiment-history-body');
  await body.getByRole('button', { name: '90' }).click();
  await expect(body).toHaveAttribute('data-days', '90');
  await expect(part(page, 'history-change')).toBeVisible();
  await expect(part(page, 'history-since')).toHaveCount(0);
});

test('N1 the chart keeps the selected reading, or the nearest, when a later answer has fewer readings', async ({
  page,
  served,
}) => {
  const whole = madeHistory({ now: served.now(), days: 30 });
  let points = whole.points;
  await mockHistory(page, () => ({ ...whole, points, readings: points.length }));
  await openHistory(page);
  const slider = part(page, 'history-chart').getByRole('slider');
  const readout = part(page, 'history-readout');
  // Moves the pointer away, because it would select a reading when the chart is drawn under it.
  await page.mouse.move(0, 0);
  await slider.press('End');
  await expect(slider).toHaveValue(`${whole.points.length - 1}`);
  for (let step = 0; step < 10; step++) await slider.press('ArrowLeft');
  const pointed = whole.points.at(-11)?.observedAt ?? '';
  await expect(readout).toHaveAttribute('data-at', pointed);

  const answerAgain = async (later: typeof points) => {
    points = later;
    await page.evaluate(() => {
      const { now } = Date;
      Date.now = () => now() + 61_000;
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect(slider).toHaveAttribute('max', `${later.length - 1}`);
  };
  await answerAgain(whole.points.slice(40));
  await expect(readout).toHaveAttribute('data-at', pointed);
  await answerAgain(whole.points.slice(0, 60));
  await expect(readout).toHaveAttribute('data-at', whole.points[59]?.observedAt ?? '');
  await expect(part(page, 'history-chart')).toHaveAttribute('data-drawn', 'true');
  await answerAgain(whole.points);
  await expect(readout).toHaveAttribute('data-at', pointed);
});

test('N1 L the panel shows a slow note after three seconds, an error when the request fails, and the retry works', async ({
  page,
  served,
  allowConsole,
}) => {
  allowConsole.push(/503|Failed to load resource/);
  const now = served.now();
  const { promise: held, resolve: fail } = Promise.withResolvers<void>();
  await page.route('**/sentiment/history?*', async (route) => {
    await held;
    await route.fulfill({ status: 503, body: '{}' });
  });
  await openHistory(page);
  const slow = part(page, 'sentiment-history-body').getByRole('status').locator('p').nth(1);
  await expect(slow).toBeHidden();
  await expect(slow).toBeVisible({ timeout: 6000 });
  fail();
  await expect(part(page, 'sentiment-history').getByRole('alert')).toBeVisible();
  await page.unroute('**/sentiment/history?*');
  await mockHistory(page, (days) => madeHistory({ now, days }));
  const retry = part(page, 'sentiment-history').getByRole('alert').getByRole('button');
  await retry.focus();
  await page.keyboard.press('Enter');
  await expect(part(page, 'history-chart')).toHaveAttribute('data-drawn', 'true');
  await expect(part(page, 'sentiment-history').locator(':focus')).toHaveCount(1);
});

const PANEL = '**/_astro/HistoryPanel*.js';
/** Console messages of the browser and React when code fails to load. */
const MISSING = /Failed to load resource|dynamically imported|ERR_FAILED/;

test('N1 L the panel shows an error when its code fails to load, closes, and opens after a retry', async ({
  page,
  served,
  allowConsole,
}) => {
  allowConsole.push(MISSING);
  const now = served.now();
  await mockHistory(page, (days) => madeHistory({ now, days }));
  await page.route(PANEL, (route) => route.abort());
  await page.goto('/vs-traders?lang=es#EURUSD');
  await waitForDeck(page);
  const dialog = part(page, 'sentiment-history');
  const open = card(page, 'EURUSD').locator('[data-part="sentiment-history-open"]');
  await open.click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(dialog).toHaveCount(0);
  await open.click();
  await page.unroute(PANEL);
  await dialog.getByRole('alert').getByRole('button', { name: 'Intentar de nuevo' }).click();
  // The retry loads the whole page again, and then the chart.
  await expect(part(page, 'history-chart')).toHaveAttribute('data-drawn', 'true', { timeout: 15_000 });
  await expect(dialog).toHaveAttribute('data-symbol', 'EURUSD');
  await expect(part(page, 'sentiment-deck')).toHaveAttribute('data-index', '1');
  // The page restores the open panel only once. The next reload shows the cards.
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await page.reload();
  await waitForDeck(page);
  await expect(card(page, 'EURUSD')).toHaveAttribute('data-state', /cached|fresh/);
  await expect(dialog).toHaveCount(0);
});

test('N1 L closing the panel during a retry does not reload the page', async ({ page, allowConsole }) => {
  allowConsole.push(MISSING);
  await page.route(PANEL, (route) => route.abort());
  await openHistory(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/vs-traders?*', async (route) => {
    await held;
    await route.continue();
  });
  const navigations: string[] = [];
  page.on('framenavigated', (frame) => navigations.push(frame.url()));
  const dialog = part(page, 'sentiment-history');
  const asked = page.waitForRequest((request) => request.method() === 'HEAD');
  await dialog.getByRole('alert').getByRole('button').click();
  const request = await asked;
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  release();
  await request.response();
  await expect(card(page, 'XAUUSD')).toHaveAttribute('data-state', /cached|fresh/);
  expect(navigations).toEqual([]);
});

test('N1 L the panel shows the table when the code of the chart fails to load', async ({
  page,
  served,
  allowConsole,
}) => {
  allowConsole.push(/Failed to load|ERR_FAILED/);
  const now = served.now();
  await mockHistory(page, (days) => madeHistory({ now, days }));
  await page.route('**/_astro/draw-chart*.js', (route) => route.abort());
  await openHistory(page);
  await expect(part(page, 'history-table')).toBeVisible();
});
