import type { Page } from '@playwright/test';
import { brand } from '../../brand/load.ts';
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

for (const path of PAYMENT_PAGES) {
  for (const lang of ['es', 'en']) {
    test(
      `H6 H7 B24 B25 ${path} in ${lang} answers 200 with noindex and warns in the footer alone`,
      onScreenOf(lang),
      async ({ page }) => {
        const response = await page.goto(`${path}?lang=${lang}`);
        expect(response?.status()).toBe(200);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
        await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.getByRole('main').locator('[data-part="risk-line"]')).toHaveCount(0);
      },
    );
  }
}

test.describe('with a controlled clock', () => {
  test.use({ shiftsClock: false });

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

  test('H6 C11 the accessible name of the link has no count', async ({ look }) => {
    const page = await look('/success?lang=en');
    await expect(count(page)).toBeVisible();
    await expect(homeLink(page)).toHaveAccessibleName('Back to Home');
  });
});

test('H6 the message names the plan and does not confirm a payment', async ({ page }) => {
  await page.goto('/success?lang=es');
  const main = page.getByRole('main');
  await expect(main).toContainText(
    `Hemos enviado un correo con instrucciones de acceso a tu plan ${brand.name}.`,
  );
  await expect(main).toContainText(/5\sminutos.*spam/);
  await expect(main).toContainText(brand.email);
  for (const said of [/pago (exitoso|verificado|confirmado|aprobado|recibido)/i, /compra confirmada/i]) {
    await expect(main).not.toContainText(said);
  }
  await page.goto('/success?lang=en');
  await expect(main).not.toContainText(/payment (successful|verified|confirmed|approved|received)/i);
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
    async ({ look }) => {
      const page = await look(path);
      expect(await layoutFaults(page, WIDTHS)).toEqual([]);
    },
  );
}
