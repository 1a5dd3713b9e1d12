import type { Page } from '@playwright/test';
import { brand } from '../../brand/load.ts';
import { expect, onScreenOf, test } from './harness.ts';
import { pagePaths } from './page-paths.ts';

/** Everything a visitor can be called to: a payment, the free channel, or the page that sells either. */
const CALLS = [
  ...Object.values(brand.checkout),
  brand.wallet.url,
  brand.freeChannel,
  '/comprar-vip',
  '/canal-gratuito',
];
const MISSING = '/no-such-page';

/** What of a page's own content says what can be lost: where the first line stands, and the size of each part. */
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
  test(
    `A8 on every page the loss warning stands before the first call, and nothing of it is below 16 px (${lang})`,
    onScreenOf(lang),
    async ({ page, allowConsole }) => {
      allowConsole.push(/404/, new RegExp(MISSING));
      test.slow();
      for (const path of [...(await pagePaths()), MISSING]) {
        await page.goto(`${path}?lang=${lang}`, { waitUntil: 'domcontentloaded' });
        const { order, small } = await readRisk(page);
        expect.soft(order[0], path).toBe('risk');
        expect.soft(small, path).toEqual([]);
      }
    },
  );
}
