import { expect, onScreenOf, test } from './harness.ts';

const near = '[data-part="near"]';
const latest = '[data-part="latest"]';

test.beforeEach(({ allowConsole }) => {
  allowConsole.push(/404/);
});

for (const [lang, heading, asked] of [
  ['es', 'Página No Encontrada', '/blog/analisis-tecnico-institucional'],
  ['en', 'Page Not Found', '/no/such'],
] as const) {
  test(
    `B26 H10 an unknown path in ${lang} answers 404 with noindex and a link home, and logs the path`,
    onScreenOf(lang),
    async ({ page, allowConsole }) => {
      allowConsole.push(new RegExp(asked));
      const lines: string[] = [];
      page.on('console', (message) => lines.push(message.text()));
      const response = await page.goto(`${asked}?lang=${lang}`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
      expect(lines.join('\n')).toContain(asked);
      const home = page.getByRole('main').getByRole('link').first();
      await expect(home).toHaveAttribute('href', '/');
      await home.click();
      await expect(page).toHaveURL(/\/$/);
    },
  );
}

for (const [asked, wanted] of [
  ['/contact', '/contacto'],
  ['/Vs-Trader/', '/vs-traders'],
  ['/privacy', '/privacy-policy'],
  ['/fximpact.html', '/fx-impact'],
] as const) {
  test(`H10 ${asked} suggests ${wanted}, which answers 200`, async ({ page, request }) => {
    await page.goto(`${asked}?lang=en`);
    await page.keyboard.press('Shift');
    const links = page.locator(`${near} a`);
    await expect(links.first()).toBeVisible();
    expect(await links.count()).toBeLessThanOrEqual(3);
    await expect(links.first()).toHaveAttribute('href', wanted);
    expect((await request.get(wanted)).status()).toBe(200);
    await expect(page.locator(latest)).toBeHidden();
  });
}

for (const asked of ['/zzqqxxkk-0000', '/wp-login.php']) {
  test(`H10 ${asked} matches no page, so the page suggests none and shows the newest articles`, async ({
    page,
  }) => {
    await page.goto(`${asked}?lang=es`);
    await page.keyboard.press('Shift');
    await page.waitForLoadState('networkidle');
    await expect(page.locator(near)).toBeHidden();
    await expect(page.locator(`${latest} a:visible`)).toHaveCount(3);
    await expect(page.getByRole('navigation', { name: 'Lo último del blog' })).toBeVisible();
  });
}

test('H10 B26 the dead address of the blog suggests each similar page once', async ({ page }) => {
  await page.goto('/blog/analisis-tecnico-institucional?lang=es');
  await page.keyboard.press('Shift');
  await expect(page.locator(near)).toBeVisible();
  const links = page.getByRole('main').locator('a[href^="/blog/"]:visible');
  const hrefs = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(new Set(hrefs).size).toBe(hrefs.length);
  expect(hrefs[0]).toMatch(/institucional/);
});

test('H10 K9 an address with a script tag adds no script to the page', async ({ page }) => {
  await page.goto('/%3Cscript%3Ealert(1)%3C/script%3E/contactoo');
  await page.keyboard.press('Shift');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator(`${near} a`).first()).toHaveAttribute('href', '/contacto');
  expect(await page.locator('main').innerHTML()).not.toContain('alert(1)');
});

test('H10 N10 without scripts the page has a link home, the newest articles and no suggestions', async ({
  browser,
  served,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: served.url });
  const page = await context.newPage();
  expect((await page.goto('/contact'))?.status()).toBe(404);
  await expect(page.getByRole('main').locator('a[href="/"]')).toBeVisible();
  await expect(page.locator(near)).toBeHidden();
  await expect(page.locator(`${latest} a`)).toHaveCount(3);
  await context.close();
});
