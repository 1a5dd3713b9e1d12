import type { Page } from '@playwright/test';
import { DESKTOP, expect, PHONE, test } from './harness.ts';
import { opacity, part } from './home-parts.ts';
import { swipe } from './swipe.ts';

const stopOf = async (page: Page) => Number(await part(page, 'hero-stop').getAttribute('aria-valuenow'));

/** Opens the home page, and waits until the drawn trade has hydrated after a first sign of the visitor. */
async function openTrade(page: Page, lang: string) {
  await page.goto(`/?lang=${lang}`);
  await page.keyboard.press('Shift');
  await expect(page.locator('astro-island[ssr]:has([data-part="hero-trade"])')).toHaveCount(0);
  return part(page, 'hero-stop');
}

/** The middle of the handle: on the line of the stop, at the end of the drawing. */
async function handleOf(page: Page) {
  const [stop, range] = await Promise.all([
    part(page, 'hero-trade').locator('p', { hasText: 'Stop' }).last().boundingBox(),
    part(page, 'hero-stop').boundingBox(),
  ]);
  if (!stop || !range) throw new Error('the stop has no box');
  return { x: range.x + range.width / 2, y: stop.y, width: range.width };
}

test('D1 the slider follows the keyboard, and every figure follows the slider', async ({ page, lang }) => {
  const slider = await openTrade(page, lang);
  const facts = part(page, 'hero-trade').locator('dd');
  const before = await facts.allTextContents();
  const start = await stopOf(page);
  await slider.focus();
  await slider.press('ArrowUp');
  expect(await stopOf(page)).toBeCloseTo(start + 0.1, 6);
  await slider.press('ArrowLeft');
  expect(await stopOf(page)).toBeCloseTo(start, 6);
  await slider.press('PageDown');
  expect(await stopOf(page)).toBeCloseTo(start - 1, 6);
  await slider.press('End');
  const [high, nearest] = [await slider.getAttribute('max'), await slider.getAttribute('aria-valuetext')];
  expect(String(await stopOf(page))).toBe(high);
  for (const [index, text] of (await facts.allTextContents()).entries()) expect(text).not.toBe(before[index]);
  await slider.press('Home');
  expect(String(await stopOf(page))).toBe(await slider.getAttribute('min'));
  await expect(slider).not.toHaveAttribute('aria-valuetext', nearest ?? '');
  // At the farthest stop no position fits the risk.
  await expect(part(page, 'hero-trade')).not.toHaveAttribute('data-lots');
});

test('D1 a mouse drags the handle, which stays on the line of the stop', DESKTOP, async ({ page, lang }) => {
  await openTrade(page, lang);
  const start = await stopOf(page);
  const { x, y, width } = await handleOf(page);
  expect(width).toBeGreaterThanOrEqual(44);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 10, y + 30, { steps: 4 });
  await page.mouse.up();
  const dragged = await stopOf(page);
  expect(dragged).toBeLessThan(start - 1);
  expect((await handleOf(page)).y).toBeCloseTo(y + 30, -0.5);
  await page.mouse.move(x, y, { steps: 4 });
  expect(await stopOf(page)).toBe(dragged);
});

test('D1 a finger drags the handle, and scrolls the page beside it', PHONE, async ({ page, lang }) => {
  await openTrade(page, lang);
  await part(page, 'hero-trade').evaluate((one) =>
    one.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  const start = await stopOf(page);
  const { x, y } = await handleOf(page);
  const top = await page.evaluate(() => scrollY);
  await swipe(page, { x, y }, { x: x - 6, y: y + 24 });
  const dragged = await stopOf(page);
  expect(dragged).toBeLessThan(start - 1);
  expect(await page.evaluate(() => scrollY)).toBe(top);
  await swipe(page, { x: 120, y }, { x: 123, y: y - 120 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top);
  expect(await stopOf(page)).toBe(dragged);
});

test('D1 N10 a handle that is moved before scripts run keeps its place', DESKTOP, async ({ page, lang }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_astro/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/?lang=${lang}`, { waitUntil: 'commit' });
  const slider = part(page, 'hero-stop');
  const start = Number(await slider.getAttribute('value'));
  const { x, y } = await handleOf(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 30, { steps: 4 });
  await page.mouse.up();
  release();
  await expect.poll(() => stopOf(page)).toBeLessThan(start - 1);
  const text = await part(page, 'hero-trade').locator('p', { hasText: 'Stop' }).last().textContent();
  expect(text).toContain((await stopOf(page)).toFixed(2).slice(-6));
});

const SCREENS = [
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [360, 640],
  [360, 740],
] as const;

// Each screen is set here, so that one project is enough.
test(
  'D1 headline, risk, calls and subtitle are above the banner on common screens, the headline in at most three lines',
  DESKTOP,
  async ({ page }) => {
    for (const lang of ['es', 'en'])
      for (const [width, height] of SCREENS) {
        await page.setViewportSize({ width, height });
        await page.goto(`/?lang=${lang}`);
        const places = await page.evaluate(() => {
          const opening = document.querySelector('section[aria-labelledby="headline"]');
          const bottom = (name: string) =>
            Math.max(
              ...[...(opening?.querySelectorAll(name) ?? [])].map(
                (one) => one.getBoundingClientRect().bottom,
              ),
            );
          const headline = document.querySelector('h1');
          const range = document.createRange();
          if (headline) range.selectNodeContents(headline);
          return {
            words: ['[data-part="risk-line"]', 'a[target="_blank"]', '[data-part="hero-subtitle"]'].map(
              bottom,
            ),
            lines: new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size,
            banner: document.querySelector('[data-part="promo"]')?.getBoundingClientRect().top ?? innerHeight,
          };
        });
        const screen = `${lang} ${width}×${height}`;
        expect(places.lines, screen).toBeLessThanOrEqual(3);
        for (const place of places.words)
          expect(place, screen).toBeLessThanOrEqual(Math.min(places.banner, height));
        await expect(part(page, 'hero-subtitle'), screen).toBeInViewport({ ratio: 1 });
      }
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, clock: 'page' });

  test('D1 N10 the trade is a picture with its figures, and the lines are links', async ({ page, lang }) => {
    await page.goto(`/?lang=${lang}`);
    expect(await opacity(part(page, 'hero-subtitle'))).toBe(1);
    await expect(part(page, 'hero-stop')).toBeHidden();
    for (const text of await part(page, 'hero-trade').locator('dd').allTextContents())
      expect(text).toMatch(/\d/);
    for (const [name, href] of [
      ['home-next-event', '/fx-impact'],
      ['home-shares', '/vs-traders'],
    ] as const)
      await expect(part(page, name).getByRole('link')).toHaveAttribute('href', href);
  });
});
