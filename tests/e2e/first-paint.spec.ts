import { expect, test } from './harness.ts';

for (const path of ['/', '/vs-traders', '/fx-impact']) {
  test(`N10 ${path} loads no resource before the first paint`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    const early = await page.evaluate(() => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return resources.filter(({ responseEnd }) => responseEnd < paint).map(({ name }) => name);
    });
    // The browser loads the icon itself, at the lowest priority. The next test covers the sheet below the fold.
    expect(early.filter((name) => !/\/favicon\.svg$|\/below\.[\w-]+\.css$/.test(name))).toEqual([]);
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

test('N10 the layout does not shift when fonts and live data load', async ({ page }) => {
  for (const path of ['/', '/vs-traders', '/fx-impact']) {
    await page.addInitScript(() => {
      (window as unknown as { shift: number }).shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) {
          if (!entry.hadRecentInput) (window as unknown as { shift: number }).shift += entry.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.waitForTimeout(2_500);
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift), path).toBeLessThan(
      0.05,
    );
  }
});
