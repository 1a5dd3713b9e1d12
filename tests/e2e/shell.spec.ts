import type { Locator, Page } from '@playwright/test';
import { brand } from '../../brand/load.ts';
import { PAGES } from '../../site/routes.ts';
import { expect, test } from './harness.ts';

/** The documents of the legal list. */
const LEGAL = ['privacy', 'cookies', 'disclaimer', 'terms'];

const header = (page: Page) => page.locator('[data-part="header"]');
const themeToggle = (page: Page) => page.locator('[data-part="theme-toggle"]');
const promo = (page: Page) => page.locator('[data-part="promo"]');
const shown = (page: Page) => page.locator('[data-part="promo-item"]:visible');
const menu = (page: Page) => page.getByRole('dialog');
const openMenu = (page: Page) => page.locator('[popovertarget="menu"]').first();
const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
/** Whether the script that comes after the first paint has come. */
const isAlive = (page: Page) =>
  page.evaluate(() => document.documentElement.style.getPropertyValue('--promo') !== '');
const isFocusIn = (place: Locator) => place.evaluate((one) => one.contains(document.activeElement));

/** To a hundredth of a pixel: while a part slides, its size is off by less than that. */
async function box(one: Locator) {
  const found = await one.boundingBox();
  if (!found) throw new Error('not on the page');
  const round = (pixels: number) => Math.round(pixels * 100) / 100;
  return { x: round(found.x), y: round(found.y), width: round(found.width), height: round(found.height) };
}

test.describe('C1 C2 C5 the header', () => {
  test('C1 comes in beyond 100 px and goes at the top', async ({ page }) => {
    await page.goto('/');
    await expect(header(page)).toHaveAttribute('data-visible', 'false');
    await scrollTo(page, 90);
    await page.waitForTimeout(200);
    await expect(header(page)).toHaveAttribute('data-visible', 'false');
    await scrollTo(page, 120);
    await expect(header(page)).toHaveAttribute('data-visible', 'true');
    await expect.poll(async () => (await box(header(page))).y).toBe(0);
    await scrollTo(page, 0);
    await expect(header(page)).toHaveAttribute('data-visible', 'false');
    await expect.poll(async () => (await box(header(page))).y).toBeLessThan(-50);
  });

  test('C1 C11 comes in when the keyboard reaches it, at the top too', async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await isFocusIn(header(page))).toBe(true);
    await expect.poll(async () => (await box(header(page))).y).toBe(0);
  });

  test('C2 marks the current page, and opens the live simulator in a new tab', async ({ page }, info) => {
    test.skip(info.project.name !== 'desktop', 'phones have the menu');
    await page.goto('/fx-impact');
    await expect(header(page).locator('[aria-current="page"]')).toHaveAttribute('href', '/fx-impact');
    const live = header(page).locator(`a[href="${brand.simulator}"]`);
    await expect(live).toHaveAttribute('target', '_blank');
    await expect(live).toHaveAttribute('rel', /noopener/);
    await expect(live.locator('svg')).toBeVisible();
  });

  for (const lang of ['es', 'en']) {
    test(`C5 A8 keeps two calls clear of everything, below the loss warning (${lang})`, async ({
      page,
    }, info) => {
      test.skip(info.project.name !== 'desktop', 'the width is set here');
      for (const width of [1024, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`/?lang=${lang}`);
        await scrollTo(page, 300);
        await expect(header(page)).toHaveAttribute('data-visible', 'true');
        const calls = header(page).locator(`a[href="${brand.checkout.PASSIVE_1K}"]`);
        await expect(calls).toHaveCount(2);
        const nav = await box(header(page).getByRole('navigation').getByRole('link').last());
        const risk = await box(header(page).locator('[data-part="risk-line"]'));
        const first = await box(calls.first());
        expect(first.x, `${width}`).toBeGreaterThan(nav.x + nav.width);
        expect(first.y, `${width}`).toBeGreaterThanOrEqual(risk.y + risk.height);
        expect(first.height).toBeGreaterThanOrEqual(44);
        const controls = await box(page.locator('[data-part="theme-toggle"]'));
        expect(controls.x).toBeGreaterThan(risk.x + risk.width);
        expect((await box(header(page))).height).toBeLessThanOrEqual(100);
      }
    });
  }
});

test.describe('C3 legal list', () => {
  const list = (page: Page) => page.locator('#legal');
  const button = (page: Page) => header(page).locator('[popovertarget="legal"]');
  const documents = PAGES.filter(({ id, built }) => LEGAL.some((one) => one === id) && built);

  test.beforeEach(async ({ page }, info) => {
    test.skip(info.project.name !== 'desktop', 'phones have the menu');
    await page.goto('/');
  });

  test('C3 its button is there exactly when a legal document is', async ({ page }) => {
    await expect(button(page)).toHaveCount(Math.min(documents.length, 1));
    await expect(list(page).locator('a')).toHaveCount(documents.length);
  });

  test('C3 opens on a click, closes on a click elsewhere', async ({ page }) => {
    test.skip(documents.length === 0, 'no legal document is built yet');
    await page.locator('[popovertarget="legal"]').last().click();
    await expect(list(page)).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(list(page)).toBeHidden();
  });

  test('C3 arrow keys open it and move in it, Escape closes it and gives the focus back', async ({
    page,
  }) => {
    test.skip(documents.length === 0, 'no legal document is built yet');
    const link = (index: number) => list(page).locator('a').nth(index);
    await button(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(link(0)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(link(documents.length - 1)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(link(0)).toBeFocused();
    await page.keyboard.press('End');
    await expect(link(documents.length - 1)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(link(documents.length - 1)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(list(page)).toBeHidden();
  });
});

test.describe('C4 J5 theme', () => {
  const theme = (page: Page) => page.locator('html').getAttribute('data-theme');
  const ground = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

  test('C4 J5 goes through system, light and dark, and is there before the first paint of the next page', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    await expect(themeToggle(page)).toHaveAttribute('data-value', 'system');
    const name = await themeToggle(page).textContent();
    const paper = await ground(page);
    for (const value of ['light', 'dark']) {
      await themeToggle(page).click();
      await expect(themeToggle(page)).toHaveAttribute('data-value', value);
    }
    expect(await themeToggle(page).textContent()).not.toBe(name);
    const ink = await ground(page);
    expect(ink).not.toBe(paper);
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        (window as unknown as { early: unknown }).early = document.documentElement.dataset.theme;
      });
    });
    await page.goto('/fx-impact');
    expect(await page.evaluate(() => (window as unknown as { early: unknown }).early)).toBe('dark');
    expect(await ground(page)).toBe(ink);
    await page.mouse.move(10, 10);
    await page.keyboard.press('Tab');
    await expect(themeToggle(page)).toHaveAttribute('data-value', 'dark');
    await themeToggle(page).click();
    await expect(themeToggle(page)).toHaveAttribute('data-value', 'system');
    expect(await theme(page)).toBeNull();
  });

  test('J5 follows the system live, and a chosen theme does not', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    const paper = await ground(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await ground(page)).not.toBe(paper);
    await themeToggle(page).click();
    await expect(themeToggle(page)).toHaveAttribute('data-value', 'light');
    expect(await ground(page)).toBe(paper);
  });

  test('J5 follows a choice made in another tab', async ({ page, context }) => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    await expect(page.locator('astro-island[client="intent"]:not([ssr])').first()).toBeAttached();
    const other = await context.newPage();
    await other.goto('/vs-traders');
    await other.locator('[data-part="theme-toggle"]').click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(themeToggle(page)).toHaveAttribute('data-value', 'light');
  });
});

test.describe('C6 menu', () => {
  test.beforeEach(async ({ page }, info) => {
    test.skip(info.project.name !== 'phone', 'wide screens have the navigation');
    await page.goto('/');
  });

  test('C6 covers the screen, holds the page behind and the focus, and gives it back on Escape', async ({
    page,
  }) => {
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

  test('C6 the close button closes it and gives the focus back', async ({ page }) => {
    await openMenu(page).click();
    await menu(page).locator('button').click();
    await expect(menu(page)).toBeHidden();
    await expect(openMenu(page)).toBeFocused();
  });

  for (const [way, to, stays] of [
    ['down by more than 100 px', { x: 180, y: 420 }, false],
    ['down by less', { x: 180, y: 380 }, true],
    ['up', { x: 180, y: 100 }, true],
  ] as const) {
    test(`C6 a swipe ${way} ${stays ? 'leaves it open' : 'closes it'}`, async ({ page }) => {
      await openMenu(page).click();
      await expect(menu(page)).toBeVisible();
      await swipe(page, { x: 180, y: 300 }, to);
      await page.waitForTimeout(200);
      await expect(menu(page)).toBeVisible({ visible: stays });
    });
  }

  test('C6 choosing an item closes it, also for the way back', async ({ page }) => {
    await openMenu(page).click();
    await menu(page).locator('a[href="/fx-impact"]').click();
    await expect(page).toHaveURL(/fx-impact/);
    await page.goBack();
    await expect(menu(page)).toBeHidden();
    await expect(page.locator('body')).not.toHaveClass(/menu-open/);
  });

  test('C6 C11 at twice the text size nothing is cut off, and no focused link is covered', async ({
    page,
  }) => {
    for (const [width, height] of [
      [320, 568],
      [360, 640],
      [640, 360],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      await expect.poll(() => isAlive(page)).toBe(true);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await openMenu(page).click();
      await expect.poll(() => isFocusIn(menu(page))).toBe(true);
      const [content, room] = await menu(page).evaluate((one) => [one.scrollWidth, one.clientWidth]);
      expect(content, `${width}`).toBeLessThanOrEqual(room ?? 0);
      await expect(menu(page).locator('button')).toBeInViewport({ ratio: 1 });
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

  test('C6 N10 opens, leads on and closes without scripts', async ({ browser, served }) => {
    const page = await withoutScripts(browser, served.url);
    await openMenu(page).click();
    await expect(menu(page)).toBeVisible();
    await menu(page).locator('button').click();
    await expect(menu(page)).toBeHidden();
    await openMenu(page).click();
    await menu(page).locator('a[href="/vs-traders"]').click();
    await expect(page).toHaveURL(/vs-traders/);
    await page.context().close();
  });
});

test.describe('C7 promo banner', () => {
  const index = (page: Page) => shown(page).getAttribute('data-index');
  /** Opens the home page on a clock that stands still, and lets it run until the banner has begun to turn. */
  const open = async (page: Page) => {
    await page.goto('/');
    await expect(async () => {
      await page.clock.runFor(50);
      expect(await isAlive(page)).toBe(true);
    }).toPass();
  };

  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-23T15:00:00Z') });
    await page.clock.pauseAt(new Date('2026-11-23T15:00:01Z'));
  });

  test('C7 shows the next message every 7 s with its place, and begins anew after the last', async ({
    page,
  }) => {
    await open(page);
    const count = await page.locator('[data-part="promo-item"]').count();
    expect(count).toBeGreaterThanOrEqual(3);
    expect(await index(page)).toBe('0');
    await expect(shown(page)).toHaveCount(1);
    const width = async () => (await box(page.locator('[data-part="promo-progress"]'))).width;
    const first = await width();
    await page.clock.runFor(7_000);
    expect(await index(page)).toBe('1');
    await expect.poll(width).toBeGreaterThan(first);
    await page.clock.runFor((count - 1) * 7_000);
    expect(await index(page)).toBe('0');
    await expect(promo(page).locator('[aria-live], [role="status"], [role="alert"]')).toHaveCount(0);
  });

  test('C7 waits while the focus is in it, and while nobody sees the tab', async ({ page }) => {
    await open(page);
    await shown(page).focus();
    await page.clock.runFor(30_000);
    expect(await index(page)).toBe('0');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.clock.runFor(5_000);
    expect(await index(page)).toBe('0');
    await page.clock.runFor(2_000);
    expect(await index(page)).toBe('1');
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.clock.runFor(30_000);
    expect(await index(page)).toBe('1');
    await page.evaluate(() => {
      Reflect.deleteProperty(document, 'hidden');
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.clock.runFor(7_000);
    expect(await index(page)).toBe('2');
  });

  test('C7 waits while the pointer is over it', async ({ page }, info) => {
    test.skip(info.project.name !== 'desktop', 'phones have no pointer that hovers');
    await open(page);
    await promo(page).hover();
    await page.clock.runFor(30_000);
    expect(await index(page)).toBe('0');
    await page.mouse.move(300, 300);
    await page.clock.runFor(7_000);
    expect(await index(page)).toBe('1');
  });

  test('C7 closed, it is gone for the session and only for it, and takes its room along', async ({
    page,
    context,
  }) => {
    await open(page);
    const room = () => page.evaluate(() => getComputedStyle(document.body).paddingBottom);
    await expect.poll(room).not.toBe('0px');
    await page.locator('[data-part="promo-close"]').click();
    await expect(promo(page)).toBeHidden();
    expect(await room()).toBe('0px');
    await page.goto('/fx-impact');
    await expect(promo(page)).toBeHidden();
    const later = await context.newPage();
    await later.goto('/');
    await expect(promo(later)).toBeVisible();
  });

  test('C7 J6 stands still where motion is reduced', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    await page.clock.runFor(60_000);
    expect(await index(page)).toBe('0');
  });

  test('C7 messages that leave the site open in a new tab, the others here', async ({ page }) => {
    await open(page);
    for (const item of await page.locator('[data-part="promo-item"]').all()) {
      const href = (await item.getAttribute('href')) ?? '';
      expect(await item.getAttribute('target')).toBe(href.startsWith('/') ? null : '_blank');
      await expect(item).toHaveAttribute('data-urgent', /true|false/);
    }
  });

  test('C7 covers neither the last line of the footer nor a focused element', async ({ page }) => {
    await page.clock.resume();
    await page.goto('/');
    await scrollTo(page, 1e6);
    const top = (await box(promo(page))).y;
    const year = await box(page.locator('[data-part="year"]'));
    expect(year.y + year.height).toBeLessThanOrEqual(top);
    await scrollTo(page, 0);
    for (let stop = 0; stop < 60; stop++) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      if ((await focused.count()) === 0 || (await isFocusIn(promo(page)))) break;
      await page.waitForTimeout(20);
      const { y, height } = await box(focused);
      expect(y + height, `stop ${stop}`).toBeLessThanOrEqual((await box(promo(page))).y);
    }
  });

  test('C7 N10 without scripts its first message stands below the footer and covers nothing', async ({
    browser,
    served,
  }) => {
    const page = await withoutScripts(browser, served.url);
    await expect(shown(page)).toHaveCount(1);
    const footer = await box(page.getByRole('contentinfo'));
    expect((await box(promo(page))).y).toBeGreaterThanOrEqual(footer.y + footer.height);
    await expect(page.locator('[data-part="promo-close"]')).toBeHidden();
    await expect(page.locator('[data-part="theme-toggle"]')).toBeHidden();
    await page.context().close();
  });
});

test.describe('C8 C9 footers', () => {
  test('C8 C9 the year is the reader’s, whatever the year of the build', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2031-06-01T12:00:00Z'));
    await page.goto('/');
    await expect(page.locator('[data-part="year"]')).toHaveText('2031');
  });

  test('C8 A5 the Spanish one has figures, the English one has none', async ({ page }) => {
    const figures = page.getByRole('contentinfo').locator('[data-part="claim"]');
    await page.goto('/?lang=es');
    expect(await figures.count()).toBeGreaterThan(0);
    await page.goto('/?lang=en');
    await expect(figures).toHaveCount(0);
  });
});

test.describe('C10 anchors', () => {
  const anchor = (page: Page) => page.locator('[data-part="claim"] a[href^="#"]:visible').first();

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`C10 an anchor keeps 100 px from the top and takes the focus (motion: ${reducedMotion})`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await page.goto('/');
      await page.evaluate(() => {
        // A target that is not at the end of the page, where nothing can stand 100 px from the top.
        const target = document.createElement('h2');
        target.id = 'far';
        target.textContent = 'far';
        document.querySelector('main > :last-child')?.before(target);
        const link = document.createElement('a');
        link.href = '#far';
        link.textContent = 'go';
        document.querySelector('main')?.prepend(link);
      });
      await expect.poll(() => isAlive(page)).toBe(true);
      await page.getByRole('link', { name: 'go', exact: true }).click();
      const behavior = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
      expect(await behavior()).toBe(reducedMotion === 'reduce' ? 'auto' : 'smooth');
      const target = page.locator('#far');
      await expect(target).toBeFocused();
      await expect.poll(async () => Math.round((await box(target)).y)).toBe(100);
      await expect.poll(behavior).toBe('auto');
      expect(new URL(page.url()).hash).toBe('#far');
    });
  }

  test('C10 A5 the mark of a figure leads to its note, in sight and focused', async ({ page }) => {
    await page.goto('/');
    await expect.poll(() => isAlive(page)).toBe(true);
    const note = (await anchor(page).getAttribute('href')) ?? '';
    await anchor(page).click();
    await expect(page.locator(note)).toBeFocused();
    await expect(page.locator(note)).toBeInViewport();
  });

  test('C10 an address with an anchor moves the focus there', async ({ page }) => {
    await page.goto('/#features-title');
    await expect(page.locator('#features-title')).toBeFocused();
  });

  for (const { path, built } of PAGES.filter(({ path }) => path.includes('#'))) {
    test(`C8 ${path} is linked exactly when the home page has it`, async ({ page }) => {
      await page.goto('/');
      expect(await page.locator(`[id="${path.slice(2)}"]`).count()).toBe(Number(built));
    });
  }
});

interface Point {
  readonly x: number;
  readonly y: number;
}

async function swipe(page: Page, from: Point, to: Point) {
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [from]);
  for (let step = 1; step <= 5; step++) {
    const part = (a: number, b: number) => a + ((b - a) * step) / 5;
    await touch('touchMove', [{ x: part(from.x, to.x), y: part(from.y, to.y) }]);
  }
  await touch('touchEnd', []);
}

async function withoutScripts(browser: import('@playwright/test').Browser, baseURL: string): Promise<Page> {
  const viewport = { width: 360, height: 800 };
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, viewport, locale: 'es-MX' });
  const page = await context.newPage();
  await page.goto('/');
  return page;
}
