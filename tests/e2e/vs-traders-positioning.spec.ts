import type { Page } from '@playwright/test';
import type { Positioning } from '../../contracts/positioning.ts';
import { expect, test } from './harness.ts';

const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);
const panel = (page: Page) => part(page, 'positioning');

async function open(page: Page, path = '/vs-traders?lang=es') {
  await page.goto(path);
  await part(page, 'sentiment-deck').scrollIntoViewIfNeeded();
  await expect(part(page, 'sentiment-deck')).toHaveAttribute('data-live', 'true');
}

const group = (net: number | null) => ({ long: 90_000, short: 40_000, net, change: null });

function answer(rest: Partial<Positioning> = {}): Positioning {
  return {
    symbol: 'XAUUSD',
    legs: [
      {
        market: 'gold',
        name: 'GOLD - COMMODITY EXCHANGE INC.',
        inverted: false,
        reportDate: '2026-06-02',
        openInterest: 412_000,
        nonCommercial: group(50_000),
        commercial: group(null),
        percentile52w: 88,
        weeks: 52,
      },
    ],
    nextReleaseAt: '2026-06-12T19:30:00.000Z',
    nextReleaseMayShift: false,
    source: { name: 'CFTC', url: 'https://www.cftc.gov/MarketReports/CommitmentsofTraders/index.htm' },
    observedAt: '2026-06-05T20:00:00.000Z',
    error: null,
    ...rest,
  };
}

for (const lang of ['es', 'en'] as const) {
  test(`N8 the institutions stand beside the crowd, with their Tuesday and the next report (${lang})`, async ({
    page,
  }) => {
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
    const place = Number(await part(page, 'positioning-percentile').getAttribute('data-value'));
    expect(place).toBeGreaterThanOrEqual(0);
    expect(place).toBeLessThanOrEqual(100);
    const day = await part(page, 'positioning-date').getAttribute('data-value');
    expect(new Date(`${day}T00:00:00Z`).getUTCDay()).toBe(2);
    const next = await part(page, 'positioning-next').getAttribute('data-value');
    expect(new Date(next ?? '').getUTCDay()).toBe(5);
    const crowd = await part(page, 'sentiment-long').first().textContent();
    await expect(part(page, 'positioning-crowd')).toContainText(crowd ?? '?');
  });
}

test('N8 a cross is shown by its legs, and an inverted leg says so', async ({ page }) => {
  await open(page, '/vs-traders?lang=es#GBPJPY');
  await expect(panel(page)).toHaveAttribute('data-symbol', 'GBPJPY');
  await expect(part(page, 'positioning-leg')).toHaveCount(2);
  const [pound, yen] = [part(page, 'positioning-leg').first(), part(page, 'positioning-leg').last()];
  await expect(pound).toHaveAttribute('data-inverted', 'false');
  await expect(yen).toHaveAttribute('data-inverted', 'true');
  await expect(yen).toContainText('GBPJPY baja');
  await expect(pound).not.toContainText('GBPJPY baja');
});

test('N8 it follows the deck', async ({ page }) => {
  await open(page);
  await part(page, 'sentiment-dot').nth(3).click();
  await expect(panel(page)).toHaveAttribute('data-symbol', 'USDCAD');
  await expect(part(page, 'positioning-leg')).toHaveAttribute('data-market', 'canadian-dollar');
});

test('N8 a blank of the report is no zero, and too few reports are no percentile', async ({ page }) => {
  const [leg] = answer().legs;
  if (!leg) throw new Error('no leg');
  const legs = [{ ...leg, percentile52w: null, weeks: 12 }];
  await page.route('**/functions/v1/positioning?*', (route) => route.fulfill({ json: answer({ legs }) }));
  await open(page);
  const cells = part(page, 'positioning-leg').locator('[data-group="commercial"] td');
  await expect(cells.first()).toContainText('—');
  await expect(cells.first()).not.toContainText('0');
  await expect(part(page, 'positioning-percentile')).toContainText('12');
  await expect(part(page, 'positioning-percentile')).not.toHaveAttribute('data-value', /.*/);
});

test('N8 L an old report is shown as old', async ({ page }) => {
  const error = { code: 'stale' as const, message: 'The last release could not be read.' };
  await page.route('**/functions/v1/positioning?*', (route) => route.fulfill({ json: answer({ error }) }));
  await open(page);
  await expect(panel(page)).toHaveAttribute('data-state', 'stale');
  await expect(panel(page).getByRole('status')).toBeVisible();
  await expect(part(page, 'positioning-leg')).toHaveCount(1);
});

test('N8 L without any report it says so, and the cards are none the worse', async ({ ownSite, page }) => {
  const { url, upstreams } = await ownSite();
  upstreams.set({ kind: 'status', status: 500, on: 'cftc' });
  await open(page, `${url}/vs-traders?lang=es`);
  await expect(panel(page)).toHaveAttribute('data-state', 'unavailable', { timeout: 15_000 });
  await expect(part(page, 'sentiment-card').first()).toHaveAttribute('data-state', 'fresh');
});

test('N8 L a failed request says so, and the retry works', async ({ page, allowConsole }) => {
  allowConsole.push(/503|Failed to load resource/);
  await page.route('**/functions/v1/positioning?*', (route) => route.fulfill({ status: 503, body: '{}' }));
  await open(page);
  await expect(panel(page)).toHaveAttribute('data-state', 'error');
  await page.unroute('**/functions/v1/positioning?*');
  await panel(page).getByRole('alert').getByRole('button').click();
  await expect(panel(page)).toHaveAttribute('data-state', 'ready');
});

test('K2 N8 an example is not compared with real positions', async ({ ownSite, page }) => {
  const { url } = await ownSite({ MYFXBOOK_EMAIL: '', MYFXBOOK_PASSWORD: '' });
  await open(page, `${url}/vs-traders?lang=es`);
  await expect(part(page, 'sentiment-card').first()).toHaveAttribute('data-source', 'error_fallback');
  await expect(part(page, 'positioning-crowd')).not.toContainText('%');
});
