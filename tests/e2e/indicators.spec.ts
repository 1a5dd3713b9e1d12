import { violationsInBothThemes } from './axe.ts';
import { DESKTOP, expect, PHONE, test } from './harness.ts';
import { layoutFaults } from './widths.ts';

/** A figure with two measures, one with one, and a rate. */
const PAGES = ['cpi-us', 'nonfarm-payrolls-us', 'ecb-rate'];

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, clock: 'page' });

  test('N10 N15 the page of an indicator has its figures, and its strip shows what its table says', async ({
    page,
    lang,
  }) => {
    for (const slug of PAGES) {
      await page.goto(`/fx-impact/${slug}?lang=${lang}`);
      await expect(page.locator('h1')).toHaveCount(1);
      const measures = await page.locator('[data-part="indicator-measure"]').all();
      expect(measures.length).toBeGreaterThan(0);
      for (const measure of measures) {
        const bars = await measure
          .locator('[data-strip]')
          .evaluateAll((all) =>
            all.map((one) => [one.getAttribute('data-strip'), one.getAttribute('data-side')]),
          );
        const rows = await measure.locator('[data-period]').evaluateAll((all) =>
          all.map((one) => {
            const miss = one.getAttribute('data-miss');
            const side =
              miss === null ? 'unknown' : Number(miss) > 0 ? 'above' : Number(miss) < 0 ? 'below' : 'equal';
            return [one.getAttribute('data-period'), side];
          }),
        );
        expect(bars.length).toBeGreaterThan(0);
        expect(bars).toEqual(rows.slice(0, bars.length).reverse());
      }
    }
  });
});

test(
  'K8 N15 the page of an indicator fits 320 px, also at twice the text size',
  PHONE,
  async ({ page, lang }) => {
    for (const slug of PAGES) {
      await page.goto(`/fx-impact/${slug}?lang=${lang}`);
      expect(await layoutFaults(page, [320, 360])).toEqual([]);
    }
  },
);

test('C11 N15 axe finds nothing on the page of an indicator in either theme', async ({ page, lang }) => {
  for (const slug of PAGES) {
    await page.goto(`/fx-impact/${slug}?lang=${lang}`);
    expect(await violationsInBothThemes(page, 'main')).toEqual([]);
  }
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test(
    'C11 N15 an empty place and a line of zero stay in forced colours',
    DESKTOP,
    async ({ page, lang }) => {
      await page.goto(`/fx-impact/cpi-us?lang=${lang}`);
      const strip = page.locator('[data-part="surprise-strip"] svg').first();
      const strokes = await strip
        .locator('line, [data-side="unknown"] rect')
        .evaluateAll((all) => all.map((one) => getComputedStyle(one).stroke));
      const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      expect(strokes.length).toBeGreaterThan(1);
      for (const stroke of strokes) expect(stroke).not.toBe(ground);
    },
  );
});
