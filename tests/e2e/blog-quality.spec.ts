import { brotliCompressSync } from 'node:zlib';
import AxeBuilder from '@axe-core/playwright';
import { ARTICLES } from '../../content/articles/articles.ts';
import { expect, test } from './harness.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const PATHS = ['/blog', ...ARTICLES.map(({ paths }) => paths.es)];
const KB = 1000;
const BUDGET = { html: 22 * KB, scripts: 6 * KB };

for (const path of PATHS) {
  test(`C11 axe finds nothing on ${path}, in either language and theme`, async ({ page }) => {
    for (const [lang, colorScheme] of [
      ['es', 'dark'],
      ['en', 'light'],
    ] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(`${path}?lang=${lang}`);
      const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
      ).toEqual([]);
    }
  });

  test(`N10 ${path} stays within its bytes before any interaction`, async ({ page }) => {
    const scripts: Promise<number>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      scripts.push(response.allHeaders().then((headers) => Number(headers['content-length'] ?? 0)));
    });
    const document = await page.goto(`${path}?lang=es`, { waitUntil: 'networkidle' });
    await page.waitForTimeout(1_500);
    const inline = [...((await document?.text()) ?? '').matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)]
      .map(([, code = '']) => code)
      .filter((code) => !code.startsWith('[{"@context"') && !code.startsWith('{"@context"'));
    const total = (await Promise.all(scripts)).reduce(
      (sum, one) => sum + one,
      brotliCompressSync(inline.join('\n')).length,
    );
    const html = Number((await document?.allHeaders())?.['content-length']);
    process.stdout.write(`${path}: html ${html} B, scripts ${total} B\n`);
    expect(html).toBeLessThanOrEqual(BUDGET.html);
    expect(total).toBeLessThanOrEqual(BUDGET.scripts);
  });
}

for (const path of PATHS.slice(1)) {
  test(`N10 the largest thing painted first on ${path} is its title`, async ({ page }) => {
    await page.goto(`${path}?lang=es`, { waitUntil: 'networkidle' });
    const element = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          new PerformanceObserver((list) => {
            const last = list.getEntries().at(-1) as
              | (PerformanceEntry & { element: Element | null })
              | undefined;
            resolve(last?.element?.outerHTML.slice(0, 80) ?? '');
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    expect(element).toMatch(/^<h1/);
  });
}

for (const width of [320, 360, 768, 1024, 1440, 1920]) {
  test(`C11 no page of the blog is wider than ${width} px, also at twice the text size`, async ({
    page,
  }, info) => {
    test.skip(info.project.name !== 'desktop', 'the width is set here');
    await page.setViewportSize({ width, height: 800 });
    for (const path of PATHS) {
      await page.goto(`${path}?lang=es`);
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(await overflow(), path).toBeLessThanOrEqual(0);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect(await overflow(), `${path} at 200 %`).toBeLessThanOrEqual(0);
    }
  });
}

test('G2 a line of an article holds about 66 letters where there is room', async ({ page }, info) => {
  test.skip(info.project.name !== 'desktop', 'a phone has no room for them');
  await page.goto('/blog/futuro-tech-finance-fiat?lang=es', { waitUntil: 'networkidle' });
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
