import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { brand } from '../../brand/load.ts';
import { brandRoutes } from '../../brand/routes.ts';
import { expect, test } from './harness.ts';

const KB = 1000;

/** Bytes over the wire (brotli) of a page before any interaction: the budgets of docs/performance.md. */
const BUDGETS = {
  // The one style sheet of a page is linked below the first screen, which does not wait for it.
  '/': { html: 24 * KB, scripts: 6 * KB, sheets: 1 },
  '/no-such-page': { html: 18 * KB, scripts: 6 * KB, sheets: 0 },
  '/contacto': { html: 18 * KB, scripts: 6 * KB, sheets: 0 },
  '/privacy-policy': { html: 18 * KB, scripts: 6 * KB, sheets: 0 },
  // With their figures, which change: a day of many events is the larger.
  '/vs-traders': { html: 18 * KB, scripts: 6.2 * KB, sheets: 1 },
  '/fx-impact': { html: 19 * KB, scripts: 6.3 * KB, sheets: 1 },
  '/comprar-vip': { html: 18 * KB, scripts: 6 * KB, sheets: 1 },
  '/canal-gratuito': { html: 18 * KB, scripts: 6 * KB, sheets: 0 },
  '/merch': { html: 18 * KB, scripts: 6 * KB, sheets: 0 },
  [brandRoutes(brand.slug).network]: { html: 18 * KB, scripts: 6 * KB, sheets: 0 },
  '/success': { html: 18 * KB, scripts: 6 * KB, sheets: 0 },
  '/cancel': { html: 18 * KB, scripts: 6 * KB, sheets: 0 },
} as const;
const FONTS = { bytes: 40 * KB, files: 2 };
/** Time without interaction, ms. Shell islands hydrate on idle only long after this. */
const WATCH_MS = 1_000;

const sizeOf = async (response: Response) => Number((await response.allHeaders())['content-length'] ?? 0);

async function load(page: Page, path: string): Promise<Response[]> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.waitForTimeout(WATCH_MS);
  return responses;
}

for (const [path, budget] of Object.entries(BUDGETS)) {
  // The scripts are the same in both languages; `tests/built/bytes.test.ts` measures every page in each.
  for (const lang of path === '/' ? ['es', 'en'] : ['es']) {
    test(`N10 ${path} (${lang}) keeps its byte budget before any interaction`, async ({
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

      // Structured data is not code. It counts as HTML.
      const inline = [
        ...(await document.text()).matchAll(/<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g),
      ]
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
      expect(ofType('stylesheet').length).toBeLessThanOrEqual(budget.sheets);
      expect(await page.locator('head link[rel=stylesheet]').count()).toBe(0);
    });
  }
}
