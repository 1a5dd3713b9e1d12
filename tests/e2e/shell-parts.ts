import type { Browser, Locator, Page } from '@playwright/test';
import { ANSWER_MS } from '../../site/shell/promo.ts';

export const header = (page: Page) => page.locator('[data-part="header"]');
export const themeToggle = (page: Page) => page.locator('[data-part="theme-toggle"]');
export const promo = (page: Page) => page.locator('[data-part="promo"]');
/** The visible message. */
export const shown = (page: Page) => page.locator('[data-part="promo-item"]:visible');
export const menu = (page: Page) => page.getByRole('dialog');
export const openMenu = (page: Page) => page.locator('[popovertarget="menu"]').first();

/** Ends the time in which an answer is new: the banner is aside for exactly as long as it says. */
export const endAside = (page: Page) =>
  promo(page).evaluate((banner, ms) => {
    const [aside] = banner.getAnimations().filter(({ effect }) => effect?.getTiming().duration === ms);
    if (!aside) throw new Error('the banner is not aside');
    aside.finish();
  }, ANSWER_MS);

export const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

/** Whether the script that loads after the first paint has run. */
export const isShellReady = (page: Page) =>
  page.evaluate(
    () => document.querySelector<HTMLElement>('[data-part="promo-progress"]')?.style.inlineSize !== '',
  );

export const isFocusIn = (place: Locator) => place.evaluate((one) => one.contains(document.activeElement));

export const doubleText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

/** Rounded to 0.01 px, because the size of a sliding part differs by less than that. */
export async function box(one: Locator) {
  const found = await one.boundingBox();
  if (!found) throw new Error('not on the page');
  const round = (pixels: number) => Math.round(pixels * 100) / 100;
  return { x: round(found.x), y: round(found.y), width: round(found.width), height: round(found.height) };
}

export async function withoutScripts(browser: Browser, baseURL: string): Promise<Page> {
  const viewport = { width: 360, height: 800 };
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, viewport, locale: 'es-MX' });
  const page = await context.newPage();
  await page.goto('/');
  return page;
}
