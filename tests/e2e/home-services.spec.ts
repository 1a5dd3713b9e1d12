import { brand } from '../../brand/load.ts';
import { priceOf } from '../../content/offers.ts';
import { SERVICES } from '../../content/services.ts';
import { expect, onScreenOf, test } from './harness.ts';

// In order in one worker: the tests that only look share the page.
test.describe.configure({ mode: 'default' });

const LANGUAGES = ['es', 'en'] as const;

for (const lang of LANGUAGES) {
  test(
    `D2 A7 in ${lang} each of the four services has its price, five features and a call in a new tab`,
    onScreenOf(lang),
    async ({ page }) => {
      await page.goto(`/?lang=${lang}`);
      const cards = page.locator('#services [data-part="service-card"]');
      await expect(cards).toHaveCount(SERVICES.length);
      for (const [index, { tier, offer }] of SERVICES.entries()) {
        const card = cards.nth(index);
        await expect(card).toHaveAttribute('data-tier', tier);
        await expect(card).toContainText(offer ? priceOf(offer, lang) : '0 USD');
        // Wide screens show the features of the VIP.
        const fold = card.locator('summary');
        if (await fold.isVisible()) await fold.click();
        await expect(card.getByRole('listitem')).toHaveCount(5);
        const link = offer ? offer.checkout : brand.freeChannel;
        const call = card.locator(`a[href="${link}"]`);
        await expect(call).toHaveAttribute('target', '_blank');
        await expect(call).toHaveAttribute('rel', /noopener/);
      }
    },
  );

  test(
    `D2 only the VIP service links to the regional wallet, with the wallet’s name (${lang})`,
    onScreenOf(lang),
    async ({ look }) => {
      const page = await look(`/?lang=${lang}`);
      const second = brand.offers.find((offer) => offer.second)?.second;
      const toWallet = `a[href="${second?.url}"]`;
      await expect(page.locator('#services').locator(toWallet)).toHaveCount(1);
      const wallet = page.locator('[data-tier="vip"]').locator(toWallet);
      await expect(wallet).toContainText(second?.name ?? '');
      await expect(wallet).toHaveAttribute('rel', /noopener/);
    },
  );
}

test('D2 A5 A8 the loss line precedes the first call, and the analysis shows its ratio as a claim', async ({
  look,
  lang,
}) => {
  const page = await look(`/?lang=${lang}`);
  const services = page.locator('#services');
  const order = await page
    .locator('main [data-part="risk-line"], #services a')
    .evaluateAll((all) => all.map((one) => one.tagName));
  expect(order[0]).toBe('P');
  await expect(services.locator('[data-part="claim"][data-claim="risk-reward-best"]')).toHaveCount(1);
  await expect(services).toContainText('24/7');
  await expect(services.locator('[data-tier="vip"] [data-part="renewal"]')).toBeVisible();
});
