import type { Page } from '@playwright/test';
import { violationsInBothThemes } from './axe.ts';
import { DESKTOP, expect, PHONE, test } from './harness.ts';
import { mockHistory, openHistory, waitForDeck } from './history-page.ts';
import { part } from './sentiment-card.ts';
import { madeHistory } from './sentiment-history.ts';

// As from a static host: the page asks for its figures, which these tests answer themselves.
test.use({ figures: false });

test('N1 slider and table show the readings, gaps and extremes of the answer', async ({ page, served }) => {
  const now = served.now();
  const sent = await mockHistory(page, (days) => madeHistory({ now, days, gaps: [[102, 42]] }));
  await openHistory(page, 'es');
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
  const history = sent.get(30);
  expect(table.toReversed()).toEqual(
    history?.points.map((point) => `${point.observedAt} ${point.longPercentage}`),
  );
  expect(shown).toEqual(table.toReversed());
  await expect(part(page, 'history-gap')).toHaveCount(1);
  const extremes = history?.points.filter(({ longPercentage: long }) => long >= 70 || long <= 30).length;
  await expect(part(page, 'history-table').locator('tr[data-extreme]')).toHaveCount(extremes ?? -1);
});

/** Returns every reading of the chart's slider, from the first to the last. */
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
    const readings: string[] = [];
    for (let step = 0; step <= Number(input.max); step++) {
      setValue?.call(input, `${step}`);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise(requestAnimationFrame);
      const readout = document.querySelector<HTMLElement>('[data-part="history-readout"]');
      readings.push(`${readout?.dataset.at} ${readout?.dataset.value}`);
    }
    return readings;
  });
}

test('N1 K4 releases of high impact are marked under the chart, a tap names one, and the table lists them', async ({
  page,
  served,
  press,
}) => {
  const now = served.now();
  await mockHistory(page, (days) => madeHistory({ now, days }));
  const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
  const release = (id: string, hours: number) => ({
    id,
    time_iso: before(hours),
    currency: 'USD',
    name: `Release ${id}`,
    actual: '0.5%',
    forecast: '0.3%',
    surprise: 'positive',
  });
  await page.route('**/functions/v1/economic-events/releases?*', (route) =>
    route.fulfill({ json: { releases: [release('old', 30 * 24 * 0.75), release('new', 30 * 24 * 0.25)] } }),
  );
  await openHistory(page);
  const marks = part(page, 'history-release-mark');
  await expect(part(page, 'history-chart')).toHaveAttribute('data-drawn', 'true');
  await expect(marks).toHaveCount(2);
  for (const [index, id] of ['old', 'new'].entries()) {
    await press(marks.nth(index));
    await expect(part(page, 'history-release')).toHaveCount(1);
    await expect(part(page, 'history-release')).toContainText(`Release ${id}: 0.5%`);
    await expect(marks.nth(index)).toHaveAttribute('data-near', 'true');
  }
  // The mark is where the chart puts the reading: at three quarters of the plot.
  const plot = await marks.nth(1).evaluate((mark) => {
    const box = mark.parentElement?.getBoundingClientRect();
    return ((mark.getBoundingClientRect().left - (box?.left ?? 0)) / (box?.width ?? 1)) * 100;
  });
  expect(plot).toBeGreaterThan(74);
  expect(plot).toBeLessThan(76);
  await part(page, 'sentiment-history-body')
    .getByRole('button', { name: /^(Tabla|Table)$/ })
    .click();
  await expect(part(page, 'history-table').locator('[data-part="history-release"]')).toHaveCount(2);
});

test(
  'N1 the chart is complete when its releases cannot be read',
  PHONE,
  async ({ page, served, allowConsole }) => {
    allowConsole.push(/Failed to load resource/);
    const now = served.now();
    await mockHistory(page, (days) => madeHistory({ now, days }));
    await page.route('**/functions/v1/economic-events/releases?*', (route) => route.abort());
    await openHistory(page);
    await expect(part(page, 'history-chart')).toHaveAttribute('data-drawn', 'true');
    await expect(part(page, 'history-releases')).toHaveCount(0);
  },
);

test(
  'N1 the chart’s code loads only when a history opens, and the table stays when the range changes',
  PHONE,
  async ({ page, served }) => {
    const now = served.now();
    await mockHistory(page, (days) => madeHistory({ now, days }));
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.goto('/vs-traders?lang=en');
    const button = part(page, 'sentiment-history-open').first();
    await waitForDeck(page);
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((url) => /draw-chart|HistoryPanel/.test(url))).toEqual([]);
    await button.click();
    await expect(part(page, 'history-chart')).toHaveAttribute('data-drawn', 'true');
    expect(scripts.filter((url) => /draw-chart/.test(url))).toHaveLength(1);

    const body = part(page, 'sentiment-history-body');
    const table = body.getByRole('button', { name: 'Table', exact: true });
    await table.click();
    for (const days of [90, 7, 30] as const) {
      await body.getByRole('button', { name: `${days} days` }).click();
      await expect(body).toHaveAttribute('data-days', `${days}`);
      await expect(part(page, 'history-table')).toBeVisible();
      await expect(table).toHaveAttribute('aria-pressed', 'true');
      await expect(part(page, 'history-chart')).toHaveCount(0);
    }
  },
);

test(
  'N1 on a small phone the plot is on the first screen, and each place of the slider has a cursor at its own time',
  PHONE,
  async ({ page, served }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const now = served.now();
    // Some readings share a slot of the time axis.
    const sent = await mockHistory(page, (days) => {
      const made = madeHistory({ now, days: 90 });
      const near = made.points.flatMap((point) =>
        [0, 20, 40].map((minutes) => ({
          ...point,
          observedAt: new Date(Date.parse(point.observedAt) - minutes * 60_000).toISOString(),
        })),
      );
      const points = near.toSorted((one, other) => one.observedAt.localeCompare(other.observedAt)).slice(-90);
      return { ...made, days, from: madeHistory({ now, days }).from, points };
    });
    await openHistory(page);
    await expect(part(page, 'history-chart')).toHaveAttribute('data-drawn', 'true');
    const plot = page.locator('[data-part="history-chart"] [role="img"]');
    expect((await plot.boundingBox())?.y).toBeLessThan(300);
    await part(page, 'history-chart').getByRole('slider').focus();
    await expect(part(page, 'history-chart').getByRole('slider')).toBeVisible();
    const { from = '', to = '', points = [] } = sent.get(30) ?? {};
    const away = await page.evaluate(
      async ({ start, end, times }) => {
        const slider = document.querySelector('[data-part="history-chart"] input') as HTMLInputElement;
        const chart = slider.closest('figure') as HTMLElement;
        const cursor = chart.querySelector('[data-part="history-cursor"]') as HTMLElement;
        const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        const found: number[] = [];
        for (const [index, time] of times.entries()) {
          setValue?.call(slider, `${index}`);
          slider.dispatchEvent(new Event('input', { bubbles: true }));
          await new Promise(requestAnimationFrame);
          const width = Number.parseFloat(chart.style.getPropertyValue('--plot'));
          const left = (cursor.parentElement as HTMLElement).getBoundingClientRect().left;
          const wanted = ((time - start) / (end - start)) * width;
          found.push(Math.abs(cursor.getBoundingClientRect().left - left - wanted));
        }
        return found;
      },
      {
        start: Date.parse(from),
        end: Date.parse(to),
        times: points.map((one) => Date.parse(one.observedAt)),
      },
    );
    expect(away).toHaveLength(90);
    expect(Math.max(...away)).toBeLessThan(1);
  },
);

test('N1 the chart shows the reading under the pointer', DESKTOP, async ({ page, served }) => {
  // Desktop only: a phone has the slider.
  const now = served.now();
  await mockHistory(page, (days) => madeHistory({ now, days }));
  await openHistory(page);
  await expect(part(page, 'history-chart')).toHaveAttribute('data-drawn', 'true');
  const box = await part(page, 'history-chart').getByRole('img').boundingBox();
  if (!box) throw new Error('no chart');
  const readingAt = async (share: number) => {
    await page.mouse.move(box.x + box.width * share, box.y + 60);
    await page.mouse.move(box.x + box.width * share + 1, box.y + 60);
    return Date.parse((await part(page, 'history-readout').getAttribute('data-at')) ?? '');
  };
  const early = await readingAt(0.1);
  expect(await readingAt(0.6)).toBeGreaterThan(early + 10 * 86_400_000);
});

test('N1 the CSV file has the stored readings with their units', PHONE, async ({ page }) => {
  await page.goto('/vs-traders?lang=es');
  await waitForDeck(page);
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

test('N1 C11 the history opens and closes by keyboard and returns the focus', async ({ page, served }) => {
  const now = served.now();
  await mockHistory(page, (days) => madeHistory({ now, days }));
  await page.goto('/vs-traders?lang=es');
  const button = part(page, 'sentiment-history-open').first();
  await waitForDeck(page);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(part(page, 'history-chart')).toHaveAttribute('data-drawn', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(part(page, 'sentiment-deck')).toHaveAttribute('data-index', '0');
  await page.keyboard.press('Escape');
  await expect(part(page, 'sentiment-history')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('N1 C11 J5 axe finds nothing in an open history in either theme', PHONE, async ({ page, served }) => {
  const now = served.now();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await mockHistory(page, (days) => madeHistory({ now, days, gaps: [[102, 42]] }));
  await openHistory(page, 'en');
  await expect(part(page, 'history-chart')).toHaveAttribute('data-drawn', 'true');
  for (const view of ['Chart', 'Table']) {
    await page.getByRole('button', { name: view, exact: true }).click();
    expect(await violationsInBothThemes(page, '[data-part="sentiment-history"]'), view).toEqual([]);
  }
});

test('N1 J5 the chart is drawn again when the theme changes', PHONE, async ({ page, served }) => {
  const now = served.now();
  await page.emulateMedia({ colorScheme: 'dark' });
  await mockHistory(page, (days) => madeHistory({ now, days }));
  await openHistory(page);
  const chart = part(page, 'history-chart').getByRole('img');
  await expect(part(page, 'history-chart')).toHaveAttribute('data-drawn', 'true');
  const dark = await chart.screenshot();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(async () => (await chart.screenshot()).equals(dark)).toBe(false);
  await expect(chart.locator('table')).toHaveCount(1);
});
