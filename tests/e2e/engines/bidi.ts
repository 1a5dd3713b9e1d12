import { expect } from '@playwright/test';
import { launch } from 'puppeteer-core';
import { rememberProblems } from './console.ts';
import { type DrivenPage, START_MS } from './driven.ts';

/** Of a phone, in CSS px. */
const SCREEN = { width: 412, height: 800 };

/** Opens a page in the Firefox at `executablePath`, by WebDriver BiDi. */
export async function openByBidi(executablePath: string): Promise<DrivenPage> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    timeout: START_MS,
    defaultViewport: SCREEN,
  });
  const page = await browser.newPage();
  const problems = rememberProblems();
  page.on('console', problems.onConsole);
  page.on('pageerror', problems.onError);
  return {
    async goto(url) {
      await page.goto(url, { waitUntil: 'load' });
    },
    read: (expression) => page.evaluate(expression) as Promise<never>,
    // A press on an element that is replaced meanwhile fails before it is made.
    press: (selector) =>
      expect(async () => {
        const target = await page.waitForSelector(selector, { visible: true });
        await target?.click();
      }).toPass({ timeout: 30_000 }),
    async hold(selector) {
      const target = await page.waitForSelector(selector, { visible: true });
      await target?.hover();
      await page.mouse.down();
      return () => page.mouse.up();
    },
    takeProblems: problems.take,
    close: () => browser.close(),
  };
}
