import { expect, type Locator, type Page } from '@playwright/test';
import { TESTIMONIALS } from '../../content/testimonials.ts';
import type { Locale } from '../../contracts/locale.ts';
import { cardsPerPage, lastPosition } from '../../domain/testimonial-deck.ts';

/** The note every declared figure leads to. */
export const CLAIM_NOTE = '#claim-note';

export const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);
export const value = (page: Page, name: string) => expect(part(page, name));
export const field = (page: Page, name: 'amount' | 'months') =>
  page.locator(`#calculator input[name="${name}"]`);
export const tier = (page: Page, name: string) => page.locator(`#calculator input[value="${name}"]`);
export const opacity = (part: Locator) =>
  part.evaluate((element) => Number(getComputedStyle(element).opacity));

/** Opens the home page at a part and waits until the island there lives. */
export async function openAt(page: Page, part: string, lang: Locale = 'en'): Promise<Locator> {
  await page.goto(`/?lang=${lang}`);
  const found = page.locator(`[data-part="${part}"]`);
  await found.scrollIntoViewIfNeeded();
  const island = page.locator('astro-island', { has: page.locator(`[data-part="${part}"]`) });
  const inside = found.locator('astro-island');
  await expect(island.or(inside).first()).not.toHaveAttribute('ssr');
  return found;
}

/** Opens the page and waits until the calculator's island lives. */
export async function openCalculator(page: Page, address = '/?lang=en') {
  await page.goto(address);
  await part(page, 'roi').scrollIntoViewIfNeeded();
  await expect(page.locator('astro-island[ssr]:has([data-part="roi"])')).toHaveCount(0);
}

export async function openDeck(page: Page) {
  await page.goto('/?lang=en');
  await part(page, 'testimonials').scrollIntoViewIfNeeded();
  await expect(page.locator('astro-island[ssr]:has([data-part="testimonials"])')).toHaveCount(0);
  // The island begins as it was served, for a screen of any width, and takes up its own after that.
  const last = lastPosition(TESTIMONIALS.length, cardsPerPage(page.viewportSize()?.width ?? 0));
  await expect(part(page, 'testimonials')).toHaveAttribute('data-max', String(last));
}

/** The figure is in the page as served, counts up once when it comes into view, and ends as served. */
export async function expectCount(page: Page, figure: Locator, final: string): Promise<void> {
  expect(await (await page.request.get(page.url())).text()).toContain(`data-motion="count">${final}<`);
  await figure.scrollIntoViewIfNeeded();
  await expect(figure).not.toHaveText(final);
  await expect(figure).toHaveText(final, { timeout: 4_000 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await figure.scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  await expect(figure).toHaveText(final);
}
