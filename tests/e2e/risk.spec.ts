import type { Page } from '@playwright/test';
import { brand } from '../../brand/load.ts';
import { paymentLinks } from '../../brand/routes.ts';
import { expect, onScreenOf, test } from './harness.ts';
import { pagePaths } from './page-paths.ts';

/** Addresses of the payments. */
const SALES = paymentLinks(brand.offers);
/** Those, the free channel, and the pages that offer them. */
const CALLS = [...SALES, brand.freeChannel, '/comprar-vip', '/canal-gratuito'];
const MISSING = '/no-such-page';

/** Returns the order of risk lines and calls in the page's content, whether it sells, how many risk lines show, and the risk texts below 16 px. */
function readRisk(page: Page) {
  return page.evaluate(
    ({ calls, sales }) => {
      const main = document.querySelector('main');
      const isShown = (one: Element) => one.checkVisibility({ visibilityProperty: true });
      const parts = [...document.querySelectorAll('[data-part="risk-line"], [data-part="simulated-note"]')];
      const inMain = [...(main?.querySelectorAll('[data-part="risk-line"], a[href]') ?? [])].filter(isShown);
      const isCall = (one: Element) => calls.includes(one.getAttribute('href') ?? '');
      return {
        order: inMain
          .filter((one) => isCall(one) || !one.matches('a'))
          .map((one) => (isCall(one) ? 'call' : 'risk')),
        sells: inMain.some((one) => sales.includes(one.getAttribute('href') ?? '')),
        lines: [...document.querySelectorAll('[data-part="risk-line"]')].filter(isShown).length,
        small: parts
          .filter((one) => Number.parseFloat(getComputedStyle(one).fontSize) < 16)
          .map((one) => one.textContent),
      };
    },
    { calls: CALLS, sales: SALES },
  );
}

for (const lang of ['es', 'en']) {
  test.describe(lang, () => {
    // In Spanish as the pages are sent: the warning must not depend on scripts. In English as they are with them.
    if (lang === 'es') test.use({ javaScriptEnabled: false, clock: 'page' });

    test(
      `A8 the loss warning shows at most once on a page, before the first call of its content, at 16 px or more (${lang})`,
      onScreenOf(lang),
      async ({ page, allowConsole }) => {
        allowConsole.push(/404/, new RegExp(MISSING));
        test.slow();
        for (const path of [...(await pagePaths()), MISSING]) {
          await page.goto(`${path}?lang=${lang}`, { waitUntil: 'domcontentloaded' });
          const { order, sells, lines, small } = await readRisk(page);
          if (sells || order.includes('risk')) expect.soft(order[0], path).toBe('risk');
          expect.soft(lines, path).toBeLessThanOrEqual(1);
          expect.soft(small, path).toEqual([]);
        }
      },
    );
  });
}

test('A8 N10 a stamp opens the full text beside itself without scripts, and Escape closes it', async ({
  browser,
  baseURL,
  lang,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(`/?lang=${lang}`);
  const text = page.locator('[data-part="simulated-note"]');
  await expect(text).toBeVisible();
  const stamp = page.locator('#roi-calculator [data-part="stamp"]');
  await stamp.scrollIntoViewIfNeeded();
  await stamp.press('Enter');
  await expect(text).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(text).not.toBeInViewport();
  await expect(stamp).toBeFocused();
  await context.close();
});
