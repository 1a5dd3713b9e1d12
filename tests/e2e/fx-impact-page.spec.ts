import type { Page } from '@playwright/test';
import { answerEvents, answerPast, card, eventIn, openCalendar, pastOf, three } from './fx-impact-events.ts';
import { expect, onScreenOf, test } from './harness.ts';

test.beforeEach(async ({ page }) => {
  await answerEvents(page, () => ({ events: three() }));
  await answerPast(page, pastOf);
});

test('F2 the page is shared in a window of its own, also without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'es-MX' });
  const page = await context.newPage();
  await page.goto(`${baseURL}/fx-impact`);
  for (const [part, host] of [
    ['share-message', 'wa.me'],
    ['share-post', 'x.com'],
  ] as const) {
    const link = page.locator(`[data-part="${part}"]`).first();
    await expect(link).toHaveAttribute('target', '_blank');
    const href = new URL((await link.getAttribute('href')) ?? '');
    expect(href.host).toBe(host);
    expect(decodeURIComponent(href.search)).toContain('/fx-impact');
  }
  await context.close();
});

for (const lang of ['es', 'en'] as const) {
  test(
    `F2 where the device shares, the hero hands it the page’s address and words (${lang})`,
    onScreenOf(lang),
    async ({ page }) => {
      await page.addInitScript(() => {
        Object.assign(navigator, {
          share: async (shared: ShareData) => Object.assign(window, { shared }),
        });
      });
      await page.goto(`/fx-impact?lang=${lang}`);
      const button = page.locator('main h1 ~ div [data-part="share-native"]');
      await expect(button).toBeHidden();
      await page.mouse.move(20, 20);
      await expect(button).toBeVisible();
      await expect(button).toHaveAccessibleName(lang === 'es' ? 'Compartir…' : 'Share…');
      await button.click();
      const shared = await page.evaluate(() => (window as unknown as { shared: ShareData }).shared);
      expect(shared.url).toMatch(/^https:\/\/.*\/fx-impact/);
      const link = await page.locator('[data-part="share-message"]').first().getAttribute('href');
      expect(new URL(link ?? '').searchParams.get('text')).toBe(`${shared.text} ${shared.url}`);
    },
  );
}

test('F2 where the device does not share, nothing is offered and nothing moves', async ({ page }) => {
  await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
  await page.goto('/fx-impact');
  await page.mouse.move(20, 20);
  await expect(card(page, 0)).toBeVisible();
  await expect(page.locator('[data-part="share-native"]')).toBeHidden();
  await expect(page.getByRole('list', { name: 'Compartir' }).getByRole('listitem')).toHaveCount(2);
});

test('F8 hours are Mexico City’s, can be the reader’s or UTC’s, and the choice is remembered', async ({
  page,
}) => {
  await openCalendar(page);
  const time = card(page, 0).locator('time').first();
  await expect(time).toHaveText('10:20');
  await page.locator('[data-part="events-zone"][data-value="utc"]').click();
  await expect(time).toHaveText('16:20');
  await expect(card(page, 0)).toContainText('UTC');
  await page.reload();
  await expect(time).toHaveText('16:20');
});

for (const [lang, date] of [
  ['es', 'jue 11'],
  ['en', 'Thu 11'],
] as const) {
  test(
    `F8 in another zone an evening of today is told with the date it has there (${lang})`,
    onScreenOf(lang),
    async ({ page }) => {
      // 19:30 in Mexico City is 01:30 of the next day in UTC.
      await answerEvents(page, () => ({ events: [eventIn(20), eventIn(570)] }));
      await openCalendar(page, `/fx-impact?lang=${lang}`);
      const days = page.locator('[data-part="events-days"] button');
      const dates = page.locator('[data-part="event-date"]');
      await expect(days).toHaveCount(0);
      await expect(dates).toHaveCount(0);
      await page.locator('[data-part="events-zone"][data-value="utc"]').click();
      await expect(days).toHaveCount(2);
      await expect(dates).toHaveText([`${date} · `]);
      const evening = page.locator('[data-part="event-card"][data-event-id="event-570"]');
      await expect(evening).toContainText('01:30');
      await expect(evening.locator('[data-part="event-date"]')).toHaveCount(1);
      await days.last().click();
      await expect(page.locator('[data-part="event-dot"]')).toHaveAttribute(
        'aria-label',
        new RegExp(`^${date} 01:30`),
      );
    },
  );
}

test('F12 a card explains a term of its title in the words of the glossary', async ({ page }) => {
  await openCalendar(page);
  await card(page, 0).locator('[data-part="term-hint"]').click();
  const note = page.locator('[data-part="term-note"]');
  await expect(note).toBeVisible();
  await expect(note.getByRole('link')).toHaveAttribute('href', '#glossary-cpi');
  await expect(page.locator('#glossary-cpi')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(note).toHaveCount(0);
  await expect(page.locator('[data-part="glossary-term"]')).toHaveCount(7);
});

const portal = (page: Page) => page.locator('[data-part="embed"][data-vendor="calendarPortal"]');

async function answerPortal(page: Page, allowConsole: RegExp[]): Promise<void> {
  allowConsole.push(/request to https:\/\/sslecal2\.investing\.com/);
  await page.route('https://sslecal2.investing.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>calendar</p>' }),
  );
}

test('F11 a vendor’s calendar loads on a click only, in the page’s language and period', async ({
  page,
  allowConsole,
}) => {
  await answerPortal(page, allowConsole);
  await openCalendar(page);
  const embed = portal(page);
  await embed.scrollIntoViewIfNeeded();
  await expect(embed).toHaveAttribute('data-state', 'blocked');
  await expect(embed.locator('iframe')).toHaveCount(0);
  await embed.getByRole('button').first().click();
  await expect(embed).toHaveAttribute('data-state', 'loaded');
  await expect(embed.locator('iframe')).toHaveAttribute('src', /calType=day&lang=49$/);
  await page.locator('[data-part="events-scope"][data-value="week"]').click();
  await expect(embed.locator('iframe')).toHaveAttribute('src', /calType=week/);
  await page.locator('[data-part="widget-source"][data-value="charting-platform"]').check();
  await expect(embed).toBeHidden();
  const charts = page.locator('[data-part="embed"][data-vendor="calendarCharts"]');
  await expect(charts).toBeVisible();
  await expect(charts.locator('[data-part="embed-credit"]')).toHaveAttribute('href', /tradingview\.com/);
});

test('F1 F11 a link to a place on the page loses the week neither here, nor after a reload, nor on the way back', async ({
  page,
  allowConsole,
}) => {
  await answerPortal(page, allowConsole);
  const frame = portal(page).locator('iframe');
  const week = page.locator('[data-part="events-scope"][data-value="week"]');
  const expectWeek = async () => {
    // The board itself is made anew when it comes to life.
    await page.locator('#events').scrollIntoViewIfNeeded();
    await expect(week).toHaveAttribute('aria-pressed', 'true');
    await portal(page).scrollIntoViewIfNeeded();
    await expect(frame).toHaveAttribute('src', /calType=week/);
  };
  await openCalendar(page);
  await week.click();
  await portal(page).getByRole('button').first().click();
  await card(page, 0).locator('[data-part="term-hint"]').click();
  await page.locator('[data-part="term-note"]').getByRole('link').click();
  await expect(page).toHaveURL(/\?scope=week#glossary-cpi$/);
  await expect(page.locator('#glossary-cpi')).toBeInViewport();
  await expectWeek();
  await page.goBack();
  await expect(page).toHaveURL(/\/fx-impact#week$/);
  await expectWeek();
  await page.goForward();
  await page.reload();
  await portal(page).getByRole('button').first().click();
  await expectWeek();
  await page.locator('[data-part="events-scope"][data-value="day"]').click();
  await expect(page).toHaveURL(/\/fx-impact#day$/);
  await expect(frame).toHaveAttribute('src', /calType=day/);
});
