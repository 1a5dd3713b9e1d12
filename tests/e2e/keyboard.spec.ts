import type { Locator, Page } from '@playwright/test';
import { rows } from './fx-impact-events.ts';
import { DESKTOP, expect, test } from './harness.ts';
import { part } from './home-parts.ts';
import { DIALOG } from './privacy.ts';
import { header, themeToggle } from './shell-parts.ts';

// Only keys: nothing is clicked, and nothing is focused by the test.

/** Presses Tab until the part has the focus. A part that is not reached is a fault. */
async function tabTo(page: Page, target: Locator, key = 'Tab', most = 160): Promise<void> {
  for (let press = 0; press < most; press += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((one) => one === document.activeElement)) return;
  }
  throw new Error(`${target} is not reached with ${most} times ${key}`);
}

test('C11 C3 C4 D10 D11 D12 N3 the home page is used with the keyboard alone', DESKTOP, async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/?lang=es');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  await tabTo(page, header(page).locator('[popovertarget="legal-menu"]'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#legal-menu')).toBeVisible();
  await tabTo(page, page.locator('#legal-menu a').first());
  await page.keyboard.press('Escape');
  await expect(page.locator('#legal-menu')).toBeHidden();
  await tabTo(page, themeToggle(page));
  await page.keyboard.press('Space');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.keyboard.press('Tab');
  await expect(part(page, 'locale-toggle').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');

  const tabs = page.getByRole('tab');
  await tabTo(page, tabs.first());
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  const months = page.locator('#calculator input[name="months"]');
  await tabTo(page, months);
  const profit = await part(page, 'roi-profit').getAttribute('data-value');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('6');
  await expect(part(page, 'roi-profit')).not.toHaveAttribute('data-value', profit ?? '');
  await tabTo(page, part(page, 'testimonials-next'));
  await page.keyboard.press('Enter');
  await expect(part(page, 'testimonials')).toHaveAttribute('data-index', '1');
  const question = part(page, 'faq-item').first();
  await tabTo(page, question.locator('summary'));
  await page.keyboard.press('Space');
  await expect(question).toHaveAttribute('open', '');
  const choices = page.locator('footer [data-part="privacy-choices"]');
  await tabTo(page, choices);
  await page.keyboard.press('Enter');
  await expect(page.locator(DIALOG)).toBeVisible();
  await tabTo(page, page.locator(`${DIALOG} [data-role="necessary"]`));
  await page.keyboard.press('Enter');
  await expect(page.locator(DIALOG)).toBeHidden();
  await expect(choices).toBeFocused();
});

test(
  'C11 E2 the deck of instruments and its board are used with the keyboard alone',
  DESKTOP,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/vs-traders?lang=en');
    const row = part(page, 'board-row').nth(2).getByRole('button').first();
    await tabTo(page, row);
    await page.keyboard.press('Enter');
    await expect(row).toHaveAttribute('aria-expanded', 'true');
    // The next stop is in the row that has opened.
    await page.keyboard.press('Tab');
    await expect(part(page, 'board-detail').locator(':focus')).toHaveCount(1);
    // The deck follows the open row.
    await expect(part(page, 'sentiment-deck')).toHaveAttribute('data-index', '2');
    // A key during the change has no effect (E2).
    await expect(part(page, 'sentiment-deck')).toHaveAttribute('data-locked', 'false');
    await tabTo(page, part(page, 'sentiment-deck'));
    await page.keyboard.press('ArrowRight');
    await expect(part(page, 'sentiment-deck')).toHaveAttribute('data-index', '3');
  },
);

test('C11 N11 the sources page is filtered with the keyboard alone', DESKTOP, async ({ page }) => {
  await page.goto('/fx-impact/fuentes?lang=en');
  await tabTo(page, page.locator('[data-part="sources-filter"] select'));
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-group]:visible')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(page.locator('main a:focus, main summary:focus')).toBeInViewport();
});

test(
  'C11 N2 a row of the agenda opens its detail, and the way back ends on the row',
  DESKTOP,
  async ({ page }) => {
    await page.goto('/fx-impact?lang=en&view=agenda');
    const row = rows(page).nth(1).getByRole('button');
    // The first key loads the list.
    await page.keyboard.press('Tab');
    await expect(row).toBeAttached();
    await tabTo(page, row);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveURL(/event=/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).not.toHaveURL(/event=/);
    await expect(row).toBeFocused();
  },
);
