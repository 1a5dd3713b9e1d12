import { translate } from '../../content/words/translate.ts';
import { LOCALES } from '../../contracts/locale.ts';
import { expect, onScreenOf, test } from './harness.ts';
import { toastsReady } from './toasting.ts';

const ARTICLE = '/blog/operacion-epica-xauusd?lang=es';

/** Runs in the page: makes of this browser one that knows no animation along the scroll. */
function withoutScrollTimelines(): void {
  const supports = CSS.supports.bind(CSS) as (...asked: string[]) => boolean;
  CSS.supports = (...asked: string[]) => !asked[0]?.startsWith('animation-timeline') && supports(...asked);
  document.addEventListener('DOMContentLoaded', () => {
    const bar = document.querySelector<HTMLElement>('[data-part="progress"]');
    if (bar) bar.style.animationName = 'none';
  });
}

/** What the tools of an article hand to the device: a test's page has neither a sheet to share with nor a printer. */
interface Handed {
  shared: { title: string; url: string }[];
  printed: number;
}

test('G2 an article is shared by the device’s own sheet, printed, and left by its top', async ({
  page,
  served,
}) => {
  await page.addInitScript(() => {
    const handed: Handed = { shared: [], printed: 0 };
    const share = async (data: Handed['shared'][0]) => void handed.shared.push(data);
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    Object.assign(globalThis, { handed, print: () => void handed.printed++ });
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${ARTICLE}#fn-1`);
  const tools = page.locator('[data-part="article-tools"]');
  await tools.locator('[data-part="share"]').click();
  await tools.locator('[data-part="print"]').click();
  const handed = await page.evaluate(() => (globalThis as unknown as { handed: Handed }).handed);
  expect(handed).toEqual({ shared: [{ title: await page.title(), url: served.url + ARTICLE }], printed: 1 });
  await tools.locator('a[href="#main"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  const left = await page.evaluate(() => scrollY / document.body.scrollHeight);
  expect(left).toBeLessThan(0.05);
});

test('G2 a device without a sheet is offered none; crumbs, byline, time and level are in view', async ({
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

for (const drawn of ['the browser', 'the page, where the browser cannot'] as const) {
  test(`G2 the bar at the top grows with what has been read, drawn by ${drawn}`, async ({ page }) => {
    if (drawn !== 'the browser') await page.addInitScript(withoutScrollTimelines);
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

test('G2 the drawings stand in the margin where there is room, and in the text where there is none', async ({
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
    `G2 on plain http, where there is no clipboard, copying the link says so (${lang})`,
    onScreenOf(lang),
    async ({ page }) => {
      await page.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined }),
      );
      await page.goto(`/blog/operacion-epica-xauusd?lang=${lang}`);
      await page.locator('[data-part="copy-link"]').click();
      const answer = page.locator('[data-part="article-tools"] [role=status]');
      await expect(answer).toHaveText(translate(lang, 'blog.copyFailed'));
    },
  );
}

test('J7 N10 on an article whose every part came, nothing is said of one that did not', async ({ page }) => {
  await page.goto(ARTICLE);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('Tab');
  await toastsReady(page);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[data-part="system-toast"]')).toHaveCount(0);
});
