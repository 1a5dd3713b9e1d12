import { brand } from '../../brand/load.ts';
import { COLLECTION, FIRST_BUYERS, PHILOSOPHIES, PIECES } from '../../content/merch.ts';
import { isOpen } from '../../content/routes.ts';
import { expect, onScreenOf, test } from './harness.ts';

test.skip(!isOpen('merch'), 'the site has no merch page');

// Tests that look at the same address run in order, so that they share one load.
test.describe.configure({ mode: 'default' });

for (const [lang, soon] of [
  ['es', 'Próximamente'],
  ['en', 'Coming soon'],
] as const) {
  test(
    `H3 in ${lang} the page has six pieces, each marked as coming soon`,
    onScreenOf(lang),
    async ({ look }) => {
      const page = await look(`/merch?lang=${lang}`);
      const collection = page.locator('section', { has: page.locator('[data-part="piece"]') });
      await expect(collection.getByRole('heading', { level: 2 })).toContainText(COLLECTION);
      await expect(collection.getByRole('heading', { level: 3 })).toHaveCount(PIECES.length);
      expect(PIECES).toHaveLength(6);
      await expect(collection.locator('[data-part="piece"]')).toHaveCount(PIECES.length);
      await expect(collection.getByText(soon, { exact: true })).toHaveCount(PIECES.length);
      await expect(page.locator('[data-part="idea"]')).toHaveCount(PHILOSOPHIES.length);
    },
  );

  test(
    `H3 in ${lang} the notify section links to the channel, and the page has no form and no checkout link`,
    onScreenOf(lang),
    async ({ look }) => {
      const page = await look(`/merch?lang=${lang}`);
      const main = page.getByRole('main');
      await expect(main.locator('form, input, textarea, select')).toHaveCount(0);
      for (const checkout of brand.offers.map(({ checkout }) => checkout)) {
        await expect(main.locator(`a[href="${checkout}"]`)).toHaveCount(0);
      }
      const notify = page.locator('#notify');
      await expect(notify.getByRole('heading', { level: 2 })).toContainText(String(FIRST_BUYERS));
      await expect(notify.getByRole('img')).toHaveAccessibleName(new RegExp(`^${FIRST_BUYERS} `));
      const hrefs = await notify
        .getByRole('link')
        .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
      const ways = [brand.freeChannel, '/comprar-vip', '/canal-gratuito', '/contacto'];
      expect(hrefs).toEqual(ways);
      await expect(notify.getByRole('link').first()).toHaveAttribute('target', '_blank');
    },
  );
}

test('H3 the drawing has a square for each of the first buyers', async ({ look }) => {
  const page = await look('/merch?lang=es');
  const path = await page.locator('[data-part="places"] path').getAttribute('d');
  expect(path?.match(/M/g)).toHaveLength(FIRST_BUYERS);
});
