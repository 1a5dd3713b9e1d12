import type { BrowserContext } from '@playwright/test';
import { FIRST_OFFER } from '../../content/offers.ts';
import { inlineCall } from '../../site/shell/inline.ts';
import { passTags } from '../../site/shell/pass-tags.ts';
import { DESKTOP, expect, test } from './harness.ts';

const TOKEN = 'a-token-of-the-owner-1';
/** A person's browser: that of the tests says that a program drives it. */
const AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

/** The click leads there; the test answers it. */
const CHECKOUT = new RegExp(`^request to ${new URL(FIRST_OFFER.checkout).origin}/`);

test.use({ userAgent: AGENT });

/** The browser of a person, whose outbound calls end at this machine. */
async function asPerson(context: BrowserContext, objects: boolean): Promise<void> {
  await context.addInitScript((gpc) => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false, configurable: true });
    if (gpc)
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', {
        get: () => true,
        configurable: true,
      });
  }, objects);
  await context.route(`${new URL(FIRST_OFFER.checkout).origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>checkout</title>' }),
  );
}

test(
  'N17 a view and an outbound call are counted, and the owner reads them a day later',
  DESKTOP,
  async ({ page, context, ownSite, allowConsole }) => {
    allowConsole.push(CHECKOUT);
    const site = await ownSite({
      OWNER_TOKEN: TOKEN,
      FIGURES_IN_PAGES: 'off',
      MYFXBOOK_EMAIL: '',
      MYFXBOOK_PASSWORD: '',
    });
    await asPerson(context, false);
    const counted = () => page.waitForRequest((request) => request.url().endsWith('/count'));
    const view = counted();
    await page.goto(`${site.url}/comprar-vip?lang=en&utm_source=letter`);
    expect((await (await view).allHeaders()).referer).toContain('/comprar-vip?lang=en&utm_source=letter');
    const call = counted();
    const opened = context.waitForEvent('page');
    await page.locator(`main a[href="${FIRST_OFFER.checkout}"]`).first().click();
    expect((await call).postData()).toContain(FIRST_OFFER.checkout);
    // Counted on the day on which it arrives.
    await (await call).response();
    await (await opened).close();

    site.advance(86_400);
    await page.goto(`${site.url}/owner?lang=en`);
    await page.locator('#token').fill(TOKEN);
    await page.locator('[data-part="owner-sign-in"] button').click();
    await page.getByRole('link', { name: 'Yesterday' }).click();
    const rowOf = (table: string, row: string) =>
      page.locator(`[data-part="owner-${table}"] tr[data-row="${row}"] td`);
    await expect(rowOf('pages', '/comprar-vip')).toContainText(['1', '1', '100%']);
    await expect(rowOf('links', 'VIP_100 /comprar-vip').last()).toContainText('1');
    await expect(rowOf('sources', 'letter').first()).toContainText('1');
    expect(page.url()).not.toContain(TOKEN);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.locator('#token')).toBeVisible();
  },
);

test(
  'N17 nothing is sent for a visitor with Global Privacy Control',
  DESKTOP,
  async ({ page, context, allowConsole }) => {
    allowConsole.push(CHECKOUT);
    await asPerson(context, true);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/comprar-vip');
    await page.mouse.wheel(0, 300);
    // On a busy machine the first paint, and with it this code, may be late.
    await expect
      .poll(() => asked.some((path) => /\/calls\b.*\.js$/.test(path)), { timeout: 60_000 })
      .toBe(true);
    const opened = context.waitForEvent('page');
    await page.locator(`main a[href="${FIRST_OFFER.checkout}"]`).first().click();
    await (await opened).close();
    expect(asked).not.toContain('/count');
  },
);

test(
  'N17 the first click of a visitor who came by a campaign takes its tags to the checkout',
  DESKTOP,
  async ({ page, context, allowConsole }) => {
    allowConsole.push(CHECKOUT);
    await asPerson(context, false);
    const { host, origin } = new URL(FIRST_OFFER.checkout);
    // As the page of a brand that passes tags on; the policy knows the scripts of the example alone.
    await page.route('**/comprar-vip?**', async (route) => {
      const response = await route.fetch();
      const { 'content-security-policy': _, ...headers } = response.headers();
      const code = `<script>${inlineCall(passTags, [host])}</script>`;
      const body = (await response.text()).replace('</body>', () => `${code}</body>`);
      await route.fulfill({ response, headers, body });
    });
    await page.goto('/comprar-vip?utm_source=Instagram&utm_campaign=launch');
    const asked = context.waitForEvent('request', (request) => request.url().startsWith(origin));
    await page.locator(`main a[href="${FIRST_OFFER.checkout}"]`).first().click();
    const address = new URL((await asked).url());
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      utm_source: 'Instagram',
      utm_campaign: 'launch',
    });
  },
);
