import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { ARTICLES } from '../../content/articles/articles.ts';
import { budgetOf } from '../budgets.ts';
import { ARTICLE_PATH } from '../example.ts';
import { violationsInBothThemes } from './axe.ts';
import { DESKTOP, expect, PHONE, test } from './harness.ts';
import { layoutFaults, WIDTHS } from './widths.ts';

const PATHS = ['/blog', ...ARTICLES.map(({ paths }) => paths.es)];

for (const [index, path] of PATHS.entries()) {
  // The articles have the same parts: axe reads every second one on the phone.
  const readOnPhone = index % 2 === 0;
  const axe = ', and axe finds nothing in either theme';

  // One load in Spanish measures the bytes, the largest paint and the fit.
  test(
    `N10 C11 ${path} keeps its budget of code before any interaction, the largest paint of an article is its title, and it fits every screen, also at twice the text size${readOnPhone ? axe : ''}`,
    PHONE,
    async ({ page }) => {
      const scripts: Promise<number>[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() !== 'script') return;
        scripts.push(response.allHeaders().then((headers) => Number(headers['content-length'] ?? 0)));
      });
      const document = await page.goto(`${path}?lang=es`, { waitUntil: 'networkidle' });
      await page.waitForTimeout(500);
      const inline = [...((await document?.text()) ?? '').matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)]
        .map(([, code = '']) => code)
        .filter((code) => !code.startsWith('[{"@context"') && !code.startsWith('{"@context"'));
      const total = (await Promise.all(scripts)).reduce(
        (sum, one) => sum + one,
        brotliCompressSync(inline.join('\n')).length,
      );
      process.stdout.write(`${path}: scripts ${total} B\n`);
      expect(total).toBeLessThanOrEqual(budgetOf(path).scripts);
      if (path !== '/blog') await expect.poll(() => largestPaint(page)).toMatch(/^<h1/);
      const screen = page.viewportSize();
      expect(await layoutFaults(page, WIDTHS)).toEqual([]);
      if (screen) await page.setViewportSize(screen);
      if (readOnPhone) expect(await violationsInBothThemes(page)).toEqual([]);
    },
  );

  // The index has no largest paint of its own, and axe reads it on the phone.
  if (path === '/blog') continue;
  test(
    `${readOnPhone ? 'N10' : 'N10 C11'} the largest contentful paint of ${path} in English is its title${readOnPhone ? '' : axe}`,
    DESKTOP,
    async ({ page }) => {
      await page.goto(`${path}?lang=en`, { waitUntil: 'networkidle' });
      await expect.poll(() => largestPaint(page)).toMatch(/^<h1/);
      if (!readOnPhone) expect(await violationsInBothThemes(page)).toEqual([]);
    },
  );
}

test('G2 a line of an article has about 66 letters on a wide screen', DESKTOP, async ({ page }) => {
  // Desktop only: a phone is too narrow for such a line.
  await page.goto(`${ARTICLE_PATH}?lang=es`, { waitUntil: 'networkidle' });
  const letters = await page.evaluate(() => {
    const paragraphs = [...document.querySelectorAll('[data-part="prose"] > p')];
    const lines = paragraphs.map(
      (one) => one.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(one).lineHeight),
    );
    const text = paragraphs.map(({ textContent }) => textContent?.length ?? 0);
    const sum = (all: number[]) => all.reduce((total, one) => total + one, 0);
    return sum(text) / sum(lines.map(Math.round));
  });
  expect(letters).toBeGreaterThan(54);
  expect(letters).toBeLessThan(72);
});

/** Start of the markup of the largest element painted so far; a slow machine may paint the head of a page first. */
function largestPaint(page: Page): Promise<string> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    return new Promise<string>((resolve) => {
      new PerformanceObserver((list) => {
        const last = list.getEntries().at(-1) as (PerformanceEntry & { element: Element | null }) | undefined;
        resolve(last?.element?.outerHTML.slice(0, 80) ?? '');
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
  });
}
