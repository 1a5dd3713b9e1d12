import { brand } from '../../brand/load.ts';
import { brandRoutes } from '../../brand/routes.ts';
import { DESKTOP, expect, onScreenOf, test } from './harness.ts';
import { layoutFaults, WIDTHS } from './widths.ts';

const PAGES = [
  '/',
  '/vs-traders',
  '/fx-impact',
  '/comprar-vip',
  '/canal-gratuito',
  '/merch',
  brandRoutes(brand.slug).network,
] as const;

/** Case studies, which have the widest figures and marks. */
const CASES = [
  brandRoutes(brand.slug).epicRun,
  '/blog/operacion-epica-xauusd',
  '/blog/estrategia-institucional-1-10',
];

for (const path of PAGES) {
  for (const lang of ['es', 'en'] as const) {
    test(
      `B1 B12 B13 B14 B15 B16 B17 C11 ${path} in ${lang} has one h1, landmarks and metadata`,
      onScreenOf(lang),
      async ({ page }) => {
        const response = await page.goto(`${path}?lang=${lang}`);
        expect(response?.status()).toBe(200);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.getByRole('main')).toHaveCount(1);
        await expect(page.getByRole('contentinfo')).toHaveCount(1);
        expect(await page.title()).toContain(brand.name);
        const origin = `https://${brand.domain}`;
        const address = path === '/' ? `${origin}/` : origin + path;
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
          'href',
          new RegExp(`^${address}(\\?lang=${lang})?$`),
        );
        for (const language of ['es', 'en', 'x-default']) {
          await expect(page.locator(`link[rel=alternate][hreflang="${language}"]`)).toHaveCount(1);
        }
        await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S{3}/);
      },
    );
  }
}

test('B26 C2 every internal link of every page answers 200', DESKTOP, async ({ page, request }) => {
  const seen = new Set<string>();
  for (const path of PAGES) {
    await page.goto(path);
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => (all as HTMLAnchorElement[]).map(({ pathname, search }) => pathname + search));
    for (const link of links) seen.add(link);
    const anchors = await page
      .locator('a[href^="#"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    for (const anchor of anchors) await expect(page.locator(`[id="${anchor.slice(1)}"]`)).toHaveCount(1);
  }
  for (const link of seen) expect((await request.get(link)).status(), link).toBe(200);
});

test('B26 H10 an unknown path answers 404 in its language, and logs the path', async ({
  page,
  allowConsole,
}) => {
  allowConsole.push(/404/, /no\/such/);
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  const response = await page.goto('/no/such?lang=en');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  expect(lines.join('\n')).toContain('/no/such');
  await page.goto('/no/such?lang=es');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página No Encontrada');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/$/);
});

test('D1 C5 checkout links open in a new tab without an opener', DESKTOP, async ({ look }) => {
  const page = await look('/');
  const checkout = page.getByRole('main').locator(`a[href="${brand.checkout.PASSIVE_1K}"]`).first();
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

test('K9 pages do not violate their content security policy', DESKTOP, async ({ page }) => {
  const violations: string[] = [];
  await page.exposeFunction('violated', (what: string) => violations.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      (window as unknown as { violated(what: string): void }).violated(`${violatedDirective} ${blockedURI}`),
    );
  });
  for (const path of PAGES) {
    await page.goto(path);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('Tab');
    await page.waitForLoadState('networkidle');
  }
  expect(violations).toEqual([]);
});

for (const path of PAGES) {
  test(`C11 ${path} fits every screen, also at twice the text size`, async ({ look, lang }) => {
    const page = await look(`${path}?lang=${lang}`);
    expect(await layoutFaults(page, WIDTHS)).toEqual([]);
  });
}

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
