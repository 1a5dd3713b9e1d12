import type { Page } from '@playwright/test';
import { load } from 'cheerio';
import { PROMO } from '../../content/promo.ts';
import { LOCALES, type Locale } from '../../contracts/locale.ts';
import { PROMO_MS } from '../../site/shell/promo.ts';
import { DESKTOP, expect, hideServerTime, onScreenOf, PHONE, test } from './harness.ts';
import { box, doubleText, isShellReady, promo, scrollTo, shown, withoutScripts } from './shell-parts.ts';

const index = (page: Page) => shown(page).getAttribute('data-index');
/** Opens the home page with a paused clock, and runs the clock until the banner has started. */
const open = async (page: Page, lang: Locale) => {
  await page.goto(`/?lang=${lang}`);
  await expect(async () => {
    await page.clock.runFor(50);
    expect(await isShellReady(page)).toBe(true);
  }).toPass();
  await passFirstCalls(page);
};
/** On a phone the banner waits until the first calls have left the screen. */
const passFirstCalls = (page: Page) => scrollTo(page, 600);

test.beforeEach(async ({ page }) => {
  await hideServerTime(page);
  await page.clock.install({ time: new Date('2026-11-23T15:00:00Z') });
  await page.clock.pauseAt(new Date('2026-11-23T15:00:01Z'));
});

test(
  'C7 the banner shows the next message every 7 s with its progress, starts again after the last, and pauses while it has the focus, while the tab is hidden, and while a mouse is over it',
  DESKTOP,
  async ({ page, lang }) => {
    await open(page, lang);
    const count = await page.locator('[data-part="promo-item"]').count();
    expect(count).toBeGreaterThanOrEqual(3);
    expect(await index(page)).toBe('0');
    await expect(shown(page)).toHaveCount(1);
    const width = async () => (await box(page.locator('[data-part="promo-progress"]'))).width;
    const first = await width();
    await page.clock.runFor(PROMO_MS);
    expect(await index(page)).toBe('1');
    await expect.poll(width).toBeGreaterThan(first);
    await page.clock.runFor((count - 1) * PROMO_MS);
    expect(await index(page)).toBe('0');
    await expect(promo(page).locator('[aria-live], [role="status"], [role="alert"]')).toHaveCount(0);

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
    await page.clock.runFor(PROMO_MS);
    expect(await index(page)).toBe('2');

    await promo(page).hover();
    await page.clock.runFor(30_000);
    expect(await index(page)).toBe('2');
    await page.mouse.move(300, 300);
    await page.clock.runFor(PROMO_MS);
    expect(await index(page)).toBe(String(3 % count));
  },
);

test('C7 on a phone the banner covers nothing of the first screen', PHONE, async ({ page }) => {
  await page.goto('/');
  await expect(promo(page).getByRole('link').first()).toBeHidden();
  await passFirstCalls(page);
  await expect(promo(page).getByRole('link').first()).toBeVisible();
  expect((await box(promo(page))).y).toBeGreaterThan(740);
});

test('C7 C11 a banner closed by keyboard moves the focus to the page and keeps the scroll position, stays closed only for the session, and leaves no empty space; a press closes it too', async ({
  page,
  lang,
  context,
}) => {
  await open(page, lang);
  const room = () => page.evaluate(() => getComputedStyle(document.body).paddingBottom);
  await expect.poll(room).not.toBe('0px');
  await scrollTo(page, 700);
  await page.locator('[data-part="promo-close"]').focus();
  await page.keyboard.press('Enter');
  await expect(promo(page)).toBeHidden();
  await expect(page.locator('#main')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(700);
  expect(await room()).toBe('0px');
  await page.goto('/fx-impact');
  await expect(promo(page)).toBeHidden();
  const later = await context.newPage();
  await later.goto(`/?lang=${lang}`);
  await passFirstCalls(later);
  await expect(promo(later)).toBeVisible();
  await later.locator('[data-part="promo-close"]').click();
  await expect(promo(later)).toBeHidden();
});

test('C7 J6 the banner does not rotate with reduced motion', PHONE, async ({ page, lang }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, lang);
  await page.clock.runFor(60_000);
  expect(await index(page)).toBe('0');
});

test(
  'A9 C7 an urgent message loses its tag when its offer ends, also on an open page',
  PHONE,
  async ({ page, lang }) => {
    // The brand has no offer, so the page gets one: its first message with a tag, as the brand's offer draws it.
    const until = '2026-12-31T23:59:59-06:00';
    await page.route(/\/\?lang=/, async (route) => {
      const response = await route.fetch();
      const $ = load(await response.text());
      $('[data-part="promo-item"]').first().prepend(`<span data-until="${until}" hidden>120 USD</span>`);
      await route.fulfill({ response, body: $.html() });
    });
    const item = page.locator('[data-part="promo-item"][data-index="0"]');
    const tag = item.locator('[data-until]');
    await page.clock.pauseAt(new Date(Date.parse(until) - 30_000));
    await open(page, lang);
    await expect(item).toHaveAttribute('data-urgent', 'true');
    await expect(tag).toBeVisible();
    await page.clock.runFor(PROMO.length * PROMO_MS);
    expect(await index(page)).toBe('0');
    await expect(item).toHaveAttribute('data-urgent', 'false');
    await expect(tag).toBeHidden();
  },
);

test(
  'C7 C11 at twice the text size on a small phone the banner does not cover the first heading',
  PHONE,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    for (const lang of LOCALES) {
      await open(page, lang);
      await doubleText(page);
      for (let message = 0; message < PROMO.length; message += 1) {
        const { y, height } = await box(promo(page));
        expect(height, `${lang} ${message}`).toBeLessThanOrEqual(568 / 3);
        expect((await box(page.locator('h1'))).y).toBeLessThan(y - 100);
        await page.clock.runFor(PROMO_MS);
      }
    }
  },
);

for (const lang of LOCALES) {
  test(
    `C7 messages with external links open in a new tab, and the others do not (${lang})`,
    onScreenOf(lang),
    async ({ request }) => {
      const $ = load(await (await request.get(`/?lang=${lang}`)).text());
      const items = $('[data-part="promo-item"]').toArray();
      expect(items).not.toHaveLength(0);
      for (const item of items) {
        const href = $(item).attr('href') ?? '';
        expect($(item).attr('target')).toBe(href.startsWith('/') ? undefined : '_blank');
      }
    },
  );
}

test(
  'C7 the banner covers neither the last line of the footer nor a focused element',
  PHONE,
  async ({ page, lang }) => {
    await page.clock.resume();
    await page.goto(`/?lang=${lang}`);
    // Sections far down get their height when they come near, so the end of the page moves once or twice.
    await expect(async () => {
      await scrollTo(page, 1e6);
      const top = (await box(promo(page))).y;
      const year = await box(page.locator('[data-part="year"]'));
      expect(year.y + year.height).toBeLessThanOrEqual(top);
    }).toPass({ timeout: 10_000 });
    await scrollTo(page, 0);
    for (let stop = 0; stop < 60; stop++) {
      await page.keyboard.press('Tab');
      const room = await promo(page).evaluate((banner) => {
        const focused = document.activeElement;
        if (!focused || focused === document.body || banner.contains(focused)) return null;
        return banner.getBoundingClientRect().top - focused.getBoundingClientRect().bottom;
      });
      if (room === null) break;
      expect(room, `stop ${stop}`).toBeGreaterThanOrEqual(0);
    }
  },
);

test(
  'C7 N10 without scripts the first message is below the footer and covers nothing',
  PHONE,
  async ({ browser, served }) => {
    const page = await withoutScripts(browser, served.url);
    await expect(shown(page)).toHaveCount(1);
    const footer = await box(page.getByRole('contentinfo'));
    // The sum of two places has rounding errors.
    expect((await box(promo(page))).y).toBeGreaterThanOrEqual(footer.y + footer.height - 0.01);
    await expect(page.locator('[data-part="promo-close"]')).toBeHidden();
    await expect(page.locator('[data-part="theme-toggle"]')).toBeHidden();
    await page.context().close();
  },
);
