import type { Page } from '@playwright/test';
import { STORED } from '#contracts/storage.ts';
import { brand } from '../../brand/load.ts';
import { paymentLinks } from '../../brand/routes.ts';
import { expect, PHONE, test } from './harness.ts';
import { headingFaults, motionFaults, reflowFaults, targetFaults } from './page-faults.ts';
import { pagePaths } from './page-paths.ts';
import { scrollThrough, watchHosts } from './privacy.ts';

/** Addresses of all calls: payments, the free channel and the pages that offer them. */
const CALLS = [...paymentLinks(brand.offers), brand.freeChannel, '/comprar-vip', '/canal-gratuito'];
const MISSING = '/no-such-page';
/** An article has one layout in both languages; the headings of all are in tests/built/headings.test.ts. */
const isArticle = (path: string) => /^\/blog\/./.test(path);

/** 1280 × 1024 px at a zoom of 400 % (WCAG 1.4.10). */
const ZOOMED = { width: 320, height: 256 };
const PHONE_SIZE = { width: 360, height: 800 };

/** Internal links of the page as it is now; each anchor must exist. */
async function linksOf(page: Page): Promise<readonly string[]> {
  const { links, lost } = await page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
    const anchors = all
      .map((one) => one.getAttribute('href') ?? '')
      .filter((href) => href.startsWith('#'))
      .map((href) => href.slice(1));
    return {
      links: all
        .filter((one) => one.getAttribute('href')?.startsWith('/'))
        .map(({ pathname, search }) => pathname + search),
      lost: anchors.filter((id) => document.querySelectorAll(`[id="${id}"]`).length !== 1),
    };
  });
  expect.soft(lost, `${page.url()}: anchors`).toEqual([]);
  return links;
}

// One load of each page proves all that is true of every page.
for (const lang of ['es', 'en']) {
  test(
    `C11 N3 N10 K9 B26 C2 every page keeps the rules of headings, zoom, motion and targets, connects to no other host before consent, violates no policy, and has links that answer 200 (${lang})`,
    PHONE,
    async ({ page, request, served, allowConsole }) => {
      allowConsole.push(new RegExp(`404.*${MISSING}`));
      const hosts = watchHosts(page, served.url);
      const violations: string[] = [];
      await page.exposeFunction('violated', (what: string) => violations.push(what));
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          (window as unknown as { violated(what: string): void }).violated(
            `${violatedDirective} ${blockedURI}`,
          ),
        );
      });
      const seen = new Set<string>();
      const paths = await pagePaths();
      expect(paths.length).toBeGreaterThan(2);
      for (const [index, path] of [...paths, MISSING].entries()) {
        if (lang === 'en' && isArticle(path)) continue;
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.setViewportSize(ZOOMED);
        const answer = await page.goto(`${path}?lang=${lang}`, { waitUntil: 'domcontentloaded' });
        expect(answer?.headers()['content-security-policy']).toMatch(/default-src '(self|none)'/);
        expect.soft(await headingFaults(page), `${path}: headings`).toEqual([]);
        for (const landmark of ['main', 'contentinfo'] as const)
          expect.soft(await page.getByRole(landmark).count(), `${path}: ${landmark}`).toBe(1);
        expect.soft(await reflowFaults(page), `${path}: zoom`).toEqual([]);
        expect.soft(await motionFaults(page), `${path}: motion`).toEqual([]);
        await page.setViewportSize(PHONE_SIZE);
        expect.soft(await targetFaults(page, CALLS), `${path}: targets`).toEqual([]);
        // The links of the articles have their own test, which knows the one that is dead.
        if (!isArticle(path)) for (const link of await linksOf(page)) seen.add(link);
        // Both languages run the same code: scrolling through the pages alternates.
        if (!isArticle(path) && index % 2 === (lang === 'es' ? 1 : 0)) continue;
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        await page.waitForLoadState('load');
        await page.keyboard.press('Tab');
        await scrollThrough(page);
        await expect(page.locator('#cc-main')).toHaveCount(0);
        expect(await page.locator('iframe').count(), `${path} frames`).toBe(0);
      }
      for (const link of seen) expect((await request.get(link)).status(), link).toBe(200);
      expect(violations).toEqual([]);
      expect(hosts).toEqual([]);
      expect(await page.evaluate((key) => localStorage.getItem(key), STORED.consent.key)).toBeNull();
    },
  );
}
