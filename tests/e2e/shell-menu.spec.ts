import type { Page } from '@playwright/test';
import { violationsInBothThemes } from './axe.ts';
import { expect, test } from './harness.ts';
import { box, doubleText, isFocusIn, isShellReady, menu, openMenu, withoutScripts } from './shell-parts.ts';
import { swipe } from './swipe.ts';

const closeMenu = (page: Page) => menu(page).locator('[popovertargetaction="hide"]');

test('C6 the menu covers the screen, stops the scroll, traps the focus, and returns it on Escape', async ({
  page,
}) => {
  await page.goto('/');
  await openMenu(page).click();
  await expect(menu(page)).toBeVisible();
  await expect(page.locator('body')).toHaveClass(/menu-open/);
  expect(await box(menu(page))).toEqual({ x: 0, y: 0, width: 360, height: 800 });
  await expect.poll(() => isFocusIn(menu(page))).toBe(true);
  const stops = (await menu(page).locator('a, button').count()) + 2;
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    for (let stop = 0; stop < stops; stop++) {
      await page.keyboard.press(key);
      expect(await isFocusIn(menu(page)), `${key} ${stop}`).toBe(true);
    }
  }
  await page.mouse.wheel(0, 600);
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(page.locator('body')).not.toHaveClass(/menu-open/);
  await expect(openMenu(page)).toBeFocused();
  await expect(page.locator('[inert]')).toHaveCount(0);
});

test('C6 on a small phone each row of the menu is 44 px, the theme has its control, and nothing is below the calls', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/legal-hub?lang=es');
  await openMenu(page).click();
  await expect(menu(page).locator('[data-part="menu-theme-toggle"]')).toBeVisible();
  const links = await Promise.all((await menu(page).locator('li a').all()).map(box));
  const [firstCall] = await Promise.all((await menu(page).locator('nav ~ div > a').all()).map(box));
  if (!firstCall) throw new Error('the menu has no call');
  expect(links.length).toBeGreaterThan(4);
  for (const { y, height } of links) {
    expect(height).toBeGreaterThanOrEqual(44);
    expect(y + height).toBeLessThanOrEqual(firstCall.y);
  }
  // All of it is on the screen at once.
  const hidden = await menu(page).evaluate((one) => one.scrollHeight - one.clientHeight);
  expect(hidden).toBeLessThanOrEqual(0);
});

test('C6 C11 axe finds nothing on the open menu in either theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto('/');
  await openMenu(page).tap();
  await expect(menu(page)).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await expect(menu(page)).toBeVisible();
});

test('C6 the keyboard opens the menu, and the close button closes it and returns the focus', async ({
  page,
}) => {
  await page.goto('/');
  await openMenu(page).focus();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  await expect.poll(() => isFocusIn(menu(page))).toBe(true);
  await closeMenu(page).press('Space');
  await expect(menu(page)).toBeHidden();
  await expect(openMenu(page)).toBeFocused();
});

test('C6 a swipe down by less than 100 px or up keeps the menu open, and one down by more closes it', async ({
  page,
}) => {
  await page.goto('/');
  await openMenu(page).click();
  // The code of the menu comes with its first use; it takes the focus in.
  await expect.poll(() => isFocusIn(menu(page))).toBe(true);
  for (const [to, stays] of [
    [{ x: 180, y: 380 }, true],
    [{ x: 180, y: 100 }, true],
    [{ x: 180, y: 420 }, false],
  ] as const) {
    await swipe(page, { x: 180, y: 300 }, to);
    await page.waitForTimeout(200);
    await expect(menu(page)).toBeVisible({ visible: stays });
  }
});

test('C6 choosing an item closes the menu, which stays closed after going back', async ({ page }) => {
  await page.goto('/');
  await openMenu(page).click();
  await menu(page).locator('a[href="/fx-impact"]').click();
  await expect(page).toHaveURL(/fx-impact/);
  await page.goBack();
  await expect(menu(page)).toBeHidden();
  await expect(page.locator('body')).not.toHaveClass(/menu-open/);
});

test('C6 C11 at twice the text size the menu fits, and no focused link is covered', async ({ page }) => {
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [640, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await expect.poll(() => isShellReady(page)).toBe(true);
    await doubleText(page);
    await openMenu(page).click();
    await expect.poll(() => isFocusIn(menu(page))).toBe(true);
    const [content, room] = await menu(page).evaluate((one) => [one.scrollWidth, one.clientWidth]);
    expect(content, `${width}`).toBeLessThanOrEqual(room ?? 0);
    await expect(closeMenu(page)).toBeInViewport({ ratio: 1 });
    for (const control of await menu(page).locator('a, button').all()) {
      await control.focus();
      const isCovered = await control.evaluate((one) => {
        const { left, top, width: wide, height: high } = one.getBoundingClientRect();
        const seen = document.elementFromPoint(left + wide / 2, top + high / 2);
        return !one.contains(seen);
      });
      expect(isCovered, `${width}: ${await control.textContent()}`).toBe(false);
    }
  }
});

test('C6 N10 the menu opens, closes and links to pages without scripts', async ({ browser, served }) => {
  const page = await withoutScripts(browser, served.url);
  await openMenu(page).click();
  await expect(menu(page)).toBeVisible();
  await closeMenu(page).click();
  await expect(menu(page)).toBeHidden();
  await openMenu(page).click();
  await menu(page).locator('a[href="/vs-traders"]').click();
  await expect(page).toHaveURL(/vs-traders/);
  await page.context().close();
});
