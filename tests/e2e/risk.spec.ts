import type { Page } from '@playwright/test';
import { brand } from '../../brand/load.ts';
import { expect, onScreenOf, test } from './harness.ts';
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
/** Pages that sell nothing: the header and the footer warn there (decision 039). */
const SELL_NOTHING = ['/merch', '/success', '/cancel', '/fx-impact/fuentes'];

/** Returns the order of risk lines and calls in the page's content, and the risk texts below 16 px. */
function readRisk(page: Page) {
  return page.evaluate((calls) => {
    const main = document.querySelector('main');
    const isShown = (one: Element) => one.checkVisibility({ visibilityProperty: true });
    const parts = [...document.querySelectorAll('[data-part="risk-line"], [data-part="simulated-note"]')];
    const inMain = [...(main?.querySelectorAll('[data-part="risk-line"], a[href]') ?? [])].filter(isShown);
    const isCall = (one: Element) => calls.includes(one.getAttribute('href') ?? '');
    return {
      order: inMain
        .filter((one) => isCall(one) || !one.matches('a'))
        .map((one) => (isCall(one) ? 'call' : 'risk')),
      small: parts
        .filter((one) => Number.parseFloat(getComputedStyle(one).fontSize) < 16)
        .map((one) => one.textContent),
    };
  }, CALLS);
}

for (const lang of ['es', 'en']) {
  test.describe(lang, () => {
    // In Spanish as the pages are sent: the warning must not depend on scripts. In English as they are with them.
    if (lang === 'es') test.use({ javaScriptEnabled: false, clock: 'page' });

    test(
      `A8 on every page that sells the loss warning is before the first call and at least 16 px (${lang})`,
      onScreenOf(lang),
      async ({ page, allowConsole }) => {
        allowConsole.push(/404/, new RegExp(MISSING));
        test.slow();
        for (const path of [...(await pagePaths()), MISSING]) {
          await page.goto(`${path}?lang=${lang}`, { waitUntil: 'domcontentloaded' });
          const { order, small } = await readRisk(page);
          if (!SELL_NOTHING.includes(path)) expect.soft(order[0], path).toBe('risk');
          expect.soft(small, path).toEqual([]);
        }
      },
    );
  });
}
