import type { Page } from '@playwright/test';
import { answerEvents, card, choose, openCalendar, three } from './fx-impact-events.ts';
import { expect, onScreenOf, PHONE, test } from './harness.ts';

// As from a static host: the page asks for its figures, which these tests answer themselves.
test.use({ figures: false, clock: 'test' });

test.beforeEach(async ({ page }) => answerEvents(page, () => ({ events: three() })));

const portal = (page: Page) => page.locator('[data-part="embed"][data-vendor="calendarPortal"]');

async function answerPortal(page: Page, allowConsole: RegExp[]): Promise<void> {
  allowConsole.push(/request to https:\/\/sslecal2\.investing\.com/);
  await page.route('https://sslecal2.investing.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>calendar</p>' }),
  );
}

test(
  'F11 a vendor’s calendar loads only after a click, in the page’s language and period',
  PHONE,
  async ({ page, allowConsole }) => {
    await answerPortal(page, allowConsole);
    await openCalendar(page);
    const embed = portal(page);
    await embed.scrollIntoViewIfNeeded();
    await expect(embed).toHaveAttribute('data-state', 'blocked');
    await expect(embed.locator('iframe')).toHaveCount(0);
    await embed.getByRole('button').first().click();
    await expect(embed).toHaveAttribute('data-state', 'loaded');
    await expect(embed.locator('iframe')).toHaveAttribute('src', /calType=day&(.*&)?lang=49$/);
    await page.locator('[data-part="events-scope"][data-value="week"]').click();
    await expect(embed.locator('iframe')).toHaveAttribute('src', /calType=week/);
    await page.locator('[data-part="widget-source"][data-value="charting-platform"]').check();
    await expect(embed).toBeHidden();
    const charts = page.locator('[data-part="embed"][data-vendor="calendarCharts"]');
    await expect(charts).toBeVisible();
    await expect(charts.locator('[data-part="embed-credit"]')).toHaveAttribute('href', /tradingview\.com/);
  },
);

test(
  'F1 F11 an anchor link keeps the week, also after a reload and after going back',
  PHONE,
  async ({ page, allowConsole }) => {
    await answerPortal(page, allowConsole);
    const frame = portal(page).locator('iframe');
    const week = page.locator('[data-part="events-scope"][data-value="week"]');
    const expectWeek = async () => {
      // The board renders again when it hydrates.
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
  },
);

for (const [lang, mexico] of [
  ['es', /horas de la Ciudad de México/],
  ['en', /Mexico City time/],
] as const) {
  test(
    `F8 F11 the portal’s calendar changes to UTC with the page, and its caption names the zone (${lang})`,
    onScreenOf(lang),
    async ({ page, allowConsole }) => {
      await answerPortal(page, allowConsole);
      await openCalendar(page, `/fx-impact?lang=${lang}`);
      await portal(page).getByRole('button').first().click();
      const frame = portal(page).locator('iframe');
      const caption = portal(page).locator('[data-part="embed-caption"]');
      await expect(frame).toHaveAttribute('src', /timeZone=40&/);
      await expect(caption).toContainText(mexico);
      await choose(page, 'zone', 'utc');
      await expect(frame).toHaveAttribute('src', /timeZone=55&/);
      await expect(caption).toContainText(/UTC/);
      await expect(caption).not.toContainText(mexico);
      // The test device is in the zone of Mexico City.
      await choose(page, 'zone', 'local');
      await expect(frame).toHaveAttribute('src', /timeZone=40&/);
      await expect(caption).toContainText(mexico);
    },
  );
}
