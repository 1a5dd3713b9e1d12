import { expect, type Locator, type Page } from '@playwright/test';
import { claimById, claimText } from '../../brand/claims.ts';
import { TESTIMONIALS } from '../../content/testimonials.ts';
import type { Locale } from '../../contracts/locale.ts';
import { cardsPerPage, firstCards } from '../../site/features/home/testimonials/testimonial-deck.ts';

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
export async function openAt(page: Page, part: string, lang: Locale): Promise<Locator> {
  await page.goto(`/?lang=${lang}`);
  const found = page.locator(`[data-part="${part}"]`);
  await found.scrollIntoViewIfNeeded();
  const island = page.locator('astro-island', { has: page.locator(`[data-part="${part}"]`) });
  const inside = found.locator('astro-island');
  await expect(island.or(inside).first()).not.toHaveAttribute('ssr');
  return found;
}

/** Opens the page and waits until the calculator's island lives. */
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

/**
 * Opens the home page: each declared figure of that part is in it as served, counts up once when it comes into view, and
 * ends as served.
 */
export async function expectCounts(page: Page, scope: string, ids: readonly string[], lang: Locale) {
  await page.addInitScript(noteCounting, scope);
  await page.goto(`/?lang=${lang}`);
  const served = await (await page.request.get(page.url())).text();
  const shown = (id: string) =>
    page.evaluate((one) => (window as unknown as Counting).counting[one] ?? [], id);
  const last = page.locator(scope).locator('[data-motion="count"]').last();
  await last.scrollIntoViewIfNeeded();
  for (const id of ids) {
    const final = claimText(claimById(id), lang);
    expect(served).toContain(`data-motion="count">${final}<`);
    const hasCounted = async () => {
      const all = await shown(id);
      return new Set(all).size > 1 && all.at(-1) === final;
    };
    await expect.poll(hasCounted, { message: id, timeout: 5_000 }).toBe(true);
  }
  const before = await Promise.all(ids.map(shown));
  await page.evaluate(() => window.scrollTo(0, 0));
  await last.scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  expect(await Promise.all(ids.map(shown))).toEqual(before);
}

interface Counting {
  counting: Record<string, string[]>;
}

/** Runs in the page: notes by its claim what each counting figure shows on its way, a figure that stands once. */
function noteCounting(scope: string): void {
  const counting: Counting['counting'] = {};
  Object.assign(window, { counting });
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const figure = target instanceof Element ? target.closest(`${scope} [data-motion="count"]`) : null;
      const id = figure?.closest<HTMLElement>('[data-claim]')?.dataset.claim;
      const now = figure?.textContent ?? '';
      if (id && counting[id]?.at(-1) !== now) counting[id] = [...(counting[id] ?? []), now];
    }
  }).observe(document, { subtree: true, childList: true });
}
