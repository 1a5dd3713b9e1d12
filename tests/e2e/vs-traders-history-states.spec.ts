import { expect, onScreenOf, test } from './harness.ts';
import { answeringHistory, live, openHistory } from './history-page.ts';
import { card, part } from './sentiment-card.ts';
import { madeHistory } from './sentiment-history.ts';

const HOUR_MS = 3_600_000;

test('N1 K6 a history younger than the range says since when; one that ended says when', async ({
  page,
  served,
}) => {
  const now = served.now();
  const gaps = [[30, 0]] as const;
  await answeringHistory(page, (days) => ({
    ...madeHistory({ now, days, sinceHours: 120, gaps, change: { day: null, week: null } }),
    firstObservedAt: new Date(now.getTime() - 120 * HOUR_MS).toISOString(),
  }));
  await openHistory(page);
  await expect(part(page, 'history-since')).toBeVisible();
  await expect(part(page, 'history-ended')).toBeVisible();
});

test('N1 K6 a range that begins without readings does not deny the older ones', async ({ page, served }) => {
  const now = served.now();
  await answeringHistory(page, (days) => ({
    ...madeHistory({ now, days, sinceHours: 120 }),
    firstObservedAt: new Date(now.getTime() - 200 * 24 * HOUR_MS).toISOString(),
  }));
  await openHistory(page);
  await expect(part(page, 'history-change')).toBeVisible();
  await expect(part(page, 'history-since')).toHaveCount(0);
});

test('N1 a later answer of fewer readings leaves the reading pointed at in place, or the nearest', async ({
  page,
  served,
}) => {
  const whole = madeHistory({ now: served.now(), days: 30 });
  let points = whole.points;
  await answeringHistory(page, () => ({ ...whole, points, readings: points.length }));
  await openHistory(page);
  const slider = part(page, 'history-chart').getByRole('slider');
  const readout = part(page, 'history-readout');
  // It rests where it opened the history, and would point at the chart drawn anew under it.
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

test('N1 K2 a store that has only just begun is told honestly, and an example never enters it', async ({
  ownSite,
  page,
}) => {
  const { url } = await ownSite({ MYFXBOOK_EMAIL: '', MYFXBOOK_PASSWORD: '' });
  await openHistory(page, 'es', `${url}/vs-traders`);
  await expect(part(page, 'sentiment-history-body')).toHaveAttribute('data-state', 'empty');
});

test('N1 L a history that cannot be had says so, and the retry works', async ({
  page,
  served,
  allowConsole,
}) => {
  allowConsole.push(/503|Failed to load resource/);
  const now = served.now();
  await page.route('**/sentiment/history?*', (route) => route.fulfill({ status: 503, body: '{}' }));
  await openHistory(page);
  await expect(part(page, 'sentiment-history').getByRole('alert')).toBeVisible();
  await page.unroute('**/sentiment/history?*');
  await answeringHistory(page, (days) => madeHistory({ now, days }));
  const retry = part(page, 'sentiment-history').getByRole('alert').getByRole('button');
  await retry.focus();
  await page.keyboard.press('Enter');
  await expect(part(page, 'history-chart')).toHaveAttribute('data-drawn', 'true');
  await expect(part(page, 'sentiment-history').locator(':focus')).toHaveCount(1);
});

const PANEL = '**/_astro/HistoryPanel*.js';
/** What the browser and React say of code that does not come. */
const MISSING = /Failed to load resource|dynamically imported|ERR_FAILED/;

for (const [lang, close, retry] of [
  ['es', 'Cerrar', 'Intentar de nuevo'],
  ['en', 'Close', 'Try again'],
] as const) {
  test(
    `N1 L a history whose code did not come says so, can be closed, and is there after the retry (${lang})`,
    onScreenOf(lang),
    async ({ page, served, allowConsole }) => {
      allowConsole.push(MISSING);
      const now = served.now();
      await answeringHistory(page, (days) => madeHistory({ now, days }));
      await page.route(PANEL, (route) => route.abort());
      await page.goto(`/vs-traders?lang=${lang}#EURUSD`);
      await live(page);
      const dialog = part(page, 'sentiment-history');
      const open = card(page, 'EURUSD').locator('[data-part="sentiment-history-open"]');
      await open.click();
      await expect(dialog.getByRole('alert')).toBeVisible();
      await dialog.getByRole('button', { name: close }).click();
      await expect(dialog).toHaveCount(0);
      await open.click();
      await page.unroute(PANEL);
      await dialog.getByRole('alert').getByRole('button', { name: retry }).click();
      await expect(part(page, 'history-chart')).toHaveAttribute('data-drawn', 'true');
      await expect(dialog).toHaveAttribute('data-symbol', 'EURUSD');
      await expect(part(page, 'sentiment-deck')).toHaveAttribute('data-index', '1');
      // That it stood open is told once: another reading of the page shows its cards.
      await dialog.getByRole('button', { name: close }).click();
      await page.reload();
      await live(page);
      await expect(card(page, 'EURUSD')).toHaveAttribute('data-state', /cached|fresh/);
      await expect(dialog).toHaveCount(0);
    },
  );
}

test('N1 L who closes the history while it is tried again keeps the page', async ({ page, allowConsole }) => {
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
  const reads: string[] = [];
  page.on('framenavigated', (frame) => reads.push(frame.url()));
  const dialog = part(page, 'sentiment-history');
  const asked = page.waitForRequest((request) => request.method() === 'HEAD');
  await dialog.getByRole('alert').getByRole('button').click();
  const request = await asked;
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  release();
  await request.response();
  await expect(card(page, 'XAUUSD')).toHaveAttribute('data-state', /cached|fresh/);
  expect(reads).toEqual([]);
});

test('N1 L when the chart cannot be drawn its table stands instead', async ({
  page,
  served,
  allowConsole,
}) => {
  allowConsole.push(/Failed to load|ERR_FAILED/);
  const now = served.now();
  await answeringHistory(page, (days) => madeHistory({ now, days }));
  await page.route('**/_astro/draw-chart*.js', (route) => route.abort());
  await openHistory(page);
  await expect(part(page, 'history-table')).toBeVisible();
});

test('N1 a slow history says so after three seconds', async ({ page }) => {
  await page.route('**/sentiment/history?*', () => undefined);
  await openHistory(page);
  const slow = part(page, 'sentiment-history-body').getByRole('status').locator('p').nth(1);
  await expect(slow).toBeHidden();
  await expect(slow).toBeVisible({ timeout: 6000 });
});
