import { brand } from '../../brand/load.ts';
import { expect, PHONE, test } from './harness.ts';
import { headingFaults, motionFaults, reflowFaults, targetFaults } from './page-faults.ts';
import { pagePaths } from './page-paths.ts';

/** Addresses of all calls: payments, the free channel and the pages that offer them. */
const CALLS = [
  ...Object.values(brand.checkout),
  brand.wallet.url,
  brand.freeChannel,
  '/comprar-vip',
  '/canal-gratuito',
];
const MISSING = '/no-such-page';
/** An article has one layout in both languages; the headings of all are in tests/built/headings.test.ts. */
const isArticle = (path: string) => /^\/blog\/./.test(path);

/** 1280 × 1024 px at a zoom of 400 % (WCAG 1.4.10). */
const ZOOMED = { width: 320, height: 256 };
const PHONE_SIZE = { width: 360, height: 800 };

for (const lang of ['es', 'en']) {
  test(
    `C11 every page has headings in order, fits a zoom of 400 %, is still for those who ask, and has targets of 24 px (${lang})`,
    PHONE,
    async ({ page, allowConsole }) => {
      allowConsole.push(/404/, new RegExp(MISSING));
      test.setTimeout(120_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const paths = (await pagePaths()).filter((path) => lang === 'es' || !isArticle(path));
      for (const path of [...paths, MISSING]) {
        await page.setViewportSize(ZOOMED);
        await page.goto(`${path}?lang=${lang}`, { waitUntil: 'domcontentloaded' });
        expect.soft(await headingFaults(page), `${path}: headings`).toEqual([]);
        expect.soft(await reflowFaults(page), `${path}: zoom`).toEqual([]);
        expect.soft(await motionFaults(page), `${path}: motion`).toEqual([]);
        await page.setViewportSize(PHONE_SIZE);
        expect.soft(await targetFaults(page, CALLS), `${path}: targets`).toEqual([]);
      }
    },
  );
}
