import type { Locator, Page } from '@playwright/test';
import { DESKTOP, expect, PHONE, test } from './harness.ts';
import { opacity, scrollUntil } from './home-parts.ts';

test('D4 the process has five steps', PHONE, async ({ look, lang }) => {
  const page = await look(`/?lang=${lang}`);
  await expect(page.locator('#process ol > li')).toHaveCount(5);
  await expect(page.locator('#process').getByRole('heading', { level: 3 })).toHaveCount(5);
});

test('D4 on a wide screen the five steps are in one row', DESKTOP, async ({ page, lang }) => {
  // Desktop only: the test sets the width.
  await page.goto(`/?lang=${lang}`);
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const tops = await page
      .locator('#process ol > li')
      .evaluateAll((steps) => steps.map((step) => step.getBoundingClientRect().top));
    expect(new Set(tops).size, `${width}`).toBe(1);
  }
});

/** Scrolls a little, again until the page has noticed: on a busy machine its scripts may not listen yet. */
async function scrollFirst(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, window.scrollY === 10 ? 11 : 10));
    await expect(page.locator('[data-await]').first()).toBeAttached({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
}

test('C11 J6 a focused element is visible at once, also before its section fades in', async ({
  page,
  lang,
}) => {
  await page.goto(`/?lang=${lang}`, { waitUntil: 'networkidle' });
  await scrollFirst(page);
  const question = page.locator('[data-motion="fade"][data-await]').last();
  await question.locator('summary').evaluate((summary) => summary.focus({ preventScroll: true }));
  expect(await opacity(question)).toBe(1);
});

test('J6 sections below the viewport hide at the first scroll and animate in once', async ({
  page,
  lang,
}) => {
  await page.goto(`/?lang=${lang}`, { waitUntil: 'networkidle' });
  await expect(page.locator('[data-await]')).toHaveCount(0);
  await scrollFirst(page);
  const last = page.locator('#process [data-motion="rise"]').last();
  await expect(last).toHaveAttribute('data-await', '');
  await last.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(last).not.toHaveAttribute('data-await');
  await expect.poll(() => opacity(last)).toBe(1);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForTimeout(200);
  await expect(last).not.toHaveAttribute('data-await');
  await expect(page.locator('#services [data-await]')).toHaveCount(0);
});

test(
  'J6 each question fades in 100 ms after the previous one, and every bar fills after 200 ms',
  PHONE,
  async ({ page, lang }) => {
    await page.goto(`/?lang=${lang}`);
    const delay = (motion: Locator) =>
      motion.evaluate((element) => 1000 * Number.parseFloat(getComputedStyle(element).transitionDelay));
    const questions = await page.locator('[data-motion="fade"][data-part="faq-item"]').all();
    expect(questions.length).toBeGreaterThanOrEqual(8);
    for (const [order, question] of questions.entries()) expect(await delay(question)).toBe(order * 100);
    const bars = await page.locator('[data-motion="fill"]').all();
    expect(bars.length).toBeGreaterThan(1);
    for (const bar of bars) expect(await delay(bar)).toBe(200);
    // Each bar is shown by its own place in view, not by a later part of the page.
    const waits = page.locator('[data-motion="fill"][data-await]').first();
    await scrollUntil(page, () => expect(waits).toHaveCount(1, { timeout: 300 }));
    const bar = await waits.elementHandle();
    await bar?.evaluate((one) => one.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await expect.poll(() => bar?.getAttribute('data-await')).toBeNull();
  },
);
