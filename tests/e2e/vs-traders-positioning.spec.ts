import type { Page } from '@playwright/test';
import { translate } from '../../content/words/translate.ts';
import { expect, onScreenOf, PHONE, test } from './harness.ts';
import { waitForDeck } from './history-page.ts';
import { legOf, mockReports, POSITIONING } from './positioning-answer.ts';
import { part, showCard } from './sentiment-card.ts';

// As from a static host: the page asks for its figures, which these tests answer themselves.
test.use({ figures: false });

const panel = (page: Page) => part(page, 'positioning');

async function open(page: Page, path = '/vs-traders?lang=es') {
  await page.goto(path);
  await waitForDeck(page);
}

for (const lang of ['es', 'en'] as const) {
  test(
    `N8 the panel shows institutions and retail, the report’s Tuesday and the next report; the peso has a line that opens (${lang})`,
    onScreenOf(lang),
    async ({ page }) => {
      await open(page, `/vs-traders?lang=${lang}`);
      await expect(panel(page)).toHaveAttribute('data-state', 'ready');
      const leg = part(page, 'positioning-leg');
      await expect(leg).toHaveCount(1);
      await expect(leg).toHaveAttribute('data-market', 'gold');
      for (const one of ['nonCommercial', 'commercial']) {
        const net = await leg.locator(`[data-group="${one}"] td`).first().getAttribute('data-value');
        expect(Number.isInteger(Number(net))).toBe(true);
        expect(Number(net)).not.toBe(0);
      }
      const place = Number(
        await leg.locator('[data-part="positioning-percentile"]').getAttribute('data-value'),
      );
      expect(place).toBeGreaterThanOrEqual(0);
      expect(place).toBeLessThanOrEqual(100);
      const day = await panel(page)
        .locator('footer [data-part="positioning-date"]')
        .getAttribute('data-value');
      expect(new Date(`${day}T00:00:00Z`).getUTCDay()).toBe(2);
      const next = await part(page, 'positioning-next').getAttribute('data-value');
      expect(new Date(next ?? '').getUTCDay()).toBe(5);
      const crowd = await part(page, 'sentiment-long').first().textContent();
      await expect(part(page, 'positioning-crowd')).toContainText(crowd ?? '?');

      const line = part(page, 'positioning-peso');
      await expect(line).toHaveAttribute('data-state', 'ready');
      await expect(line.getByText(translate(lang, 'positioning.market.mexican-peso'))).toBeVisible();
      const peso = await line.locator('summary [data-value]').getAttribute('data-value');
      await line.locator('summary').click();
      await expect(line.locator('[data-group="nonCommercial"] td').first()).toHaveAttribute(
        'data-value',
        peso ?? '',
      );
      await expect(line.locator('[data-group="commercial"] td').first()).toHaveAttribute(
        'data-value',
        /^-?\d+$/,
      );
      await expect(line.locator('[data-part="positioning-percentile"]')).toBeVisible();
      const tuesday = await line.locator('[data-part="positioning-date"]').getAttribute('data-value');
      expect(new Date(`${tuesday}T00:00:00Z`).getUTCDay()).toBe(2);
    },
  );
}

test('N8 the panel follows the deck, shows both legs of a cross and marks the inverted one', async ({
  page,
}) => {
  await open(page, '/vs-traders?lang=es#GBPUSD');
  await expect(panel(page)).toHaveAttribute('data-symbol', 'GBPUSD');
  await expect(part(page, 'positioning-leg')).toHaveAttribute('data-market', 'pound');
  await showCard(page, 'GBPJPY');
  await expect(panel(page)).toHaveAttribute('data-symbol', 'GBPJPY');
  await expect(part(page, 'positioning-leg')).toHaveCount(2);
  const [pound, yen] = [part(page, 'positioning-leg').first(), part(page, 'positioning-leg').last()];
  await expect(pound).toHaveAttribute('data-inverted', 'false');
  await expect(yen).toHaveAttribute('data-inverted', 'true');
  await expect(yen).toContainText('GBPJPY baja');
  await expect(pound).not.toContainText('GBPJPY baja');
});

for (const [lang, tuesdays] of [
  ['es', ['martes, 2 de junio', 'martes, 26 de mayo']],
  ['en', ['Tuesday, June 2', 'Tuesday, May 26']],
] as const) {
  test(
    `N8 L the panel shows a dash for a blank, no percentile of too few reports, each leg’s own date, and the peso’s problem (${lang})`,
    onScreenOf(lang),
    async ({ page }) => {
      const legs = [
        legOf({ market: 'pound', reportDate: '2026-06-02' }),
        legOf({ market: 'yen', inverted: true, reportDate: '2026-05-26' }),
      ];
      let code: 'stale' | 'not_published' = 'stale';
      await mockReports(page, (symbol) => {
        if (symbol === 'MXN') return { error: { code, message: 'For the log only.' } };
        return { legs: symbol === 'GBPJPY' ? legs : [legOf({ percentile52w: null, weeks: 12 })] };
      });
      await open(page, `/vs-traders?lang=${lang}`);
      const cells = part(page, 'positioning-leg').locator('[data-group="commercial"] td');
      await expect(cells.first()).toContainText('—');
      await expect(cells.first()).not.toContainText('0');
      const percentile = panel(page).locator('article [data-part="positioning-percentile"]');
      await expect(percentile).toContainText('12');
      await expect(percentile).not.toHaveAttribute('data-value', /.*/);

      const line = part(page, 'positioning-peso');
      await line.locator('summary').click();
      await expect(line).toContainText(translate(lang, 'positioning.stale'));
      await expect(panel(page).getByRole('status')).toHaveCount(0);
      // A report is asked for again when the page is looked at after an hour.
      code = 'not_published';
      await page.evaluate(() => {
        const { now } = Date;
        Date.now = () => now() + 3_660_000;
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await expect(line).toContainText(translate(lang, 'positioning.notPublished'));
      await expect(panel(page).getByRole('status')).toHaveCount(0);

      await showCard(page, 'GBPJPY');
      const [pound, yen] = [part(page, 'positioning-leg').first(), part(page, 'positioning-leg').last()];
      await expect(pound.locator('[data-part="positioning-date"]')).toContainText(tuesdays[0]);
      await expect(yen.locator('[data-part="positioning-date"]')).toContainText(tuesdays[1]);
      await expect(panel(page).locator('footer [data-part="positioning-date"]')).toHaveCount(0);
    },
  );
}

test('N8 L the panel works without the peso report, and the peso line offers a retry', async ({
  page,
  allowConsole,
}) => {
  allowConsole.push(/503|Failed to load resource/);
  await page.route(`${POSITIONING}MXN`, (route) => route.fulfill({ status: 503, body: '{}' }));
  await open(page);
  await expect(panel(page)).toHaveAttribute('data-state', 'ready');
  const line = part(page, 'positioning-peso');
  await expect(line).toHaveAttribute('data-state', 'error');
  await line.locator('summary').click();
  await expect(line).toContainText(translate('es', 'positioning.failed'));
  await page.unroute(`${POSITIONING}MXN`);
  await line.getByRole('button').click();
  await expect(line).toHaveAttribute('data-state', 'ready');
  await expect(line.locator('summary')).toBeFocused();
  await expect(line.locator('[data-group="nonCommercial"]')).toBeVisible();
});

for (const timezoneId of ['UTC', 'Europe/Madrid', 'Asia/Tokyo']) {
  test.describe(`a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId });
    test('N8 the next report has Mexico City’s time under its label', PHONE, async ({ page }) => {
      await mockReports(page, () => ({}));
      await open(page);
      // 19:30 UTC.
      const next = part(page, 'positioning-next');
      await expect(next).toContainText('13:30');
      await expect(next).toContainText('15:30');
    });
  });
}
