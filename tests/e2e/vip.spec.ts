import type { Page } from '@playwright/test';
import { brand } from '../../brand/load.ts';
import { FIRST_OFFER } from '../../content/offers.ts';
import { routes } from '../../content/routes.ts';
import { SAMPLE_TRADE } from '../../content/sample-trade.ts';
import { VERSUS_ROWS } from '../../content/vip.ts';
import { formatNumber } from '../../domain/format.ts';
import { DESKTOP, expect, onScreenOf, PHONE, test } from './harness.ts';

const PATH = '/comprar-vip';
const LANGS = ['es', 'en'] as const;

/** The position of the hero's light, as its script sets it. */
const lightPosition = (page: Page) =>
  page
    .locator('[data-part="vip-hero"]')
    .evaluate(({ style }) => [style.getPropertyValue('--x'), style.getPropertyValue('--y')]);

// Tests that look at the same address run in order, so that they share one load.
test.describe.configure({ mode: 'default' });

for (const lang of LANGS) {
  test(
    `H1 C5 A8 in ${lang} the risk line is above the checkout link, which opens in a new tab`,
    onScreenOf(lang),
    async ({ look }) => {
      const page = await look(`${PATH}?lang=${lang}`);
      const hero = page.locator('[data-part="vip-hero"]');
      const call = hero.locator(`a[href="${FIRST_OFFER.checkout}"]`);
      await expect(call).toHaveAttribute('target', '_blank');
      await expect(call).toHaveAttribute('rel', /noopener/);
      const risk = await hero.locator('[data-part="risk-line"]').boundingBox();
      const button = await call.boundingBox();
      expect(risk && button && risk.y + risk.height <= button.y).toBe(true);
    },
  );

  test(
    `H1 in ${lang} the first screen has a sample signal with its prices, marked as an example, above the call`,
    onScreenOf(lang),
    async ({ look }) => {
      const page = await look(`${PATH}?lang=${lang}`);
      const signal = page.locator('[data-part="vip-signal"]');
      await expect(signal).toBeInViewport({ ratio: 1 });
      for (const price of [SAMPLE_TRADE.stop, SAMPLE_TRADE.entry, SAMPLE_TRADE.target])
        await expect(signal).toContainText(formatNumber(price, 2, lang));
      await expect(signal.locator('figcaption')).toHaveText(/\S/);
      await expect(page.locator(`main a[href="${FIRST_OFFER.checkout}"]`).first()).toBeInViewport();
    },
  );

  test(
    `H1 in ${lang} the names and captions of three drawings have the prices of their candles`,
    onScreenOf(lang),
    async ({ look }) => {
      const page = await look(`${PATH}?lang=${lang}`);
      const ideas = page.locator('[data-part="method"]');
      await expect(ideas).toHaveCount(3);
      const found = [
        ['2,027.9', '2,029.8'],
        ['2,025.1', '2,022.6'],
        ['2,023.6', '2,027.2'],
      ];
      for (const [index, prices] of found.entries()) {
        const drawing = ideas.nth(index).getByRole('img');
        for (const price of prices) {
          await expect(drawing).toHaveAccessibleName(new RegExp(price.replace('.', '\\.')));
          await expect(ideas.nth(index).locator('figcaption')).toContainText(price);
        }
      }
    },
  );

  test(
    `H1 in ${lang} the comparison keeps its table roles on both screens`,
    onScreenOf(lang),
    async ({ look }) => {
      const page = await look(`${PATH}?lang=${lang}`);
      const table = page.locator('[data-part="versus"]');
      await expect(table.getByRole('columnheader')).toHaveCount(3);
      await expect(table.getByRole('rowheader')).toHaveCount(VERSUS_ROWS.length);
      await expect(table.getByRole('cell')).toHaveCount(2 * VERSUS_ROWS.length);
      for (const cell of await table.getByRole('cell').all()) await expect(cell).toHaveText(/\S/);
    },
  );

  test(
    `H1 A7 in ${lang} the closing has four links and names the only official site`,
    onScreenOf(lang),
    async ({ look }) => {
      const page = await look(`${PATH}?lang=${lang}`);
      const closing = page.locator('[data-part="closing"]');
      const ways = [
        FIRST_OFFER.checkout,
        brand.freeChannel,
        ...routes(['merch', 'contact']).map(({ path }) => path),
      ];
      const hrefs = await closing
        .getByRole('link')
        .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
      expect(hrefs).toEqual(ways);
      await expect(closing.locator('[data-part="official"]')).toContainText(brand.domain);
    },
  );

  test(
    `H1 N7 in ${lang} the structured data has the service, its price and the breadcrumbs`,
    onScreenOf(lang),
    async ({ look }) => {
      const page = await look(`${PATH}?lang=${lang}`);
      const data = await page.locator('script[type="application/ld+json"]').textContent();
      const [service, crumbs] = JSON.parse(data ?? '').flatMap((one: object) =>
        '@graph' in one ? one['@graph'] : [one],
      );
      expect(service).toMatchObject({
        '@type': 'Service',
        offers: {
          price: String(FIRST_OFFER.price),
          priceCurrency: FIRST_OFFER.currency,
          url: FIRST_OFFER.checkout,
        },
      });
      expect(crumbs.itemListElement).toHaveLength(2);
    },
  );
}

test('H1 A8 the simulated figures have their stamp', async ({ look, lang }) => {
  const page = await look(`${PATH}?lang=${lang}`);
  const drawing = page.locator('figure', { has: page.locator('[data-part="trade"]') });
  await expect(drawing.locator('[data-part="stamp"]')).toBeVisible();
});

test('H1 G12 the sample trade is drawn from its levels: 43 pips against 293', async ({ look }) => {
  const page = await look(`${PATH}?lang=en`);
  const trade = page.locator('[data-part="trade"]');
  for (const level of ['entry', 'stop', 'target'] as const) {
    await expect(trade).toHaveAttribute(`data-${level}`, String(SAMPLE_TRADE[level]));
  }
  await expect(trade).toHaveAttribute('data-pips', '293');
  await expect(trade).toContainText('43 pips');
  await expect(trade).toHaveAccessibleName(/2,042\.50.*2,046\.80.*2,013\.20.*1:6\.8/);
});

test('H1 the background follows the mouse', DESKTOP, async ({ page }) => {
  // Desktop only: the test needs a mouse.
  await page.goto(PATH);
  expect(await lightPosition(page)).toEqual(['', '']);
  const box = await page.locator('[data-part="vip-hero"]').boundingBox();
  if (!box) throw new Error('the hero has no box');
  for (const [x, y] of [
    [300, 200],
    [420, 120],
  ] as const) {
    await page.mouse.move(box.x + x, box.y + y);
    await expect.poll(() => lightPosition(page)).toEqual([`${x}px`, `${y}px`]);
  }
  await expect
    .poll(() =>
      page.locator('[data-part="particles"]').evaluate((one) => getComputedStyle(one, '::before').maskImage),
    )
    .toContain('420px 120px');
});

test('H1 J6 with reduced motion the background ignores the mouse, no particle moves, and every drawing is complete; twenty particles have twenty positions and are hidden from screen readers', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(PATH);
  for (const idea of ['bos', 'liquidity', 'gap']) expect(await groupStyles(page, idea)).toEqual(WHOLE);
  await expect(page.locator('[data-part="particles"]')).toHaveAttribute('aria-hidden', 'true');
  const places = await page
    .locator('[data-part="particles"] > *')
    .evaluateAll((all) =>
      all.map((one) => JSON.stringify([one.getBoundingClientRect().x, one.getBoundingClientRect().y])),
    );
  expect(places).toHaveLength(20);
  expect(new Set(places).size).toBe(20);
  await page.mouse.move(300, 300);
  await page.mouse.move(420, 320);
  await page.waitForTimeout(200);
  expect(await lightPosition(page)).toEqual(['', '']);
  const moving = () =>
    page
      .locator('[data-part="particles"] > *')
      .evaluateAll((all) => all.flatMap((one) => one.getAnimations()).length);
  expect(await moving()).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await moving()).toBe(20);
});

test('H1 a touch does not move the background', PHONE, async ({ page }) => {
  // Phone only: the test needs touch.
  await page.goto(PATH);
  await page.touchscreen.tap(150, 150);
  await page.waitForTimeout(200);
  expect(await lightPosition(page)).toEqual(['', '']);
});

/** Clip path and opacity of each group of a drawing. */
const groupStyles = (page: Page, idea: string) =>
  page.locator(`[data-idea="${idea}"] svg > g`).evaluateAll((groups) =>
    groups.map((one) => {
      const { clipPath, opacity } = getComputedStyle(one);
      return { clipPath, opacity: Number(opacity) };
    }),
  );
const WHOLE = [
  { clipPath: 'none', opacity: 1 },
  { clipPath: 'none', opacity: 1 },
  { clipPath: 'none', opacity: 1 },
];

test('H1 J6 a drawing reveals itself while it scrolls into view, and then is complete', async ({ page }) => {
  await page.goto(PATH);
  const cut = async () =>
    Number(/inset\(\S+ ([-\d.]+)%/.exec((await groupStyles(page, 'gap'))[1]?.clipPath ?? '')?.[1]);
  await expect.poll(cut).toBe(100);
  expect((await groupStyles(page, 'gap'))[2]?.opacity).toBe(0);
  await page
    .locator('[data-idea="gap"] svg')
    .evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect.poll(cut).toBeLessThanOrEqual(0);
  await expect.poll(async () => (await groupStyles(page, 'gap'))[2]?.opacity).toBe(1);
});
