import { brand } from '../../brand/load.ts';
import { brandRoutes } from '../../brand/routes.ts';
import { networkCards } from '../../content/network.ts';
import { FIRST_OFFER } from '../../content/offers.ts';
import { DESKTOP, expect, onScreenOf, test } from './harness.ts';

const PATH = brandRoutes(brand.slug).network;

// Tests that look at the same address run in order, so that they share one load.
test.describe.configure({ mode: 'default' });

for (const lang of ['es', 'en']) {
  test(
    `H5 A1 in ${lang} nine cards link to the brand's profiles, each in a new tab`,
    onScreenOf(lang),
    async ({ look }) => {
      const page = await look(`${PATH}?lang=${lang}`);
      const cards = page.locator('[data-part="network-card"]');
      await expect(cards).toHaveCount(networkCards().length);
      for (const [index, { url, kind }] of networkCards().entries()) {
        await expect(cards.nth(index)).toHaveAttribute('href', url);
        await expect(cards.nth(index)).toHaveAttribute('data-kind', kind);
        await expect(cards.nth(index)).toHaveAttribute('target', '_blank');
        await expect(cards.nth(index)).toHaveAttribute('rel', /noopener/);
      }
    },
  );

  test(
    `H5 A5 in ${lang} the page has three figures, and the claim has its mark`,
    onScreenOf(lang),
    async ({ look }) => {
      const page = await look(`${PATH}?lang=${lang}`);
      const stats = page.getByRole('main').locator('[data-part="stat"]');
      await expect(stats).toHaveText([/^9\+/, /^24\/7/, /^100\s?%/]);
      await expect(stats.nth(2).locator('[data-claim="network-official"] a')).toHaveAttribute(
        'href',
        '#claim-note',
      );
    },
  );

  test(
    `H5 A8 in ${lang} the closing links to the checkout and the free channel, below the page’s one risk line`,
    onScreenOf(lang),
    async ({ look }) => {
      const page = await look(`${PATH}?lang=${lang}`);
      const closing = page.locator('[data-part="closing"]');
      const links = closing.getByRole('link');
      await expect(links.nth(0)).toHaveAttribute('href', FIRST_OFFER.checkout);
      await expect(links.nth(1)).toHaveAttribute('href', brand.freeChannel);
      for (const link of await links.all()) await expect(link).toHaveAttribute('target', '_blank');
      const risk = await page.locator('main [data-part="risk-line"]').boundingBox();
      const first = await links.nth(0).boundingBox();
      expect(risk && first && risk.y + risk.height <= first.y).toBe(true);
    },
  );
}

test('H5 the arrow of a card moves on hover and on focus', DESKTOP, async ({ page }) => {
  // Desktop only: the test needs a mouse and a keyboard.
  await page.goto(PATH);
  const [first, second] = [0, 1].map((index) => page.locator('[data-part="network-card"]').nth(index));
  if (!first || !second) throw new Error('no cards');
  const moved = (card: typeof first) =>
    card.locator('[data-part="arrow"]').evaluate((one) => getComputedStyle(one).translate);
  expect(await moved(first)).toBe('none');
  await first.hover();
  await expect.poll(() => moved(first)).toBe('10px');
  expect(await moved(second)).toBe('none');
  await first.focus();
  await page.keyboard.press('Tab');
  await expect(second).toBeFocused();
  await expect.poll(() => moved(second)).toBe('10px');
});
