import type { Page } from '@playwright/test';
import { translate } from '../../content/words/translate.ts';
import {
  answerEvents,
  answerPast,
  card,
  eventIn,
  NOW,
  openCalendar,
  pastOf,
  three,
} from './fx-impact-events.ts';
import { expect, PHONE, test } from './harness.ts';
import { recordViewMoves } from './view-moves.ts';

// As from a static host: the page asks for its figures, which these tests answer themselves.
test.use({ figures: false, clock: 'test' });

const FAILED = translate('es', 'events.failed');
const RETRY = translate('es', 'events.retry');

const detailOf = (page: Page) => page.locator('[data-part="event-detail"]');

test.beforeEach(async ({ page }) => {
  await answerEvents(page, () => ({ events: three() }));
  await answerPast(page, pastOf);
});

test('N2 F2 K4 a detail has an address, past releases, a calendar file, its official source and a share link', async ({
  page,
}) => {
  await openCalendar(page, '/fx-impact?lang=es');
  await card(page, 0).locator('[data-part="event-open"]').click();
  const detail = detailOf(page);
  await expect(detail).toBeVisible();
  await expect(page).toHaveURL(/event=us-cpi/);
  await expect(detail.locator('[data-part="past-release"]')).toHaveCount(5);
  await expect(detail.locator('[data-part="event-deviations"]')).toContainText('1.3 σ');
  await expect(detail.locator('[data-part="official-source"]')).toHaveAttribute(
    'href',
    /statistics\.example/,
  );
  await expect(detail.locator('[data-part="event-file"]')).toHaveAttribute(
    'href',
    /^\/calendar\/event\.ics\?id=us-cpi.*&lang=es$/,
  );
  const message = await detail.locator('[data-part="share-message"]').getAttribute('href');
  const text = new URL(message ?? '').searchParams.get('text') ?? '';
  expect(text).toContain('XAUUSD, EURUSD, GBPUSD');
  expect(text).not.toContain('USDJPY');
  expect(text).toMatch(/10:20.*Ciudad de México/);
  await page.keyboard.press('Escape');
  await expect(detail).toHaveCount(0);
  await expect(page).not.toHaveURL(/event=/);
  await expect(card(page, 0).locator('[data-part="event-open"]')).toBeFocused();
});

test(
  'N2 C11 the foot of a detail is one row of a phone, and nothing stays over the text in letters twice as large',
  PHONE,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openCalendar(page, '/fx-impact?event=us-cpi%7Cusd%7C2026-06-10%7C1');
    const foot = detailOf(page).locator('.detail-ways');
    const ways = foot.locator('a, button').filter({ visible: true });
    await expect(ways.first()).toBeVisible();
    const sizes = await ways.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    expect(new Set(sizes.map(({ top, height }) => Math.round(top + height / 2))).size).toBe(1);
    for (const { width, height } of sizes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const dialog = await detailOf(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(dialog).toBe(0);
    await expect(foot).not.toBeInViewport();
  },
);

for (const motion of ['no-preference', 'reduce'] as const)
  test(`N2 J5 J6 from its second opening on a detail takes name and figure from its card by a transition, and none remains (${motion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    const view = await recordViewMoves(page);
    await openCalendar(page, '/fx-impact?lang=es');
    const opener = card(page, 0).locator('[data-part="event-open"]');
    const isOpen = () => expect(detailOf(page)).toBeVisible();
    const isClosed = () => expect(detailOf(page)).toHaveCount(0);
    await opener.click();
    await isOpen();
    await page.keyboard.press('Escape');
    await isClosed();
    await opener.click();
    await isOpen();
    const move = {
      before: ['event-card shared-name', 'event-card shared-figure'],
      after: ['event-detail shared-name', 'event-detail shared-figure'],
      moved: ['shared-figure', 'shared-name'],
    };
    await expect.poll(view.moves).toEqual(motion === 'reduce' ? [] : [move]);
    await view.end();
    await expect.poll(view.names).toEqual([]);
    await page.keyboard.press('Escape');
    await isClosed();
    await expect(opener).toBeFocused();
  });

test('N2 F2 two clicks before the detail loads add only one history entry', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_astro/EventDetail.*.js', async (route) => {
    await held;
    await route.continue();
  });
  await openCalendar(page);
  const steps = () => page.evaluate(() => history.length);
  const before = await steps();
  const opener = card(page, 0).locator('[data-part="event-open"]');
  await opener.click();
  await opener.click();
  expect(await steps()).toBe(before + 1);
  release();
  await detailOf(page).getByRole('button', { name: 'Cerrar' }).click();
  await expect(page).not.toHaveURL(/event=/);
  await expect(detailOf(page)).toHaveCount(0);
});

test('N2 a link opens its event, or says that the event is gone', async ({ page }) => {
  await page.goto('/fx-impact?event=pound-medium#week');
  const detail = detailOf(page);
  await expect(detail.locator('[data-part="past-release"]').first()).toBeVisible();
  await page.goto('/fx-impact?event=unknown');
  await expect(detail).toContainText('ya no está');
  await detail.getByRole('button', { name: 'Cerrar' }).click();
  await expect(detail).toHaveCount(0);
});

test('N2 F9 a link to an event shows an error with a retry when the requests fail', async ({
  page,
  allowConsole,
}) => {
  allowConsole.push(/503|Failed to load resource/);
  await page.unrouteAll();
  await page.route('**/functions/v1/economic-events**', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto('/fx-impact?lang=es&event=pound-medium');
  const detail = detailOf(page);
  await expect(detail.getByRole('alert')).toContainText(FAILED);
  await page.unrouteAll();
  await answerEvents(page, () => ({ events: three() }));
  await answerPast(page, pastOf);
  await detail.getByRole('button', { name: RETRY }).click();
  await expect(detail.locator('[data-part="past-release"]')).toHaveCount(5);
  await expect(detail.locator('[data-part="event-detail-close"]')).toBeFocused();
});

test('N2 K3 the detail shows a stored event that is not in the week, under its current id', async ({
  page,
}) => {
  const stored = eventIn(-7 * 24 * 60, { id: 'last-week', title: 'Retail Sales m/m' });
  await answerPast(page, (id) =>
    id === 'merged' ? { ...pastOf('pound-medium'), event: eventIn(45) } : { ...pastOf(id), event: stored },
  );
  await page.goto('/fx-impact?event=last-week');
  const detail = detailOf(page);
  await expect(detail.getByRole('heading', { level: 2 })).toContainText('Retail Sales m/m');
  await expect(detail).toContainText('3 de junio');
  await expect(detail.locator('[data-part="past-release"]')).toHaveCount(5);
  await page.goto('/fx-impact?event=merged');
  await expect(detail.getByRole('heading', { level: 2 })).toContainText('GBP');
  await expect(detail.locator('[data-part="event-file"]')).toHaveAttribute('href', /id=pound-medium/);
});

test('F7 K4 the detail says that there are no releases when the history answers 404', async ({
  page,
  allowConsole,
}) => {
  allowConsole.push(/404|Failed to load resource/);
  await page.route('**/economic-events/history?**', (route) =>
    route.fulfill({ status: 404, json: { error: { code: 'not_found', message: 'For the log only.' } } }),
  );
  await page.goto('/fx-impact?event=pound-medium');
  const detail = detailOf(page);
  await expect(detail.getByRole('heading', { level: 2 })).toContainText('GBP');
  await expect(detail.getByRole('status')).toContainText(translate('es', 'detail.noReleases'));
  await expect(detail).not.toContainText(translate('es', 'detail.failed'));
});

test('N2 the detail offers no calendar file for an event without one', async ({ page }) => {
  await answerEvents(page, () => ({ events: [eventIn(20, { id: 'display-alone', has_file: false })] }));
  await page.goto('/fx-impact?event=display-alone');
  await expect(detailOf(page).locator('[data-part="past-release"]')).toHaveCount(5);
  await expect(detailOf(page).locator('[data-part="share-message"]')).toBeVisible();
  await expect(detailOf(page).locator('[data-part="event-file"]')).toHaveCount(0);
});

test('F9 N10 the reader can go back to the calendar when the code of the detail fails to load (en)', async ({
  page,
  allowConsole,
}) => {
  allowConsole.push(/Failed to load resource|dynamically imported|ERR_FAILED/);
  await page.route('**/_astro/EventDetail.*.js', (route) => route.abort());
  await page.goto('/fx-impact?lang=en&event=pound-medium');
  const failure = page.locator('[data-part="late-failed"]');
  await failure.getByRole('button', { name: translate('en', 'events.leave') }).click();
  await expect(failure).toHaveCount(0);
  await expect(page).not.toHaveURL(/event=/);
  await expect(card(page, 0)).toBeVisible();
});

test.describe('with a controlled clock', () => {
  test.use({ clock: 'page' });

  test('F7 K3 an event opened by a former id gets the figure of its current id', async ({ page }) => {
    await page.clock.install({ time: NOW });
    let isOut = false;
    const present = () => eventIn(2, { id: 'present', actual: isOut ? '0.5%' : null });
    await answerEvents(page, () => ({ events: [present()] }));
    await answerPast(page, () => ({ ...pastOf('present'), event: eventIn(2, { id: 'present' }) }));
    await page.goto('/fx-impact?event=former');
    const detail = detailOf(page);
    await expect(detail.locator('[data-part="past-release"]')).toHaveCount(5);
    await expect(detail.locator('[data-part="event-actual"]')).not.toContainText('0.5%');
    isOut = true;
    await page.clock.fastForward('03:01');
    await expect(detail.locator('[data-part="event-actual"]')).toHaveText('0.5%');
  });

  test('F7 K4 an open detail shows the figure and the size of the surprise after the release', async ({
    page,
  }) => {
    await page.clock.install({ time: NOW });
    let isOut = false;
    await answerEvents(page, () => ({
      events: [eventIn(2, isOut ? { actual: '0.5%', surprise: 'positive' } : {})],
    }));
    await answerPast(page, (id) => ({ ...pastOf(id), surprise: isOut ? pastOf(id).surprise : null }));
    await page.goto('/fx-impact?event=event-2');
    const detail = detailOf(page);
    await expect(detail.locator('[data-part="past-release"]')).toHaveCount(5);
    await expect(detail.locator('[data-part="event-deviations"]')).toHaveCount(0);
    isOut = true;
    await page.clock.fastForward('03:01');
    await expect(detail.locator('[data-part="event-actual"]')).toHaveText('0.5%');
    await expect(detail.locator('[data-part="event-deviations"]')).toContainText('1.3 σ');
  });
});
