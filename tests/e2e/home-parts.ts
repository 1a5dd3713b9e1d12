import { expect, type Locator, type Page } from '@playwright/test';
import { claimById, claimText } from '../../brand/claims.ts';
import { TESTIMONIALS } from '../../content/testimonials.ts';
import type { Locale } from '../../contracts/locale.ts';
import { cardsPerPage, firstCards } from '../../site/features/home/testimonials/testimonial-deck.ts';

/** Anchor of the note that every claim links to. */
export const CLAIM_NOTE = '#claim-note';

export const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);
export const value = (page: Page, name: string) => expect(part(page, name));
export const field = (page: Page, name: 'amount' | 'months') =>
  page.locator(`#calculator input[name="${name}"]`);
export const tier = (page: Page, name: string) => page.locator(`#calculator input[value="${name}"]`);
export const opacity = (part: Locator) =>
  part.evaluate((element) => Number(getComputedStyle(element).opacity));

/** Opens the home page, scrolls to a part and waits until its island has hydrated. */
export async function openAt(page: Page, part: string, lang: Locale): Promise<Locator> {
  await page.goto(`/?lang=${lang}`);
  const found = page.locator(`[data-part="${part}"]`);
  await found.scrollIntoViewIfNeeded();
  const island = page.locator('astro-island', { has: page.locator(`[data-part="${part}"]`) });
  const inside = found.locator('astro-island');
  await expect(island.or(inside).first()).not.toHaveAttribute('ssr');
  return found;
}

/** Opens the home page and waits until the calculator has hydrated. */
export async function openCalculator(page: Page, lang: Locale) {
  await page.goto(`/?lang=${lang}`);
  await part(page, 'roi').scrollIntoViewIfNeeded();
  await expect(page.locator('astro-island[ssr]:has([data-part="roi"])')).toHaveCount(0);
}

export async function openDeck(page: Page, lang: Locale) {
  await page.goto(`/?lang=${lang}`);
  await part(page, 'testimonials').scrollIntoViewIfNeeded();
  await expect(page.locator('astro-island[ssr]:has([data-part="testimonials"])')).toHaveCount(0);
  // The island begins as it was served, for a screen of any width, and takes up its own after that.
  const last = firstCards(TESTIMONIALS.length, cardsPerPage(page.viewportSize()?.width ?? 0)).length - 1;
  await expect(part(page, 'testimonials')).toHaveAttribute('data-max', String(last));
}

/** Expects that a press opens one answer and closes the one that was open. Closes all (D12). */
export async function expectOneOpenAnswer(page: Page, press: (target: Locator) => Promise<void>) {
  const items = part(page, 'faq-item');
  expect(await items.count()).toBeGreaterThanOrEqual(8);
  const open = page.locator('[data-part="faq-item"][open]');
  await expect(open).toHaveCount(0);
  await press(items.nth(1).locator('summary'));
  await press(items.nth(3).locator('summary'));
  await expect(open).toHaveCount(1);
  await expect(items.nth(3)).toHaveAttribute('open', '');
  await items.nth(3).locator('summary').press('Enter');
  await expect(open).toHaveCount(0);
}

/**
 * Opens the home page. Expects each claim of that part in the served HTML, that it waits below the view, rolls up for
 * 2 s once when visible, and never shows another number than its own.
 */
export async function expectRolls(page: Page, scope: string, ids: readonly string[], lang: Locale) {
  await page.addInitScript(noteOtherTexts, `${scope} [data-motion="roll"]`);
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 240 });
  await page.goto(`/?lang=${lang}`);
  const served = await (await page.request.get(page.url())).text();
  for (const id of ids) expect(served).toContain(`data-motion="roll">${claimText(claimById(id), lang)}<`);
  const last = page.locator(scope).locator('[data-motion="roll"]').last();
  await scrollUntil(page, () => expect(last).toHaveAttribute('data-await', '', { timeout: 300 }));
  await expect(last).toHaveCSS('clip-path', 'inset(0px 0px 87.5%)');
  await last.evaluate((figure) => figure.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(last).not.toHaveAttribute('data-await');
  await expect(last).toHaveCSS('transition-duration', '2s');
  await expect(last).toHaveCSS('clip-path', 'inset(0px)');
  await expect(last).toHaveCSS('translate', 'none');
  await page.evaluate(() => window.scrollTo(0, 0));
  await last.evaluate((figure) => figure.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(last).toHaveCSS('clip-path', 'inset(0px)');
  expect(await page.evaluate(() => (window as unknown as { otherTexts: string[] }).otherTexts)).toEqual([]);
}

/** Scrolls by a pixel, to and fro: motion begins with a scroll after the first one, which brings its code. */
export async function scrollUntil(page: Page, holds: () => Promise<void>): Promise<void> {
  let top = 0;
  await expect(async () => {
    top = 1 - top;
    await page.evaluate((to) => window.scrollTo(0, to), top);
    await holds();
  }).toPass();
}

/** Runs in the page. Records each text that a figure has after it was read. */
function noteOtherTexts(figures: string): void {
  const otherTexts: string[] = [];
  Object.assign(window, { otherTexts });
  addEventListener('DOMContentLoaded', () => {
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) otherTexts.push(target.textContent ?? '');
    });
    for (const figure of document.querySelectorAll(figures))
      observer.observe(figure, { subtree: true, childList: true, characterData: true });
  });
}
