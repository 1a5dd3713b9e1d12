import { brand } from '../../brand/load.ts';
import { FREE_LINES, VIP_LINES } from '../../content/free-channel.ts';
import { FIRST_OFFER, priceOf } from '../../content/offers.ts';
import { routes } from '../../content/routes.ts';
import { expect, onScreenOf, test } from './harness.ts';

const PATH = '/canal-gratuito';

// Tests that look at the same address run in order, so that they share one load.
test.describe.configure({ mode: 'default' });

for (const [lang, badge] of [
  ['es', 'RECOMENDADO'],
  ['en', 'RECOMMENDED'],
] as const) {
  test(
    `H2 A8 in ${lang} the channel link opens in a new tab and is below the risk line`,
    onScreenOf(lang),
    async ({ look }) => {
      const page = await look(`${PATH}?lang=${lang}`);
      const call = page.getByRole('main').locator(`a[href="${brand.freeChannel}"]`).first();
      await expect(call).toHaveAttribute('target', '_blank');
      await expect(call).toHaveAttribute('rel', /noopener/);
      const risk = await page.getByRole('main').locator('[data-part="risk-line"]').first().boundingBox();
      const button = await call.boundingBox();
      expect(risk && button && risk.y + risk.height <= button.y).toBe(true);
    },
  );

  test(`H2 A5 in ${lang} every result is a claim with its mark`, onScreenOf(lang), async ({ look }) => {
    const page = await look(`${PATH}?lang=${lang}`);
    const claims = page.locator('[data-part="results"] [data-part="claim"]');
    const shown = await claims.evaluateAll((all) => all.map((one) => one.getAttribute('data-claim')));
    expect(shown).toEqual([
      'vip-gold-move',
      'vip-gold-ratio',
      'vip-bitcoin-move',
      'vip-bitcoin-ratio',
      'monthly-effectiveness',
    ]);
    await expect(claims.nth(0)).toContainText('+293 pips');
    await expect(claims.nth(1)).toContainText('1:6.8');
    await expect(claims.nth(2)).toContainText('+1,850');
    await expect(claims.nth(3)).toContainText('1:4.2');
    await expect(claims.nth(4)).toContainText('85%');
  });

  test(
    `H2 in ${lang} both slips list their contents, and the VIP slip has its price`,
    onScreenOf(lang),
    async ({ page }) => {
      await page.goto(`${PATH}?lang=${lang}`);
      const [free, vip] = ['free', 'vip'].map((tier) =>
        page.locator(`[data-part="slip"][data-tier="${tier}"]`),
      );
      if (!free || !vip) throw new Error('no slips');
      await expect(free.getByRole('listitem')).toHaveCount(FREE_LINES.length);
      await expect(vip.getByRole('listitem')).toHaveCount(VIP_LINES.length);
      await expect(vip.getByText(badge, { exact: true })).toBeVisible();
      await expect(free.getByText(badge, { exact: true })).toHaveCount(0);
      await expect(vip.locator('[data-claim="monthly-effectiveness"]')).toBeVisible();
      await expect(vip).toContainText(priceOf(FIRST_OFFER, lang));
      await vip.getByRole('link').last().click();
      await expect(page).toHaveURL(/\/comprar-vip$/);
    },
  );

  test(
    `H2 A7 in ${lang} the closing has its links and names the only official site`,
    onScreenOf(lang),
    async ({ look }) => {
      const page = await look(`${PATH}?lang=${lang}`);
      const closing = page.locator('[data-part="closing"]');
      const hrefs = await closing
        .getByRole('link')
        .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
      const ways = [brand.freeChannel, ...routes(['vip', 'merch', 'contact']).map(({ path }) => path)];
      expect(hrefs).toEqual(ways);
      await expect(closing.locator('[data-part="official"]')).toContainText(brand.domain);
    },
  );

  test(
    `H2 in ${lang} the structured data has a free service and the breadcrumbs`,
    onScreenOf(lang),
    async ({ look }) => {
      const page = await look(`${PATH}?lang=${lang}`);
      const data = await page.locator('script[type="application/ld+json"]').textContent();
      const [service, crumbs] = JSON.parse(data ?? '').flatMap((one: object) =>
        '@graph' in one ? one['@graph'] : [one],
      );
      expect(service).toMatchObject({
        '@type': 'Service',
        offers: { price: '0', priceCurrency: FIRST_OFFER.currency },
      });
      expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
      expect(crumbs.itemListElement).toHaveLength(2);
    },
  );
}

test('H2 A6 the drawn message is labelled as an example', async ({ look }) => {
  const page = await look(`${PATH}?lang=es`);
  const message = page.locator('[data-part="message"]');
  await expect(message).toContainText('2,042.50');
  await expect(message.getByText('Ejemplo ilustrativo')).toBeVisible();
});
