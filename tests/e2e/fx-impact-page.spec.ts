import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { EventHistory } from '#contracts/event-history.ts';
import { answerEvents, card, eventIn } from './fx-impact-events.ts';
import { expect, test } from './harness.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const rows = (page: Page) => page.locator('[data-part="agenda-row"]');
const list = () => [
  eventIn(-30, { currency: 'EUR', impact_level: 'low', id: 'euro-low' }),
  eventIn(20, { title: 'Core CPI m/m', id: 'us-cpi|usd|2026-06-10|1' }),
  eventIn(45, { currency: 'GBP', impact_level: 'medium', id: 'pound-medium' }),
];
const history = (id: string): EventHistory => ({
  id,
  kind: 'cpi',
  name: 'CPI',
  official: { name: 'Office of Statistics', url: 'https://statistics.example/cpi' },
  frequency: 'monthly',
  unit: '% mensual',
  surprise: { difference: '+0.2 pp', deviations: 1.3 },
  releases: [1, 2, 3, 4, 5].map((month) => ({
    id: `${id}-${month}`,
    time_iso: `2026-0${6 - month}-10T12:30:00.000Z`,
    actual: '0.2%',
    forecast: '0.3%',
    previous: '0.1%',
    revised_to: month === 2 ? '0.4%' : null,
    surprise: 'negative',
    difference: '-0.1 pp',
  })),
  changes: [],
});

test.beforeEach(async ({ page }) => {
  await answerEvents(page, () => ({ events: list() }));
  await page.route('**/economic-events/history?**', (route) => {
    const id = new URL(route.request().url()).searchParams.get('id') ?? '';
    return route.fulfill({ json: history(id) });
  });
});

async function open(page: Page, path = '/fx-impact'): Promise<void> {
  await page.goto(path);
  await expect(card(page, 0).or(rows(page)).first()).toBeVisible();
}

for (const lang of ['es', 'en'] as const) {
  test(`N2 the agenda lists what the cards show, by day (${lang})`, async ({ page }) => {
    await open(page, `/fx-impact?lang=${lang}`);
    await page.locator('[data-part="events-view"][data-value="agenda"]').click();
    await expect(page).toHaveURL(/view=agenda/);
    await expect(rows(page)).toHaveCount(3);
    await page.reload();
    await expect(rows(page)).toHaveCount(3);
    await rows(page).nth(1).getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-part="event-detail"]')).toBeVisible();
  });
}

test('N2 the filter is kept in the address, and the subscription asks for the same', async ({ page }) => {
  await open(page);
  await page.locator('[data-part="events-filter"]').click();
  await page.locator('[data-part="filter-impact"][data-value="high"]').check();
  await page.locator('[data-part="filter-currency"][data-value="USD"]').check();
  await expect(page).toHaveURL(/impact=high&currency=USD/);
  await expect(page.locator('[data-part="event-card"]')).toHaveCount(1);
  await expect(page.locator('[data-part="subscribe-link"]')).toHaveValue(
    /\/calendar\.ics\?impact=high&currency=USD&lang=es$/,
  );
  await expect(page.locator('[data-part="subscribe"]')).toHaveAttribute('href', /^webcal:\/\/127\.0\.0\.1/);
  await page.reload();
  await expect(card(page, 0)).toBeVisible();
  await expect(page.locator('[data-part="event-card"]')).toHaveCount(1);
  await page.goto('/fx-impact?currency=JPY');
  await expect(page.getByText('Ningún evento pasa tu filtro')).toBeVisible();
  await page.getByRole('button', { name: 'Quitar el filtro' }).click();
  await expect(page.locator('[data-part="event-card"]')).toHaveCount(3);
});

test('N2 F2 K4 an event’s detail has an address, its past, its file, its official source and a way to share', async ({
  page,
}) => {
  await open(page);
  await card(page, 0).locator('[data-part="event-open"]').click();
  const detail = page.locator('[data-part="event-detail"]');
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
    /^\/calendar\/event\.ics\?id=us-cpi/,
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

test('N2 a link to an event opens it; one that is gone says so', async ({ page }) => {
  await page.goto('/fx-impact?event=pound-medium#week');
  const detail = page.locator('[data-part="event-detail"]');
  await expect(detail.locator('[data-part="past-release"]').first()).toBeVisible();
  await page.goto('/fx-impact?event=never-was');
  await expect(detail).toContainText('ya no está');
  await detail.getByRole('button', { name: 'Cerrar' }).click();
  await expect(detail).toHaveCount(0);
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

test('F8 hours are Mexico City’s, can be the reader’s or UTC’s, and the choice is remembered', async ({
  page,
}) => {
  await open(page);
  const time = card(page, 0).locator('time').first();
  await expect(time).toHaveText('10:20');
  await page.locator('[data-part="events-zone"][data-value="utc"]').click();
  await expect(time).toHaveText('16:20');
  await expect(card(page, 0)).toContainText('UTC');
  await page.reload();
  await expect(time).toHaveText('16:20');
});

test('F12 a card explains a term of its title in the words of the glossary', async ({ page }) => {
  await open(page);
  await card(page, 0).locator('[data-part="term-hint"]').click();
  const note = page.locator('[data-part="term-note"]');
  await expect(note).toBeVisible();
  await expect(note.getByRole('link')).toHaveAttribute('href', '#glossary-cpi');
  await expect(page.locator('#glossary-cpi')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(note).toHaveCount(0);
  await expect(page.locator('[data-part="glossary-term"]')).toHaveCount(7);
});

test('F11 a vendor’s calendar loads on a click only, in the page’s language and period', async ({
  page,
  allowConsole,
}) => {
  allowConsole.push(/request to https:\/\/sslecal2\.investing\.com/);
  await page.route('https://sslecal2.investing.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>calendar</p>' }),
  );
  await open(page);
  const embed = page.locator('[data-part="embed"][data-vendor="calendarPortal"]');
  await embed.scrollIntoViewIfNeeded();
  await expect(embed).toHaveAttribute('data-state', 'blocked');
  await expect(embed.locator('iframe')).toHaveCount(0);
  await embed.getByRole('button').first().click();
  await expect(embed).toHaveAttribute('data-state', 'loaded');
  await expect(embed.locator('iframe')).toHaveAttribute('src', /calType=day&lang=4|calType=day.*lang=4/);
  await page.locator('[data-part="events-scope"][data-value="week"]').click();
  await expect(embed.locator('iframe')).toHaveAttribute('src', /calType=week/);
  await page.locator('[data-part="widget-source"][data-value="charting-platform"]').check();
  await expect(embed).toBeHidden();
  const charts = page.locator('[data-part="embed"][data-vendor="calendarCharts"]');
  await expect(charts).toBeVisible();
  await expect(charts.locator('[data-part="embed-credit"]')).toHaveAttribute('href', /tradingview\.com/);
});

for (const colorScheme of ['dark', 'light'] as const) {
  test(`C11 axe finds nothing in cards, agenda, filter and detail (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const path of ['/fx-impact', '/fx-impact?view=agenda', '/fx-impact?event=pound-medium']) {
      await open(page, path);
      if (path.includes('event=')) await page.locator('[data-part="past-release"]').first().waitFor();
      else await page.locator('[data-part="events-filter"]').click();
      await page.waitForTimeout(300);
      const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
      expect(
        violations.map(({ id, nodes }) => `${path} ${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
      ).toEqual([]);
    }
  });
}

for (const width of [320, 360, 768, 1024, 1440, 1920]) {
  test(`N10 nothing is wider than a screen of ${width} px, also at twice the text size`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/fx-impact#week', '/fx-impact?view=agenda#week']) {
      for (const size of ['100%', '200%']) {
        await page.goto('about:blank');
        await open(page, path);
        await page.evaluate((text) => document.documentElement.style.setProperty('font-size', text), size);
        await page.waitForTimeout(200);
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wider, `${path} at ${size}`).toBeLessThanOrEqual(0);
      }
    }
  });
}
