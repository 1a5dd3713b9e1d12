import type { Page } from '@playwright/test';
import { violationsInBothThemes } from './axe.ts';
import { expect, test } from './harness.ts';
import { header } from './shell-parts.ts';

/** Number of documents in the legal list. */
const DOCUMENTS = 4;

const list = (page: Page) => page.locator('#legal-menu');
const button = (page: Page) => header(page).locator('[popovertarget="legal-menu"]');

test('C3 C11 the header has one button for the list of four documents, which opens on a click and closes on a click elsewhere; axe finds nothing on the page while it is open, in either theme', async ({
  page,
}) => {
  await page.goto('/?lang=en');
  await expect(button(page)).toHaveCount(1);
  await expect(list(page).locator('a')).toHaveCount(DOCUMENTS);
  await page.locator('[popovertarget="legal-menu"]').last().click();
  await expect(list(page)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(list(page)).toBeHidden();
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.locator('[popovertarget="legal-menu"]').last().click();
  await expect(list(page)).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await expect(list(page)).toBeVisible();
});

test('C3 arrow keys open the list and move in it, and Escape closes it and returns the focus', async ({
  page,
}) => {
  await page.goto('/?lang=en');
  const link = (index: number) => list(page).locator('a').nth(index);
  // The script of the list loads after the first paint. A key press before that has no effect.
  await expect(async () => {
    await button(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(link(0)).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('ArrowUp');
  await expect(link(DOCUMENTS - 1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(link(0)).toBeFocused();
  await page.keyboard.press('End');
  await expect(link(DOCUMENTS - 1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(link(DOCUMENTS - 1)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(list(page)).toBeHidden();
});
