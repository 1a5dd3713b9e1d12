import type { Page } from '@playwright/test';
import { STORED } from '../../contracts/storage.ts';
import { ARTICLE_PATH } from '../example.ts';
import { expect, test } from './harness.ts';
import { themeToggle } from './shell-parts.ts';

const theme = (page: Page) => page.locator('html').getAttribute('data-theme');
const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

test('C4 J5 the toggle cycles system, light and dark, and the next page has the theme before its first paint', async ({
  page,
  lang,
  press,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`/?lang=${lang}`);
  await expect(themeToggle(page)).toHaveAttribute('data-value', 'system');
  const name = await themeToggle(page).textContent();
  const paper = await background(page);
  await press(themeToggle(page));
  await expect(themeToggle(page)).toHaveAttribute('data-value', 'light');
  await themeToggle(page).press('Enter');
  await expect(themeToggle(page)).toHaveAttribute('data-value', 'dark');
  expect(await themeToggle(page).textContent()).not.toBe(name);
  const ink = await background(page);
  expect(ink).not.toBe(paper);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      (window as unknown as { early: unknown }).early = document.documentElement.dataset.theme;
    });
  });
  await page.goto('/fx-impact');
  expect(await page.evaluate(() => (window as unknown as { early: unknown }).early)).toBe('dark');
  expect(await background(page)).toBe(ink);
  await page.mouse.move(10, 10);
  await page.keyboard.press('Tab');
  await expect(themeToggle(page)).toHaveAttribute('data-value', 'dark');
  await themeToggle(page).click();
  await expect(themeToggle(page)).toHaveAttribute('data-value', 'system');
  expect(await theme(page)).toBeNull();
});

test('C4 N10 a press loads the toggle’s script after a failure, and takes effect once', async ({
  page,
  lang,
  allowConsole,
}) => {
  allowConsole.push(/Failed to load resource|dynamically imported|Error hydrating|ERR_/);
  const code = '**/_astro/ThemeToggle.*.js*';
  await page.route(code, (route) => route.abort());
  await page.goto(`/?lang=${lang}`);
  await page.keyboard.press('Tab');
  await expect(page.locator('astro-island[data-failed] [data-part="theme-toggle"]')).toHaveCount(1);
  await expect(page.locator('[data-part="system-toast"]')).toBeVisible();
  await page.unroute(code);
  await themeToggle(page).click();
  await expect(themeToggle(page)).not.toHaveAttribute('data-value', 'system');
  await page.waitForTimeout(300);
  await expect(themeToggle(page)).toHaveAttribute('data-value', 'light');
});

test('J5 the page follows a change of the system theme, and a chosen theme does not', async ({
  page,
  lang,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`/?lang=${lang}`);
  const paper = await background(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await background(page)).not.toBe(paper);
  await themeToggle(page).click();
  await expect(themeToggle(page)).toHaveAttribute('data-value', 'light');
  expect(await background(page)).toBe(paper);
});

test('J5 the page follows a choice made in another tab', async ({ page, lang, context }) => {
  await page.goto(`/?lang=${lang}`);
  await page.keyboard.press('Tab');
  await expect(page.locator('astro-island[client="intent"]:not([ssr])').first()).toBeAttached();
  const other = await context.newPage();
  await other.goto('/vs-traders');
  await other.locator('[data-part="theme-toggle"]').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(themeToggle(page)).toHaveAttribute('data-value', 'light');
});

for (const chosen of ['dark', 'system'] as const) {
  test(`G2 H8 J5 every printed page is dark on light, also with the theme ${chosen}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const theme = { key: STORED.theme.key, value: chosen };
    await page.addInitScript(({ key, value }) => localStorage.setItem(key, value), theme);
    const looks = () =>
      page.evaluate(() => {
        const { colorScheme, color, backgroundColor } = getComputedStyle(document.documentElement);
        return { colorScheme, color, backgroundColor };
      });
    for (const path of [ARTICLE_PATH, '/financial-disclaimer', '/']) {
      await page.emulateMedia({ media: 'screen' });
      await page.goto(path);
      const screen = await looks();
      await page.emulateMedia({ media: 'print' });
      const paper = await looks();
      expect(paper.colorScheme).toBe('light');
      expect([paper.color, paper.backgroundColor]).not.toEqual([screen.color, screen.backgroundColor]);
      await page.evaluate(() => (document.documentElement.dataset.theme = 'light'));
      await page.emulateMedia({ media: 'screen' });
      expect(await looks()).toEqual(paper);
    }
  });
}
