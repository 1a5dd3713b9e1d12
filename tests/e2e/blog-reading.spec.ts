import { translate } from '../../content/words/translate.ts';
import { LOCALES } from '../../contracts/locale.ts';
import { ARTICLE_PATH } from '../example.ts';
import { expect, onScreenOf, test } from './harness.ts';
import { toastsReady } from './toast-page.ts';

const ARTICLE = `${ARTICLE_PATH}?lang=es`;

/** Runs in the page. Makes the browser act as if it had no scroll-driven animations. */
function withoutScrollTimelines(): void {
  const supports = CSS.supports.bind(CSS) as (...asked: string[]) => boolean;
  CSS.supports = (...asked: string[]) => !asked[0]?.startsWith('animation-timeline') && supports(...asked);
  document.addEventListener('DOMContentLoaded', () => {
    const bar = document.querySelector<HTMLElement>('[data-part="progress"]');
    if (bar) bar.style.animationName = 'none';
  });
}

/** Calls from the article's tools to the device. The test browser has no share sheet and no printer. */
interface DeviceCalls {
  shared: { title: string; url: string }[];
  printed: number;
}

test('G2 the tools of an article open the share sheet, print, and scroll to the top', async ({
  page,
  served,
}) => {
  await page.addInitScript(() => {
    const deviceCalls: DeviceCalls = { shared: [], printed: 0 };
    const share = async (data: DeviceCalls['shared'][0]) => void deviceCalls.shared.push(data);
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    Object.assign(globalThis, { deviceCalls, print: () => void deviceCalls.printed++ });
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${ARTICLE}#fn-1`);
  const tools = page.locator('[data-part="article-tools"]');
  await tools.locator('[data-part="share"]').click();
  await tools.locator('[data-part="print"]').click();
  const deviceCalls = await page.evaluate(
    () => (globalThis as unknown as { deviceCalls: DeviceCalls }).deviceCalls,
  );
  expect(deviceCalls).toEqual({
    shared: [{ title: await page.title(), url: served.url + ARTICLE.replace('?lang=es', '') }],
    printed: 1,
  });
  await tools.locator('a[href="#main"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  const left = await page.evaluate(() => scrollY / document.body.scrollHeight);
  expect(left).toBeLessThan(0.05);
});

test('G2 the share button is hidden on a device without a share sheet; breadcrumbs, dates and level are visible', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto(ARTICLE);
  await expect(page.locator('[data-part="print"]')).toBeVisible();
  await expect(page.locator('[data-part="share"]')).toBeHidden();
  const head = page.locator('article header');
  await expect(head.getByRole('navigation')).toBeVisible();
  await expect(head.locator('time')).toHaveCount(2);
  for (const part of ['time', '[data-part="reading-time"]', '[data-part="level"]'])
    for (const one of await head.locator(part).all()) await expect(one).toBeVisible();
});

for (const drawnBy of ['CSS', 'the fallback script'] as const) {
  test(`G2 the progress bar grows with the scroll position, drawn by ${drawnBy}`, async ({ page }) => {
    if (drawnBy !== 'CSS') await page.addInitScript(withoutScrollTimelines);
    await page.goto(ARTICLE);
    const share = async (of: number) => {
      await page.evaluate((at) => {
        const end = document.querySelector('[data-part="article-tools"]') as HTMLElement;
        scrollTo({ top: (end.getBoundingClientRect().bottom + scrollY) * at, behavior: 'instant' });
      }, of);
      await page.waitForTimeout(100);
      const box = await page.locator('[data-part="progress"]').boundingBox();
      return (box?.width ?? 0) / (page.viewportSize()?.width ?? 1);
    };
    expect(await share(0)).toBe(0);
    const half = await share(0.5);
    expect(half).toBeGreaterThan(0.3);
    expect(half).toBeLessThan(0.7);
    expect(await share(1)).toBe(1);
  });
}

test('G2 the drawings are in the margin on a wide screen and in the text on a narrow one', async ({
  page,
}) => {
  await page.goto(ARTICLE);
  const isBeside = () =>
    page.evaluate(() => {
      const text = document.querySelector('[data-part="prose"] > p')?.getBoundingClientRect();
      return [...document.querySelectorAll('[data-case], [data-part="report"]')].map(
        (one) => one.getBoundingClientRect().left >= (text?.right ?? Number.POSITIVE_INFINITY),
      );
    });
  const isWide = (page.viewportSize()?.width ?? 0) > 1200;
  expect(await isBeside()).toEqual([isWide, isWide, isWide, isWide]);
});

for (const lang of LOCALES) {
  test(
    `G2 the copy button says that it failed when the browser has no clipboard (${lang})`,
    onScreenOf(lang),
    async ({ page }) => {
      await page.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined }),
      );
      await page.goto(`${ARTICLE_PATH}?lang=${lang}`);
      await page.locator('[data-part="copy-link"]').click();
      const answer = page.locator('[data-part="article-tools"] [role=status]');
      await expect(answer).toHaveText(translate(lang, 'blog.copyFailed'));
    },
  );
}

test('J7 N10 an article shows no error message when all its code loads', async ({ page }) => {
  await page.goto(ARTICLE);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('Tab');
  await toastsReady(page);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[data-part="system-toast"]')).toHaveCount(0);
});
