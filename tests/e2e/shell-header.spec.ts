import { brand } from '../../brand/load.ts';
import { paymentLinks } from '../../brand/routes.ts';
import { termsOf } from '../../content/offers.ts';
import { isClosed } from '../../content/routes.ts';
import { CALLED } from '../offer.ts';
import { DESKTOP, expect, test } from './harness.ts';
import { box, header, isFocusIn, scrollTo } from './shell-parts.ts';

test('C1 the header is fixed beyond 100 px and part of the page at the top', async ({ page, lang }) => {
  await page.goto(`/?lang=${lang}`);
  await expect(header(page)).toHaveAttribute('data-visible', 'false');
  await scrollTo(page, 90);
  await page.waitForTimeout(200);
  await expect(header(page)).toHaveAttribute('data-visible', 'false');
  await scrollTo(page, 120);
  await expect(header(page)).toHaveAttribute('data-visible', 'true');
  await expect.poll(async () => (await box(header(page))).y).toBe(0);
  await scrollTo(page, 60);
  await expect(header(page)).toHaveAttribute('data-visible', 'false');
  expect((await box(header(page))).y).toBe(-60);
  await expect(page.locator('[data-part="header"], header')).toHaveCount(1);
});

test('C5 no first screen has two calls of the same words, and no page offers one address twice on it', async ({
  page,
  lang,
}) => {
  const addresses = [...paymentLinks(brand.offers), brand.freeChannel];
  const paths = ['/', '/comprar-vip', '/canal-gratuito', '/contacto', '/blog', '/merch'];
  for (const path of paths.filter((one) => !isClosed(one))) {
    await page.goto(`${path}?lang=${lang}`);
    const calls = await page.locator('a').evaluateAll(
      (all, hrefs) =>
        all
          .filter((one) => hrefs.includes(one.getAttribute('href') ?? ''))
          .filter((one) => one.checkVisibility({ visibilityProperty: true }))
          .filter((one) => one.getBoundingClientRect().top < innerHeight)
          .map((one) => ({
            words: one.textContent.replace(/\s+/g, ' ').trim(),
            page: one.closest('main') ? one.getAttribute('href') : null,
          })),
      addresses,
    );
    const once = <Item>(items: readonly Item[]) => expect(items, path).toEqual([...new Set(items)]);
    once(calls.map(({ words }) => words));
    once(calls.flatMap((call) => call.page ?? []));
  }
});

test('C1 C11 the keyboard reaches the header at any scroll', async ({ page, lang }) => {
  await page.goto(`/?lang=${lang}`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await isFocusIn(header(page))).toBe(true);
  await expect.poll(async () => (await box(header(page))).y).toBe(0);
});

test(
  'C2 the header marks the current page, and opens the live simulator in a new tab',
  DESKTOP,
  async ({ page }) => {
    // Desktop only: phones have the menu.
    await page.goto('/fx-impact?lang=en');
    await expect(header(page).locator('[aria-current="page"]')).toHaveAttribute('href', '/fx-impact');
    const live = header(page).locator(`a[href="${brand.simulator}"]`);
    await expect(live).toHaveAttribute('target', '_blank');
    await expect(live).toHaveAttribute('rel', /noopener/);
    await expect(live.locator('svg')).toBeVisible();
  },
);

for (const lang of ['es', 'en'] as const) {
  test(
    `C5 A8 the header has two calls with prices, below the loss warning, and nothing overlaps (${lang})`,
    DESKTOP,
    async ({ page }) => {
      // Desktop only: the test sets the width.
      // A page without a loss warning of its own.
      await page.goto(`/legal-hub?lang=${lang}`);
      for (const width of [1024, 1280, 1440, 1920]) {
        await scrollTo(page, 0);
        await page.setViewportSize({ width, height: 800 });
        await scrollTo(page, 300);
        await expect(header(page)).toHaveAttribute('data-visible', 'true');
        const calls = header(page).locator(`a[href="${CALLED.start.checkout}"]`);
        await expect(calls).toHaveCount(2);
        for (const call of await calls.all()) {
          const price = call.locator('[data-part="price"]');
          await expect(price).toBeVisible();
          await expect(price).toHaveText(termsOf(CALLED.start, lang));
          const [inner, outer] = [await box(price), await box(call)];
          expect(inner.y + inner.height, `${width}`).toBeLessThanOrEqual(outer.y + outer.height);
          expect(inner.x, `${width}`).toBeGreaterThan(outer.x);
          expect(inner.x + inner.width, `${width}`).toBeLessThan(outer.x + outer.width);
        }
        const nav = await box(header(page).getByRole('navigation').getByRole('link').last());
        const risk = await box(header(page).locator('[data-part="risk-line"]'));
        const first = await box(calls.first());
        expect(first.x, `${width}`).toBeGreaterThan(nav.x + nav.width);
        expect(first.y, `${width}`).toBeGreaterThanOrEqual(risk.y + risk.height);
        expect(first.height).toBeGreaterThanOrEqual(44);
        const controls = await box(page.locator('[data-part="theme-toggle"]'));
        expect(controls.x).toBeGreaterThan(risk.x + risk.width);
        expect((await box(header(page))).height).toBeLessThanOrEqual(100);
      }
    },
  );
}

test(
  'A1 C1 a long name of the brand ends before the controls, and scrolls no page sideways',
  DESKTOP,
  async ({ page }) => {
    // Desktop only: the test sets the width.
    await page.goto('/legal-hub?lang=en');
    const name = header(page).locator('a span span').first();
    for (const text of ['Academia de Trading Institucional', 'Tradinginstitucionalmexi', 'a'.repeat(40)])
      for (const width of [320, 360, 768, 1024]) {
        await page.setViewportSize({ width, height: 700 });
        await name.evaluate((one, words) => {
          one.textContent = words;
        }, text);
        const [own, controls] = [await box(name), await box(page.locator('[data-part="theme-toggle"]'))];
        expect(own.x + own.width, `${text}, ${width}`).toBeLessThanOrEqual(controls.x);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${text}, ${width}`).toBe(
          width,
        );
      }
  },
);
