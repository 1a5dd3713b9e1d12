import { existsSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, PHONE, test } from './harness.ts';

const PAGE = '/herramientas-riesgo';
const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);
const figureOf = async (page: Page, name: string) =>
  Number(await part(page, name).first().getAttribute('data-value'));

/** The worker's answer takes the place of the built example. */
async function hasRun(page: Page): Promise<void> {
  await expect(part(page, 'simulation-progress')).toHaveCount(0);
  await expect(part(page, 'simulation')).toHaveAttribute('data-stale', 'false');
}

/** Phones fold some fields away. */
async function openMore(page: Page, tool: string): Promise<void> {
  const summary = page.locator(`#${tool} fieldset summary`);
  if (await summary.isVisible()) await summary.click();
}

test(
  'N5 the answer stays in view while a visitor types on a phone, and the folded fields open by keyboard',
  PHONE,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${PAGE}?lang=es`);
    await expect(part(page, 'size-lots')).toBeInViewport({ ratio: 1 });
    await expect(part(page, 'size-loss')).toBeInViewport({ ratio: 1 });
    await page.locator('#size fieldset summary').press('Enter');
    await expect(page.locator('#size [name="leverage"]')).toBeVisible();
    // What an open keyboard leaves of the screen.
    await page.setViewportSize({ width: 360, height: 420 });
    for (const [tool, name, answer] of [
      ['size', 'stop', 'size-lots'],
      ['size', 'leverage', 'size-loss'],
      ['losses', 'fall', 'streak-likely'],
      ['odds', 'wins', 'odds-break-even'],
      ['simulation', 'risk', 'simulation-ruined'],
    ] as const) {
      const input = page.locator(`#${tool} [name="${name}"]`);
      await input.focus();
      await expect(input).toBeInViewport({ ratio: 1 });
      await expect(part(page, answer)).toBeInViewport({ ratio: 1 });
    }
  },
);

test('N5 a link with another currency opens the folded fields', PHONE, async ({ page }) => {
  await page.route('**/functions/v1/reference-rates*', (route) => route.fulfill({ json: RATES }));
  await page.goto(`${PAGE}?lang=es${IN_PESOS}`);
  await expect(page.locator('#size [name="rate"]')).toBeVisible();
  await expect(page.locator('#size [name="currency"]')).toHaveValue('MXN');
});

test('N5 K9 a link starts the simulation in its worker, twice with the same result, and its values are in the fields', async ({
  page,
}) => {
  const link = `${PAGE}?lang=en#simulation?wins=30&reward=2&trades=150&seed=9`;
  const results: number[] = [];
  for (let turn = 0; turn < 2; turn += 1) {
    await page.goto('about:blank');
    await page.goto(link);
    await expect(page.locator('#simulation [name="wins"]')).toHaveValue('30');
    await hasRun(page);
    // Without an edge most paths end lower; the example of the page does not.
    await expect.poll(() => figureOf(page, 'simulation-lower')).toBeGreaterThan(0.5);
    results.push(await figureOf(page, 'simulation-typical'));
  }
  expect(results[0]).toBe(results[1]);
  expect(await figureOf(page, 'simulation-exact')).toBe(1);
});

test('N5 a long run shows its progress, can be cancelled and leaves the result before it', async ({
  page,
}) => {
  await page.goto(`${PAGE}?lang=en`);
  const before = await figureOf(page, 'simulation-typical');
  await page.locator('#simulation [name="trades"]').scrollIntoViewIfNeeded();
  await expect(async () => {
    await page.locator('#simulation [name="trades"]').fill('2000');
    await expect(part(page, 'simulation')).toHaveAttribute('data-stale', 'true', { timeout: 500 });
  }).toPass();
  await openMore(page, 'simulation');
  await page.locator('#simulation [name="paths"]').selectOption('50000');
  await part(page, 'simulation-run').click();
  await part(page, 'simulation-cancel').click();
  await expect(part(page, 'simulation-end')).not.toBeEmpty();
  await expect(part(page, 'simulation-progress')).toHaveCount(0);
  expect(await figureOf(page, 'simulation-typical')).toBe(before);
});

/** The rates of an invented day. */
const RATES = {
  day: '2026-06-12',
  ageDays: 1,
  perEuro: { USD: '1.25', GBP: '0.8', CAD: '1.6', MXN: '20', JPY: '200' },
  source: { name: 'European Central Bank', url: 'https://www.ecb.europa.eu', notice: null },
};
const IN_PESOS = '#size?currency=MXN&balance=200000&symbol=XAUUSD&entry=2042.5&stop=2046.8';

/** Megabytes that a process has for itself alone, as Linux counts them; 0 once it has ended. */
function ownMemory(pid: number): number {
  const file = `/proc/${pid}/smaps_rollup`;
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return [...text.matchAll(/^Private_\w+: +(\d+) kB/gm)].reduce((sum, [, kB]) => sum + Number(kB), 0) / 1_000;
}

test(
  'N5 the largest simulation takes at most 60 MB, its worker included',
  PHONE,
  async ({ page, browser }) => {
    test.skip(process.platform !== 'linux', 'only Linux says what one process has for itself');
    const system = await browser.newBrowserCDPSession();
    await page.goto(`${PAGE}?lang=en`);
    await page.locator('#simulation [name="trades"]').scrollIntoViewIfNeeded();
    await expect(async () => {
      await page.locator('#simulation [name="trades"]').fill('2000');
      await expect(part(page, 'simulation')).toHaveAttribute('data-stale', 'true', { timeout: 500 });
    }).toPass();
    await openMore(page, 'simulation');
    await page.locator('#simulation [name="paths"]').selectOption('50000');
    const { processInfo } = await system.send('SystemInfo.getProcessInfo');
    const pages = processInfo.flatMap(({ type, id }) => (type === 'renderer' ? [id] : []));
    const memory = () => pages.reduce((sum, pid) => sum + ownMemory(pid), 0);
    const before = memory();
    let most = before;
    await part(page, 'simulation-run').click();
    while ((await part(page, 'simulation-progress').count()) > 0) most = Math.max(most, memory());
    most = Math.max(most, memory());
    await expect(part(page, 'simulation')).toHaveAttribute('data-stale', 'false');
    expect(before).toBeGreaterThan(0);
    // The balances alone: 51 points of 50,000 paths, 4 bytes each.
    expect(most - before).toBeGreaterThan(5);
    expect(most - before).toBeLessThan(60);
  },
);

test('N5 sizes a position in pesos by the reference rate of its day, keeps the last size beside a wrong field, and copies a link that restores it', async ({
  page,
}) => {
  await page.route('**/functions/v1/reference-rates*', (route) => route.fulfill({ json: RATES }));
  await page.goto(`${PAGE}?lang=es${IN_PESOS}`);
  await expect(part(page, 'rate-source')).toHaveAttribute('data-day', RATES.day);
  // 43 pips at 16 pesos a dollar: a lot loses 6,880, and 2,000 may be lost.
  expect(await figureOf(page, 'size-lots')).toBe(0.29);
  await page.locator('#size [name="stop"]').fill('2042.5');
  await expect(part(page, 'size')).toHaveAttribute('data-stale', 'true');
  expect(await figureOf(page, 'size-lots')).toBe(0.29);
  await page.locator('#size [name="stop"]').fill('2.046,80');
  await expect(part(page, 'size')).toHaveAttribute('data-stale', 'false');
  await part(page, 'size-link').click();
  const copied = page.url();
  await page.goto('about:blank');
  await page.goto(copied);
  await expect(page.locator('#size [name="stop"]')).toHaveValue('2.046,80');
  await expect.poll(() => figureOf(page, 'size-lots')).toBe(0.29);
});

test('N5 without a reference rate it asks for one by hand', async ({ page }) => {
  const none = { ...RATES, day: null, ageDays: null, perEuro: {} };
  await page.route('**/functions/v1/reference-rates*', (route) => route.fulfill({ json: none }));
  await page.goto(`${PAGE}?lang=en${IN_PESOS}`);
  await expect(part(page, 'size-no-rate')).toBeVisible();
  await expect(part(page, 'rate-source')).toHaveAttribute('data-source', 'none');
  await page.locator('#size [name="rate"]').fill('16');
  await expect(part(page, 'rate-source')).toHaveAttribute('data-source', 'hand');
  expect(await figureOf(page, 'size-lots')).toBe(0.29);
});

test('N5 J2 what is typed survives a change of language, a reload and a step back, beside the link it came with', async ({
  page,
}) => {
  await page.goto(`${PAGE}?lang=es#losses?wins=30`);
  const balance = page.locator('#size [name="balance"]');
  const wins = page.locator('#losses [name="wins"]');
  await expect(async () => {
    await balance.fill('5,555');
    await expect.poll(() => figureOf(page, 'size-lots'), { timeout: 1_000 }).toBe(0.07);
  }).toPass();
  await wins.fill('35');
  const expectTyped = async (lang: string) => {
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(balance).toHaveValue('5,555');
    await expect(wins).toHaveValue('35');
    await expect.poll(() => figureOf(page, 'size-lots')).toBe(0.07);
  };
  await page.locator('[data-part="locale-toggle"]').first().click();
  await expectTyped('en');
  await page.reload();
  await page.locator('#size').scrollIntoViewIfNeeded();
  await expectTyped('en');
  await page.goto('/contacto');
  await page.goBack();
  await page.locator('#size').scrollIntoViewIfNeeded();
  await expectTyped('en');
});
