import { launch } from 'puppeteer-core';
import type { DrivenPage } from './driven.ts';

const SCREEN = { width: 412, height: 800 };
/** The page only logs a failed refresh when it has older figures (E4). */
const HARMLESS = /^Could not refresh /;

/** Opens a page in Chromium, or in Firefox by WebDriver BiDi. */
export async function openByPuppeteer(
  browser: 'chrome' | 'firefox',
  executablePath: string,
): Promise<DrivenPage> {
  const driven = await launch({
    browser,
    executablePath,
    headless: true,
    defaultViewport: SCREEN,
    args: browser === 'chrome' ? ['--no-sandbox', '--disable-gpu'] : [],
  });
  const page = await driven.newPage();
  let problems: string[] = [];
  page.on('console', (line) => {
    if (!HARMLESS.test(line.text())) problems.push(`${line.type()}: ${line.text()}`);
  });
  page.on('pageerror', (error) => {
    problems.push(`uncaught: ${error instanceof Error ? error.message : error}`);
  });
  return {
    async goto(url) {
      await page.goto(url, { waitUntil: 'load' });
    },
    read: (expression) => page.evaluate(expression) as Promise<never>,
    press: (selector) => page.locator(selector).click(),
    async takeProblems() {
      const taken = problems;
      problems = [];
      return taken;
    },
    close: () => driven.close(),
  };
}
