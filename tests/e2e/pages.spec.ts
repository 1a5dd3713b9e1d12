import type { Locator } from '@playwright/test';
import { load } from 'cheerio';
import { brand } from '../../brand/load.ts';
import { brandRoutes } from '../../brand/routes.ts';
import { ARTICLES } from '../../content/articles/articles.ts';
import { isClosed } from '../../content/routes.ts';
import { CALLED } from '../offer.ts';
import { DESKTOP, expect, onScreenOf, test } from './harness.ts';
import { layoutFaults, WIDTHS } from './widths.ts';

const PAGES = [
  '/',
  '/vs-traders',
  '/fx-impact',
  '/herramientas-riesgo',
  '/comprar-vip',
  '/canal-gratuito',
  '/merch',
  brandRoutes(brand.slug).network,
].filter((path) => !isClosed(path));

/** Case studies, which have the widest figures and marks. */
const CASES = ARTICLES.filter(({ report }) => report)
  .slice(0, 2)
  .map(({ paths }) => paths.es);

for (const lang of ['es', 'en'] as const) {
  test(
    `B1 B12 B13 B14 B15 B16 B17 C11 every page in ${lang} has one h1, landmarks and metadata`,
    onScreenOf(lang),
    async ({ request }) => {
      for (const path of PAGES) {
        const response = await request.get(`${path}?lang=${lang}`);
        expect(response.status(), path).toBe(200);
        const $ = load(await response.text());
        expect($('html').attr('lang'), path).toBe(lang);
        expect($('h1, [role="heading"][aria-level="1"]').length, path).toBe(1);
        expect($('main, [role="main"]').length, path).toBe(1);
        const inner = $(':is(article, aside, main, nav, section) footer').length;
        expect($('footer, [role="contentinfo"]').length - inner, path).toBe(1);
        expect($('head > title').text(), path).toContain(brand.name);
        const origin = `https://${brand.domain}`;
        const address = path === '/' ? `${origin}/` : origin + path;
        expect($('link[rel=canonical]').length, path).toBe(1);
        expect($('link[rel=canonical]').attr('href')).toMatch(new RegExp(`^${address}(\\?lang=${lang})?$`));
        for (const language of ['es', 'en', 'x-default']) {
          expect($(`link[rel=alternate][hreflang="${language}"]`).length, `${path} ${language}`).toBe(1);
        }
        expect($('meta[name=description]').length, path).toBe(1);
        expect($('meta[name=description]').attr('content'), path).toMatch(/\S{3}/);
      }
    },
  );
}

// They look at one page, in order, so that they share its load.
test.describe(() => {
  test.describe.configure({ mode: 'default' });

  test('D1 C5 checkout links open in a new tab without an opener', DESKTOP, async ({ look }) => {
    const page = await look('/');
    const checkout = page.getByRole('main').locator(`a[href="${CALLED.start.checkout}"]`).first();
    await expect(checkout).toHaveAttribute('target', '_blank');
    await expect(checkout).toHaveAttribute('rel', /noopener/);
  });

  test('A5 every claim has a mark that links to its note', DESKTOP, async ({ look }) => {
    const page = await look('/');
    const claims = page.locator('[data-part="claim"], [data-part="stat"]');
    expect(await claims.count()).toBeGreaterThan(0);
    for (const claim of await claims.all()) {
      const note = await claim.locator('a[href^="#"]').first().getAttribute('href');
      await expect(page.locator(`[id="${note?.slice(1)}"]`)).toBeAttached();
    }
  });
});

test('N10 C11 without scripts navigation, skip link and calls work', async ({ browser, served }, info) => {
  const { viewport, isMobile, hasTouch } = info.project.use;
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: served.url,
    ...(viewport !== undefined && { viewport }),
    ...(isMobile !== undefined && { isMobile }),
    ...(hasTouch !== undefined && { hasTouch }),
  });
  const page = await context.newPage();
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveAttribute('href', '#main');
  await page.locator('a[href="/vs-traders"]:visible').first().click();
  await expect(page).toHaveURL(/vs-traders/);
  await context.close();
});

test('J6 C11 a press on a page that still takes the place of the last one acts: on a link and on a field', async ({
  page,
  lang,
  hasTouch,
}) => {
  // Each movement waits at its first frame, however slow the machine is.
  await page.addInitScript(() =>
    addEventListener('pagereveal', async ({ viewTransition }) => {
      await viewTransition?.ready;
      const moving = document
        .getAnimations()
        .filter(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'));
      for (const one of moving) one.pause();
      document.documentElement.dataset.moving = String(moving.length > 0);
    }),
  );
  const arrive = async (path: string) => {
    await page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = href;
      document.body.append(link);
      link.click();
    }, path);
    await page.waitForURL(`**${path}`, { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-moving', 'true');
  };
  /** Without the wait of `Locator.click`, which sees that the press reaches the root. */
  const pressAtOnce = async (target: Locator) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
    const place = [x + width / 2, y + height / 2] as const;
    await (hasTouch ? page.touchscreen.tap(...place) : page.mouse.click(...place));
  };
  await page.goto(`/?lang=${lang}`);
  await arrive('/herramientas-riesgo');
  const field = page.locator('main input:visible').first();
  await field.scrollIntoViewIfNeeded();
  await pressAtOnce(field);
  await expect(field).toBeFocused();
  await arrive('/vs-traders');
  await pressAtOnce(page.locator('header a[href="/"]:visible').first());
  await expect(page).toHaveURL(({ pathname }) => pathname === '/');
});

// The fit of the other pages is proven on the load that axe reads: a11y.spec.ts.
test('C11 /fx-impact fits every screen, also at twice the text size', async ({ page, lang }) => {
  await page.goto(`/fx-impact?lang=${lang}`);
  expect(await layoutFaults(page, WIDTHS)).toEqual([]);
});

for (const lang of ['es', 'en']) {
  test(
    `C11 every page fits 320 px with the fallback fonts, also at twice the text size, in ${lang}`,
    DESKTOP,
    async ({ page, allowConsole }) => {
      allowConsole.push(/Failed to load resource/, /ERR_FAILED/);
      await page.route(/\.woff2/, (route) => route.abort());
      for (const path of [...PAGES, ...CASES]) {
        await page.goto(`${path}?lang=${lang}`);
        expect.soft(await layoutFaults(page, [320]), path).toEqual([]);
      }
    },
  );
}
