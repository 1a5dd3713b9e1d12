import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { HistoryDays, SentimentHistory } from '../../contracts/sentiment-history.ts';
import { expect, test } from './harness.ts';
import { madeHistory } from './sentiment-history.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);

/** The deck wakes up near the view; its cards are new ones then. */
async function live(page: Page) {
  await part(page, 'sentiment-deck').scrollIntoViewIfNeeded();
  await expect(part(page, 'sentiment-deck')).toHaveAttribute('data-live', 'true');
}

async function openHistory(page: Page, lang = 'es', path = '/vs-traders') {
  await page.goto(`${path}?lang=${lang}`);
  await live(page);
  await part(page, 'sentiment-history-open').first().click();
  await expect(part(page, 'sentiment-history')).toBeVisible();
}

/** Answers history requests with made-up ones; resolves to those given out. */
async function answering(page: Page, make: (days: HistoryDays) => SentimentHistory) {
  const given = new Map<HistoryDays, SentimentHistory>();
  await page.route('**/functions/v1/sentiment/history?*', async (route) => {
    const query = new URL(route.request().url()).searchParams;
    if (query.get('format') === 'csv') return route.continue();
    const days = Number(query.get('days')) as HistoryDays;
    const history = make(days);
    given.set(days, history);
    return route.fulfill({ json: history });
  });
  return given;
}

for (const lang of ['es', 'en'] as const) {
  test(`N1 the chart and its table show the same readings, gaps and extremes (${lang})`, async ({
    page,
    served,
  }) => {
    const now = served.now();
    const given = await answering(page, (days) => madeHistory({ now, days, gaps: [[102, 42]] }));
    await openHistory(page, lang);
    const body = part(page, 'sentiment-history-body');
    await expect(body).toHaveAttribute('data-state', 'ready');
    await expect(part(page, 'history-chart')).toHaveAttribute('data-drawn', 'true');
    await expect(part(page, 'history-change')).toContainText('4');
    for (const days of [7, 90, 30] as const) {
      await body.getByRole('button', { name: `${days}` }).click();
      await expect(body).toHaveAttribute('data-days', `${days}`);
      await expect(part(page, 'history-chart')).toHaveAttribute('data-drawn', 'true');
    }
    const shown = await walkChart(page);
    await body.getByRole('button', { name: /^(Tabla|Table)$/ }).click();
    const rows = part(page, 'history-table').locator('tbody tr[data-at]');
    const table = await rows.evaluateAll((all) =>
      all.map((row) => `${row.getAttribute('data-at')} ${row.querySelector('td')?.dataset.value}`),
    );
    const history = given.get(30);
    expect(table.toReversed()).toEqual(
      history?.points.map((point) => `${point.observedAt} ${point.longPercentage}`),
    );
    expect(shown).toEqual(table.toReversed());
    await expect(part(page, 'history-gap')).toHaveCount(1);
    const extremes = history?.points.filter(({ longPercentage: long }) => long >= 70 || long <= 30).length;
    await expect(part(page, 'history-table').locator('tr[data-extreme]')).toHaveCount(extremes ?? -1);
  });
}

/** Every reading the chart's slider tells, from the first to the last. */
async function walkChart(page: Page): Promise<string[]> {
  const slider = part(page, 'history-chart').getByRole('slider');
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(slider).toHaveValue('0');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('1');
  return slider.evaluate(async (element) => {
    const input = element as HTMLInputElement;
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const told: string[] = [];
    for (let step = 0; step <= Number(input.max); step++) {
      setValue?.call(input, `${step}`);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise(requestAnimationFrame);
      const readout = document.querySelector<HTMLElement>('[data-part="history-readout"]');
      told.push(`${readout?.dataset.at} ${readout?.dataset.value}`);
    }
    return told;
  });
}

test('N1 the chart’s code is fetched when a history is opened, not before', async ({ page, served }) => {
  const now = served.now();
  await answering(page, (days) => madeHistory({ now, days }));
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/vs-traders?lang=es');
  const button = part(page, 'sentiment-history-open').first();
  await live(page);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => /draw-chart|HistoryPanel/.test(url))).toEqual([]);
  await button.click();
  await expect(part(page, 'history-chart')).toHaveAttribute('data-drawn', 'true');
  expect(scripts.filter((url) => /draw-chart/.test(url))).toHaveLength(1);
});

test('N1 pointing at the chart tells the reading under the pointer', async ({ page, served, isMobile }) => {
  test.skip(isMobile, 'a phone has the slider');
  const now = served.now();
  await answering(page, (days) => madeHistory({ now, days }));
  await openHistory(page);
  await expect(part(page, 'history-chart')).toHaveAttribute('data-drawn', 'true');
  const box = await part(page, 'history-chart').getByRole('img').boundingBox();
  if (!box) throw new Error('no chart');
  const tells = async (share: number) => {
    await page.mouse.move(box.x + box.width * share, box.y + 60);
    await page.mouse.move(box.x + box.width * share + 1, box.y + 60);
    return Date.parse((await part(page, 'history-readout').getAttribute('data-at')) ?? '');
  };
  const early = await tells(0.1);
  expect(await tells(0.6)).toBeGreaterThan(early + 10 * 86_400_000);
});

test('N1 K6 a history younger than the range says since when; one that ended says when', async ({
  page,
  served,
}) => {
  const now = served.now();
  await answering(page, (days) =>
    madeHistory({ now, days, sinceHours: 120, gaps: [[30, 0]], change: { day: null, week: null } }),
  );
  await openHistory(page);
  await expect(part(page, 'history-since')).toBeVisible();
  await expect(part(page, 'history-ended')).toBeVisible();
});

test('N1 K2 a store that has only just begun is told honestly, and an example never enters it', async ({
  ownSite,
  page,
}) => {
  const { url } = await ownSite({ MYFXBOOK_EMAIL: '', MYFXBOOK_PASSWORD: '' });
  await openHistory(page, 'es', `${url}/vs-traders`);
  await expect(part(page, 'sentiment-history-body')).toHaveAttribute('data-state', 'empty');
});

test('N1 the real readings of the store come as a table, and as a CSV file with its units', async ({
  page,
}) => {
  await page.goto('/vs-traders?lang=es');
  await live(page);
  await expect(part(page, 'sentiment-card').first()).toHaveAttribute('data-state', /fresh|cached/);
  await part(page, 'sentiment-history-open').first().click();
  const body = part(page, 'sentiment-history-body');
  await expect(body).toHaveAttribute('data-state', /short|ready/);
  const file = page.waitForEvent('download');
  await part(page, 'history-csv').click();
  const download = await file;
  expect(download.suggestedFilename()).toBe('sentiment-XAUUSD-30-days.csv');
  const stream = await download.createReadStream();
  const text = (await stream.toArray()).join('');
  const [header, ...rows] = text.trim().split('\r\n');
  expect(header).toContain('long_share_percent');
  expect(rows.length).toBeGreaterThan(0);
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
  await answering(page, (days) => madeHistory({ now, days }));
  await part(page, 'sentiment-history').getByRole('alert').getByRole('button').click();
  await expect(part(page, 'history-chart')).toHaveAttribute('data-drawn', 'true');
});

test('N1 L when the chart cannot be drawn its table stands instead', async ({
  page,
  served,
  allowConsole,
}) => {
  allowConsole.push(/Failed to load|ERR_FAILED/);
  const now = served.now();
  await answering(page, (days) => madeHistory({ now, days }));
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

test('N1 C11 it opens and closes by keyboard, and the focus comes back', async ({ page, served }) => {
  const now = served.now();
  await answering(page, (days) => madeHistory({ now, days }));
  await page.goto('/vs-traders?lang=es');
  const button = part(page, 'sentiment-history-open').first();
  await live(page);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(part(page, 'history-chart')).toHaveAttribute('data-drawn', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(part(page, 'sentiment-deck')).toHaveAttribute('data-index', '0');
  await page.keyboard.press('Escape');
  await expect(part(page, 'sentiment-history')).toHaveCount(0);
  await expect(button).toBeFocused();
});

for (const colorScheme of ['dark', 'light'] as const) {
  test(`N1 C11 J5 axe finds nothing in an open history (${colorScheme})`, async ({ page, served }) => {
    const now = served.now();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await answering(page, (days) => madeHistory({ now, days, gaps: [[102, 42]] }));
    await openHistory(page, 'en');
    await expect(part(page, 'history-chart')).toHaveAttribute('data-drawn', 'true');
    for (const view of ['Chart', 'Table']) {
      await page.getByRole('button', { name: view, exact: true }).click();
      const { violations } = await new AxeBuilder({ page })
        .include('[data-part="sentiment-history"]')
        .withTags(TAGS)
        .analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
      ).toEqual([]);
    }
  });
}

test('N1 J5 the chart is drawn anew in the colours of another theme', async ({ page, served }) => {
  const now = served.now();
  await page.emulateMedia({ colorScheme: 'dark' });
  await answering(page, (days) => madeHistory({ now, days }));
  await openHistory(page);
  const chart = part(page, 'history-chart').getByRole('img');
  await expect(part(page, 'history-chart')).toHaveAttribute('data-drawn', 'true');
  const dark = await chart.screenshot();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(async () => (await chart.screenshot()).equals(dark)).toBe(false);
  await expect(chart.locator('table')).toHaveCount(1);
});
