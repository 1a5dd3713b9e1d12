import { chromium } from '@playwright/test';
import { rememberProblems } from './console.ts';
import { type DrivenPage, SCREEN } from './driven.ts';

/** Opens a page in the Chromium at `executablePath`. */
export async function openByPlaywright(executablePath: string): Promise<DrivenPage> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const page = await browser.newPage({ viewport: SCREEN });
  const problems = rememberProblems();
  page.on('console', problems.onConsole);
  page.on('pageerror', problems.onError);
  return {
    async goto(url) {
      await page.goto(url, { waitUntil: 'load' });
    },
    read: (expression) => page.evaluate(expression),
    press: (selector) => page.locator(selector).filter({ visible: true }).first().click(),
    takeProblems: problems.take,
    close: () => browser.close(),
  };
}
