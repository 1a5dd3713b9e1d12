import type { Page } from '@playwright/test';
import { FONTS_KEY } from '#contracts/storage.ts';
import { isClosed } from '../../content/routes.ts';
import { ARTICLE_PATH } from '../example.ts';
import { expect, PHONE, test, untilFonts } from './harness.ts';
import { openLine } from './lossy-line.ts';
import { pagePaths } from './page-paths.ts';

for (const path of ['/', '/vs-traders', '/fx-impact']) {
  test(`N10 ${path} loads no resource before the first paint, and its layout does not shift when fonts and live data load`, async ({
    page,
  }) => {
    await recordShifts(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    const early = await page.evaluate(() => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return resources.filter(({ responseEnd }) => responseEnd < paint).map(({ name }) => name);
    });
    // The browser loads the icon itself, and the sheet for print, at the lowest priority. The next test covers the sheet below
    // the fold.
    expect(early.filter((name) => !/\/favicon\.svg$|\/(below|print)\.[\w-]+\.css$/.test(name))).toEqual([]);
    await page.waitForTimeout(2_500);
    expect(await shiftOf(page)).toBeLessThan(0.05);
  });
}

for (const [path, below] of Object.entries({
  '/': 'faq-item',
  '/vs-traders': 'sentiment-card',
  '/fx-impact': 'events-deck',
})) {
  test(`N10 the first screen of ${path} does not wait for the sheet below the fold`, async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/_astro/below.*.css', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await expect(page.locator('h1')).toBeVisible();
    release();
    await expect(page.locator(`[data-part="${below}"]`).first()).toBeVisible();
  });
}

test('N10 a short page whose footer arrives in two pieces does not shift', async ({ page, served, lang }) => {
  await recordShifts(page);
  const line = await openLine(served.url);
  const { promise: until, resolve: goOn } = Promise.withResolvers<void>();
  const at = (html: string) => html.indexOf('</li>', html.indexOf('<footer'));
  line.set((path) => (path.startsWith('/offline') ? { stop: { at, until } } : {}));
  await page.goto(`${line.url}/offline?lang=${lang}`, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await expect(page.locator('footer')).toBeHidden();
  goOn();
  await expect(page.locator('footer')).toBeVisible();
  await untilFonts(page);
  expect(await shiftOf(page)).toBeLessThan(0.002);
  await page.goto('about:blank');
  await line.close();
});

// The test sets the width, so it runs once.
test(
  'N10 from the second page of a visit on, the web fonts come before the first paint and move nothing',
  PHONE,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await recordShifts(page);
    await page.goto('/legal-hub?lang=en');
    await page.waitForFunction((key) => sessionStorage.getItem(key) !== null, FONTS_KEY);
    const paths = ['/privacy-policy', '/cookie-notice', ARTICLE_PATH, '/merch', '/'];
    for (const path of paths.filter((one) => !isClosed(one))) {
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await page.evaluate(showsWebFont), path).toEqual({ heading: true, text: true });
      expect(await shiftOf(page), path).toBeLessThan(0.001);
    }
  },
);

// A phone in both languages, a wide screen in one.
for (const [lang, screen] of [
  ['es', {}],
  ['en', PHONE],
] as const) {
  test(
    `N10 on the first page of a visit fonts that come late move nothing in view, on any route (${lang})`,
    screen,
    async ({ page }) => {
      await recordShifts(page);
      // Each page is the first one of a visit, and its fonts come some frames after they are asked for.
      await page.addInitScript((key) => sessionStorage.removeItem(key), FONTS_KEY);
      await page.route('**/*.woff2', async (route) => {
        const late = async () => {
          for (let frame = 0; frame < 8; frame++) await new Promise(requestAnimationFrame);
        };
        // A page that is left has no more frames.
        await page.evaluate(late).catch(() => {});
        await route.continue();
      });
      // An article has one layout in both languages.
      const paths = (await pagePaths()).filter((path) => lang === 'es' || !/^\/blog\/./.test(path));
      for (const path of paths) {
        await page.goto(`${path}?lang=${lang}`);
        await untilFonts(page);
        // Each of the faces moves a link of the header by up to 4 px, which counts 0.0003; a line that breaks elsewhere counts 0.02.
        expect.soft(await shiftOf(page), path).toBeLessThan(0.002);
      }
    },
  );
}

/** Whether words have the width of the web font, and not of the local one that was stretched to it. */
function showsWebFont() {
  const shows = (selector: string) => {
    const sample = document.createElement('span');
    sample.textContent = 'Mañana, 62 % de 1,000 lotes';
    sample.style.whiteSpace = 'nowrap';
    document.querySelector(selector)?.append(sample);
    const families = getComputedStyle(sample).fontFamily.split(', ');
    const own = sample.getBoundingClientRect().width;
    sample.style.fontFamily = families.slice(1).join(', ');
    const local = sample.getBoundingClientRect().width;
    sample.remove();
    return own !== local;
  };
  return { heading: shows('h1'), text: shows('main p') };
}

/** Adds up the layout shifts of each page that is loaded from now on. */
async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = window as unknown as { shift: number };
    kept.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) {
        if (!entry.hadRecentInput) kept.shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { shift: number }).shift);
}
