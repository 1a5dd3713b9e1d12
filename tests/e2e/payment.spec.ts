import type { Page } from '@playwright/test';
import { load } from 'cheerio';
import { brand } from '../../brand/load.ts';
import { plainText } from '../plain-text.ts';
import { DESKTOP, expect, onScreenOf, test } from './harness.ts';
import { layoutFaults, WIDTHS } from './widths.ts';

const count = (page: Page) => page.locator('[data-part="success-countdown"]');
/** The link home, which contains the count. */
const homeLink = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: count(page) });
const session = (page: Page) => page.locator('[data-part="session"]');
const PAYMENT_PAGES = ['/success', '/cancel'];

for (const lang of ['es', 'en']) {
  test(
    `H6 H7 B24 B25 both pages in ${lang} answer 200 with noindex and warn in the footer alone`,
    onScreenOf(lang),
    async ({ request }) => {
      for (const path of PAYMENT_PAGES) {
        const response = await request.get(`${path}?lang=${lang}`);
        expect(response.status(), path).toBe(200);
        const $ = load(await response.text());
        expect($('html').attr('lang'), path).toBe(lang);
        expect($('meta[name=robots]').length, path).toBe(1);
        expect($('meta[name=robots]').attr('content'), path).toBe('noindex');
        expect($('link[rel=canonical]').length, path).toBe(0);
        expect($('h1').length, path).toBe(1);
        expect($('main [data-part="risk-line"]').length, path).toBe(0);
      }
    },
  );
}

test.describe('with a controlled clock', () => {
  test.use({ clock: 'page' });

  for (const lang of ['es', 'en']) {
    test(
      `H6 in ${lang} the link counts from 10 to 0, then hides the count, and the page does not redirect`,
      onScreenOf(lang),
      async ({ page }) => {
        await page.clock.install({ time: new Date('2026-06-10T16:00:00.000Z') });
        await page.goto(`/success?lang=${lang}`);
        await page.clock.pauseAt(new Date('2026-06-10T16:05:00.000Z'));
        await page.reload();
        await expect(count(page)).toHaveText('(10 s)');
        for (const left of [9, 8, 7, 6, 5, 4, 3, 2, 1, 0]) {
          await page.clock.runFor(1_000);
          await expect(count(page)).toHaveText(`(${left} s)`);
        }
        await page.clock.runFor(1_000);
        await expect(count(page)).toBeHidden();
        await page.clock.runFor(60_000);
        await expect(page).toHaveURL(/\/success/);
        const home = homeLink(page);
        await expect(home).toHaveAttribute('href', '/');
        await expect(home).toHaveAccessibleName(lang === 'es' ? 'Volver al inicio' : 'Back to Home');
      },
    );
  }

  test('H6 C11 the accessible name of the link has no count', async ({ page }) => {
    await page.goto('/success?lang=en');
    await expect(count(page)).toBeVisible();
    await expect(homeLink(page)).toHaveAccessibleName('Back to Home');
  });
});

test('H6 the message names the plan and does not confirm a payment', async ({ request }) => {
  const main = async (lang: string) =>
    plainText(load(await (await request.get(`/success?lang=${lang}`)).text())('main').text());
  const text = (await main('es')).replace(/\s+/g, ' ');
  expect(text).toContain(`Hemos enviado un correo con instrucciones de acceso a tu plan ${brand.name}.`);
  expect(text).toMatch(/5\sminutos.*spam/);
  expect(text).toContain(brand.email);
  for (const said of [/pago (exitoso|verificado|confirmado|aprobado|recibido)/i, /compra confirmada/i]) {
    expect(text).not.toMatch(said);
  }
  expect((await main('en')).replace(/\s+/g, ' ')).not.toMatch(
    /payment (successful|verified|confirmed|approved|received)/i,
  );
});

test('H6 the reference is hidden when the address has none', async ({ page }) => {
  for (const query of ['', '?session_id=', '?session_id=%20', '?other=x']) {
    await page.goto(`/success${query}`);
    await expect(count(page)).toBeVisible();
    await expect(session(page)).toBeHidden();
  }
});

test('H6 K9 the page shows a reference as plain text, cut at 255 characters', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const hostile = '<img src=/stolen onerror="document.title=1"><script>document.title=2</script>';
  await page.goto(`/success?lang=en&session_id=${encodeURIComponent(hostile)}`);
  await expect(page.locator('[data-part="session-id"]')).toHaveText(hostile);
  await expect(session(page).locator('img, script')).toHaveCount(0);
  await expect(page).toHaveTitle(new RegExp(brand.name));
  expect(asked.filter((url) => url.endsWith('/stolen'))).toEqual([]);

  await page.goto(`/success?session_id=${'a1'.repeat(200)}`);
  await expect(page.locator('[data-part="session-id"]')).toHaveText('a1'.repeat(200).slice(0, 255));
});

test('H6 J2 the page keeps the reference when the language changes', async ({ page }) => {
  await page.goto('/success?lang=es&session_id=cs_test_42');
  const switches = page.locator('[data-part="locale-toggle"]:visible').first();
  await switches.click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('[data-part="session-id"]')).toHaveText('cs_test_42');
});

for (const [lang, title, text, retry] of [
  [
    'es',
    'Pago Cancelado',
    'El pago fue cancelado. No se realizó ningún cargo.',
    'Si fue un error, puedes intentarlo de nuevo desde la página anterior.',
  ],
  [
    'en',
    'Payment Canceled',
    'The payment was canceled. No charges were made.',
    'If it was an error, you can try again from the previous page.',
  ],
] as const) {
  test(
    `H7 in ${lang} the page says with the fixed texts that nothing was charged`,
    onScreenOf(lang),
    async ({ page }) => {
      await page.goto(`/cancel?lang=${lang}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByText(text, { exact: true })).toBeVisible();
      await expect(page.getByText(retry, { exact: true })).toBeVisible();
      const links = page.getByRole('main').getByRole('link');
      await expect(links.nth(1)).toHaveAttribute('href', '/');
      await links.nth(0).click();
      await expect(page).toHaveURL(/\/#services$/);
      await expect(page.locator('#services')).toBeInViewport();
    },
  );
}

for (const path of [`/success?session_id=${'x'.repeat(255)}`, '/cancel']) {
  test(
    `C11 ${path.split('?')[0]} fits every screen, also at twice the text size`,
    DESKTOP,
    async ({ page }) => {
      await page.goto(path);
      expect(await layoutFaults(page, WIDTHS)).toEqual([]);
    },
  );
}
