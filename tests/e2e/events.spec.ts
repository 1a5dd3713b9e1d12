import type { Page } from '@playwright/test';
import { violationsOn } from './axe.ts';
import { expect, onScreenOf, test } from './harness.ts';

// As from a static host: the page asks for its figures, which these tests answer themselves.
test.use({ figures: false });

const deck = (page: Page) => page.locator('[data-part="events-deck"]');
const cards = (page: Page) => page.locator('[data-part="event-card"]');
const ready = (page: Page) => expect(page.locator('[data-part="event-card"][data-offset="0"]')).toBeVisible();

test.describe('the week as it is loaded', () => {
  // In order in one worker: these tests share the page.
  test.describe.configure({ mode: 'default' });

  for (const lang of ['es', 'en'] as const) {
    test(
      `B16 F4 F6 F7 live event cards show status, countdown and figures (${lang})`,
      onScreenOf(lang),
      async ({ look }) => {
        const page = await look(`/fx-impact?lang=${lang}#week`);
        await ready(page);
        await expect(deck(page)).toHaveAttribute('data-mode', 'live');
        await expect.poll(() => cards(page).count()).toBeGreaterThan(40);
        await expect(
          page
            .locator('[data-part="event-card"][data-status="upcoming"] [data-part="event-countdown"]')
            .first(),
        ).toHaveText(/\d/);
        await expect(
          page
            .locator('[data-part="event-card"][data-status="released"] [data-part="event-actual"]')
            .filter({ hasText: /\d/ })
            .first(),
        ).toBeAttached();
        await expect(
          page.locator('[data-part="event-surprise"][data-value="positive"]').first(),
        ).toBeAttached();
        await expect(
          page.locator('[data-part="event-surprise"][data-value="negative"]').first(),
        ).toBeAttached();
        await expect(page.locator('[data-part="event-card"][data-impact="high"]').first()).toBeAttached();
      },
    );
  }

  test('F7 the countdown changes, and screen readers do not announce it each second', async ({ look }) => {
    const page = await look('/fx-impact?lang=es#week');
    await ready(page);
    const countdown = page.locator('[data-part="event-card"][data-offset="0"] [data-part="event-countdown"]');
    // Out of view it counts minutes.
    await countdown.scrollIntoViewIfNeeded();
    await expect(countdown).toHaveRole('timer');
    const before = await countdown.textContent();
    await expect(countdown).not.toHaveText(before ?? '');
    expect(await countdown.getAttribute('aria-live')).not.toBe('assertive');
  });

  test('F8 the page shows Mexico City times and names the zone', async ({ look }) => {
    const page = await look('/fx-impact?lang=es#week');
    await ready(page);
    await expect(page.locator('main')).toContainText('Ciudad de México');
    await expect(page.locator('[data-part="event-card"] time').first()).toHaveText(/\d{2}:\d{2}/);
  });
});

test('F1 the address keeps day or week without a reload', async ({ page }) => {
  await page.goto('/fx-impact');
  await ready(page);
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  const scope = page.locator('[data-part="events-scope"]');
  await scope.and(page.locator('[data-value="week"]')).click();
  await expect(page).toHaveURL(/#week/);
  // The cards of the week exist only after it loads.
  await ready(page);
  // The cards beside the five in view follow.
  await expect.poll(() => cards(page).count()).toBeGreaterThan(5);
  const week = await cards(page).count();
  expect(loads).toEqual([]);
  await page.reload();
  await ready(page);
  await expect.poll(() => cards(page).count()).toBe(week);
});

test('K3 F7 a card shows the actual figure after its release', async ({ ownSite, page }) => {
  const { url, upstreams, advance, now } = await ownSite();
  const due = upstreams.events().find(({ at, impact, currency }) => {
    const inMinutes = (Date.parse(at) - now().getTime()) / 60_000;
    return impact === 'High' && currency === 'USD' && inMinutes > 0 && inMinutes < 15;
  });
  if (!due) throw new Error('the replayed calendar has no high-impact US event within 15 minutes');
  await page.goto(`${url}/fx-impact#week`);
  await ready(page);
  const card = cards(page)
    .filter({ hasText: due.title })
    .and(page.locator('[data-status="upcoming"]'))
    .first();
  const id = await card.getAttribute('data-event-id');
  const same = page.locator(`[data-part="event-card"][data-event-id="${id}"]`);
  await expect(same.locator('[data-part="event-actual"]')).not.toHaveText(/\d/);
  advance(3700);
  await page.reload();
  await expect(same).toHaveAttribute('data-status', 'released');
  await expect(same.locator('[data-part="event-actual"]')).toHaveText(/\d/);
});

test.describe('with a controlled clock', () => {
  test.use({ clock: 'page' });
  test('F7 K3 a card is no longer upcoming when the visitor’s clock reaches its time', async ({
    ownSite,
    page,
  }) => {
    const { url, now, advance } = await ownSite();
    await page.clock.install({ time: now() });
    await page.goto(`${url}/fx-impact#week`);
    await ready(page);
    const upcoming = page
      .locator('[data-part="event-card"][data-status="upcoming"]')
      .filter({ has: page.locator('[data-part="event-countdown"]') })
      .first();
    const id = await upcoming.getAttribute('data-event-id');
    // The page follows the time of the server.
    advance(600);
    await page.clock.fastForward('00:10:00');
    const one = page.locator(`[data-part="event-card"][data-event-id="${id}"]`);
    await expect(one).not.toHaveAttribute('data-status', 'upcoming');
  });
});

test('F9 L the page shows an error when the function fails, and a retry loads the events', async ({
  page,
  allowConsole,
}) => {
  allowConsole.push(/503|Failed to load resource/);
  await page.route('**/functions/v1/economic-events**', (route) =>
    route.fulfill({ status: 503, body: '{}' }),
  );
  await page.goto('/fx-impact#week');
  await expect(page.getByText('Error al cargar eventos económicos')).toBeVisible();
  await page.unroute('**/functions/v1/economic-events**');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(deck(page)).toHaveAttribute('data-mode', 'live');
});

test('F9 the page says that there are no events when the answer is empty', async ({ page }) => {
  const body = JSON.stringify({
    events: [],
    source: 'forex-community',
    error: null,
    observedAt: new Date().toISOString(),
  });
  await page.route('**/functions/v1/economic-events**', (route) =>
    route.fulfill({ contentType: 'application/json', body }),
  );
  await page.goto('/fx-impact');
  await expect(page.getByText('No hay eventos disponibles')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
});

test('K5 K3 L the server reads each calendar file once for several visits, and the deck marks events as stored while the upstreams fail', async ({
  ownSite,
  page,
}) => {
  const { url, upstreams, advance } = await ownSite();
  for (const path of ['/fx-impact', '/fx-impact?lang=en#week', '/fx-impact?again#week']) {
    await page.goto(url + path);
    await ready(page);
  }
  const { counts } = upstreams.calls();
  expect(counts['/forexfactory/ff_calendar_thisweek.json']).toBe(1);
  expect(counts['/myfxbook/rss/forex-economic-calendar-events']).toBe(1);

  const comeLater = async () => {
    advance(2 * 3600);
    await page.reload();
    await ready(page);
  };
  upstreams.set({ kind: 'status', status: 500 });
  await comeLater();
  await expect(deck(page)).toHaveAttribute('data-mode', 'stored');
  upstreams.set({ kind: 'none' });
  await comeLater();
  await expect(deck(page)).toHaveAttribute('data-mode', 'live');
});

test('N11 N2 C11 after the release a card shows the publisher’s own figure, and its detail the record, by keyboard', async ({
  ownSite,
  page,
}) => {
  const { url, upstreams, advance, now } = await ownSite({ SOURCE_OFFICIAL: 'on' });
  const due = upstreams
    .events()
    .find(({ title, at }) => title === 'JOLTS Job Openings' && Date.parse(at) > now().getTime());
  if (!due) throw new Error('the replayed calendar has no JOLTS release ahead');
  advance((Date.parse(due.at) - now().getTime()) / 1000 + 120);
  const card = cards(page).filter({ hasText: due.title });
  const note = card.locator('[data-part="event-official"]');
  // The publisher may be read after the page was rendered with its figures.
  await expect(async () => {
    await page.goto(`${url}/fx-impact?lang=en`);
    await ready(page);
    await expect(note).toHaveAttribute('data-state', 'out', { timeout: 2_000 });
  }).toPass({ timeout: 40_000 });
  await expect(card.locator('[data-part="event-actual"]')).toHaveText(/^\d\.\d\dM$/);
  await expect(note).toContainText('Official figure from U.S. Bureau of Labor Statistics, April 2026.');
  await expect(note.locator('a')).toHaveAttribute('href', 'https://www.bls.gov/news.release/jolts.htm');

  const actual = (await card.locator('[data-part="event-actual"]').textContent()) ?? '';
  await page.goto(`${url}/fx-impact?lang=en&event=${await card.getAttribute('data-event-id')}`);
  const record = page.locator('[data-part="official-record"]');
  await expect(record.locator('[data-part="record-first"] dd')).toHaveText(actual);
  const table = record.locator('details summary');
  for (let key = 0; key < 60 && !(await table.evaluate((one) => one === document.activeElement)); key += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(record.locator('[data-part="record-row"]').first()).toBeVisible();
  await expect(record.locator('[data-part="record-row"] td').last()).toHaveText(/^\d\.\d\dM$/);
  expect(await violationsOn(page, '[data-part="event-detail"]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(record).toHaveCount(0);
});
