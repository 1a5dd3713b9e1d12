import { chromium } from '@playwright/test';
import { problemsOf } from './console.ts';
import { type DrivenPage, SCREEN } from './driven.ts';

/** Opens a page in the Chromium at `executablePath`. */
export async function openByPlaywright(executablePath: string): Promise<DrivenPage> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const page = await browser.newPage({ viewport: SCREEN });
  return {
    async goto(url) {
      await page.goto(url, { waitUntil: 'load' });
    },
    read: (expression) => page.evaluate(expression),
    press: (selector) => page.locator(selector).filter({ visible: true }).first().click(),
    takeProblems: problemsOf(page),
    close: () => browser.close(),
  };
}
