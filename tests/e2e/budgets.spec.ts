import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { brand } from '../../brand/load.ts';
import { brandRoutes } from '../../brand/routes.ts';
import { LOCALES } from '../../contracts/locale.ts';
import { budgetOf } from '../budgets.ts';
import { ADDED_SECTIONS } from '../home-sections.ts';
import { expect, PHONE, test, untilFonts } from './harness.ts';

/** Linked style sheets of a page, but for the one that prints it: at most the one below the first screen, which does not wait for it. */
const SHEETS = {
  '/': 1,
  '/no-such-page': 0,
  '/contacto': 0,
  '/herramientas-riesgo': 0,
  '/privacy-policy': 0,
  '/vs-traders': 1,
  '/fx-impact': 1,
  '/comprar-vip': 1,
  '/canal-gratuito': 0,
  '/merch': 0,
  [brandRoutes(brand.slug).network]: 0,
  '/success': 0,
  '/cancel': 0,
} as const;
/** Bytes of a page's headers over HTTP/1.1 and TLS: they come before the first byte of the page. */
const HEADERS = 1300;
const CODE = /<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g;
const FONTS = { bytes: 40_000, files: 2 };
/** Fifteen screens. */
const HOME_PX = 11_000;
/** Time without interaction, ms. Shell islands hydrate only long after this. */
const WATCH_MS = 1_000;

const sizeOf = async (response: Response) => Number((await response.allHeaders())['content-length'] ?? 0);

async function load(page: Page, path: string): Promise<Response[]> {
  let responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  for (let tries = 1; ; tries += 1) {
    responses = [];
    await page.goto(path, { waitUntil: 'networkidle' });
    if (tries === 3 || (await isPainted(page))) break;
  }
  // Fonts come last, after load and idle: on a slow machine they are what the watch must not miss.
  const fonts = () => responses.filter((one) => one.request().resourceType() === 'font').length;
  await expect.poll(fonts).toBe(FONTS.files);
  await page.waitForTimeout(WATCH_MS);
  return responses;
}

/** On a busy machine Chromium sometimes never draws a page, which asks for its fonts only after its first paint. */
function isPainted(page: Page): Promise<boolean> {
  const hasPaint = () => performance.getEntriesByName('first-contentful-paint').length > 0;
  return page.waitForFunction(hasPaint, null, { polling: 100, timeout: 5_000 }).then(
    () => true,
    () => false,
  );
}

test('K9 the headers of every page take at most 1.3 kB', async ({ request }) => {
  for (const path of Object.keys(SHEETS)) {
    const headers = { 'X-Forwarded-Proto': 'https', 'Accept-Encoding': 'br' };
    const sent = (await request.get(path, { headers })).headersArray();
    expect(sent.some(({ name }) => name.toLowerCase() === 'strict-transport-security')).toBe(true);
    const bytes = sent.reduce((sum, { name, value }) => sum + `${name}: ${value}\r\n`.length, 0);
    expect(bytes, path).toBeLessThanOrEqual(HEADERS);
  }
});

for (const lang of LOCALES) {
  test(
    `N10 the home page (${lang}) without added sections is at most 11,000 px high on a phone of 360 px`,
    PHONE,
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      const heightOf = () =>
        page.evaluate((added) => {
          const others = [...document.querySelectorAll<HTMLElement>(added)];
          return others.reduce(
            (left, { offsetHeight }) => left - offsetHeight,
            document.documentElement.scrollHeight,
          );
        }, ADDED_SECTIONS);
      // The local fonts, until the others come; the web fonts, which a second page has from its first paint.
      await page.route('**/*.woff2', () => {});
      await page.goto(`/?lang=${lang}`);
      const local = await heightOf();
      await page.unroute('**/*.woff2');
      await page.reload();
      await untilFonts(page);
      await page.reload();
      const heights = { local, web: await heightOf() };
      for (const [fonts, height] of Object.entries(heights))
        expect(height, `with ${fonts} fonts`).toBeLessThanOrEqual(HOME_PX);
    },
  );
}

for (const [path, sheets] of Object.entries(SHEETS)) {
  const budget = budgetOf(path);
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
      const text = await document.text();
      const inline = [...text.matchAll(CODE)].map(([, code = '']) => code).join('\n');
      const scripts = (await sum(ofType('script'))) + brotliCompressSync(inline).length;
      const html = brotliCompressSync(text.replace(CODE, '')).length;
      const fonts = await sum(ofType('font'));
      process.stdout.write(
        `${path} ${lang}: html ${html} B, scripts ${scripts} B, fonts ${fonts} B in ${ofType('font').length} files\n`,
      );

      expect((await document.allHeaders())['content-encoding']).toBe('br');
      expect(html).toBeLessThanOrEqual(budget.html);
      expect(scripts).toBeLessThanOrEqual(budget.scripts);
      expect(fonts).toBeLessThanOrEqual(FONTS.bytes);
      expect(ofType('font').length).toBeLessThanOrEqual(FONTS.files);
      const drawn = ofType('stylesheet').filter((one) => !/\/print\.[\w-]+\.css$/.test(one.url()));
      expect(drawn.length).toBeLessThanOrEqual(sheets);
      expect(await page.locator('head link[rel=stylesheet]').count()).toBe(0);
    });
  }
}
