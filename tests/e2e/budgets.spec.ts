import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expect, test } from './harness.ts';

const KB = 1000;

/** Bytes over the wire (brotli) of a page before any interaction: the budgets of docs/performance.md. */
const BUDGETS = {
  '/': { html: 24 * KB, scripts: 6 * KB },
  '/no-such-page': { html: 18 * KB, scripts: 6 * KB },
  '/vs-traders': { html: 18 * KB, scripts: 100 * KB },
  '/fx-impact': { html: 18 * KB, scripts: 100 * KB },
} as const;
const FONTS = { bytes: 60 * KB, files: 2 };
/** How long a visitor does nothing; shell islands hydrate on idle only long after this. */
const WATCH_MS = 6_000;

const sizeOf = async (response: Response) => Number((await response.allHeaders())['content-length'] ?? 0);

async function load(page: Page, path: string): Promise<Response[]> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.waitForTimeout(WATCH_MS);
  return responses;
}

for (const [path, budget] of Object.entries(BUDGETS)) {
  for (const lang of ['es', 'en']) {
    test(`N10 ${path} (${lang}) stays within its bytes before any interaction`, async ({
      page,
      allowConsole,
    }) => {
      allowConsole.push(/404/, /no-such-page/);
      const responses = await load(page, `${path}?lang=${lang}`);
      const [document] = responses;
      if (!document) throw new Error('no document');
      const ofType = (type: string) => responses.filter((one) => one.request().resourceType() === type);
      const sum = async (some: Response[]) =>
        (await Promise.all(some.map(sizeOf))).reduce((total, one) => total + one, 0);

      const inline = [...(await document.text()).matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)]
        .map(([, code = '']) => code)
        .join('\n');
      const scripts = (await sum(ofType('script'))) + brotliCompressSync(inline).length;
      const html = await sizeOf(document);
      const fonts = await sum(ofType('font'));
      process.stdout.write(
        `${path} ${lang}: html ${html} B, scripts ${scripts} B, fonts ${fonts} B in ${ofType('font').length} files\n`,
      );

      expect((await document.allHeaders())['content-encoding']).toBe('br');
      expect(html).toBeLessThanOrEqual(budget.html);
      expect(scripts).toBeLessThanOrEqual(budget.scripts);
      expect(fonts).toBeLessThanOrEqual(FONTS.bytes);
      expect(ofType('font').length).toBeLessThanOrEqual(FONTS.files);
      expect(ofType('stylesheet')).toEqual([]);
    });
  }
}

for (const path of ['/', '/vs-traders', '/fx-impact']) {
  test(`N10 nothing is fetched before the first paint of ${path}`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    const early = await page.evaluate(() => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return resources.filter(({ responseEnd }) => responseEnd < paint).map(({ name }) => name);
    });
    // The browser asks for the icon by itself, at the lowest priority.
    expect(early.filter((name) => !name.endsWith('/favicon.svg'))).toEqual([]);
  });
}

test('N10 nothing moves when fonts and live data arrive', async ({ page }) => {
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
