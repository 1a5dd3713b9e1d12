import type { Page } from '@playwright/test';
import type { Locale } from '#contracts/locale.ts';
import { brand } from '../../brand/load.ts';
import { brandRoutes } from '../../brand/routes.ts';
import { isClosed } from '../../content/routes.ts';
import { violationsInBothThemes } from './axe.ts';
import { expect, test } from './harness.ts';
import { layoutFaults, WIDTHS } from './widths.ts';

const NETWORK = brandRoutes(brand.slug).network;

const READY: Readonly<Record<string, string>> = {
  '/': 'h1',
  '/vs-traders': '[data-part="sentiment-card"]:is([data-state="fresh"], [data-state="cached"])',
  '/fx-impact': '[data-part="event-card"]',
  '/no-such-page': 'h1',
  '/comprar-vip': 'h1',
  '/canal-gratuito': 'h1',
  '/merch': 'h1',
  [NETWORK]: 'h1',
  '/success': 'h1',
  '/cancel': 'h1',
};

/** Opens a page with all its figures, for axe. The week has about 100 cards: on a busy machine it takes longer than others. */
async function openReady(page: Page, path: string, lang: Locale): Promise<void> {
  test.slow();
  await page.goto(`${path}?lang=${lang}${path === '/fx-impact' ? '#week' : ''}`);
  await expect(page.locator(READY[path] ?? 'h1').first()).toBeVisible();
}

/** One load serves both tests of these pages; the fit of the others is in the tests of their features. */
const FITTING = ['/', '/vs-traders', '/comprar-vip', '/canal-gratuito', '/merch', NETWORK];

for (const path of Object.keys(READY).filter((one) => !isClosed(one))) {
  const fits = FITTING.includes(path);
  test(`C11 axe finds nothing on ${path} in either theme${fits ? ', and it fits every screen, also at twice the text size' : ''}`, async ({
    page,
    lang,
    allowConsole,
  }) => {
    allowConsole.push(/404/, /no-such-page/);
    // What moves belongs to the fit; axe comes after it, with less motion.
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: fits ? 'no-preference' : 'reduce' });
    await openReady(page, path, lang);
    const screen = page.viewportSize();
    if (fits) expect(await layoutFaults(page, WIDTHS)).toEqual([]);
    if (screen) await page.setViewportSize(screen);
    expect(await violationsInBothThemes(page)).toEqual([]);
  });
}

test('C11 the first eight focused elements of a page have a visible outline', async ({ page, lang }) => {
  await page.goto(`/?lang=${lang}`);
  const seen = new Set<string>();
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press('Tab');
    const ring = await page.evaluate(() => {
      const focused = document.activeElement ?? document.body;
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(focused);
      const ground = getComputedStyle(document.documentElement).backgroundColor;
      return {
        at: focused.outerHTML.slice(0, 160),
        isDrawn: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
        isSeen: outlineColor !== ground && !/^rgba\(.*, 0\)$|\/ 0\)$|^transparent$/.test(outlineColor),
      };
    });
    expect(ring, `stop ${stop}`).toMatchObject({ isDrawn: true, isSeen: true });
    seen.add(ring.at);
  }
  expect(seen.size).toBe(8);
});
