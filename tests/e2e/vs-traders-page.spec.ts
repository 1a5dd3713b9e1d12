import { claimById, claimText } from '../../brand/claims.ts';
import { brand } from '../../brand/load.ts';
import { DESKTOP, expect, onScreenOf, test } from './harness.ts';
import { layoutFaults, WIDTHS } from './widths.ts';

// As from a static host: the page asks for its figures, which these tests answer themselves.
test.use({ figures: false });

// In order in one worker: the tests that only look share the page.
test.describe.configure({ mode: 'default' });

const ONWARD = ['/comprar-vip', '/canal-gratuito', '/blog', '/contacto', '/herramientas-riesgo'];
const CLAIMS = ['retail-loss', 'institutional-gain', 'risk-reward-minimum', 'signal-precision'];

for (const lang of ['es', 'en'] as const) {
  test(
    `E5 A5 the page has the four claims with their notes (${lang})`,
    onScreenOf(lang),
    async ({ look }) => {
      const page = await look(`/vs-traders?lang=${lang}`);
      for (const id of CLAIMS) {
        const claim = page.locator(`main [data-part="claim"][data-claim="${id}"]`);
        await expect(claim).toContainText(claimText(claimById(id, brand.claims), lang));
        const note = await claim.getByRole('link').getAttribute('href');
        await expect(page.locator(note ?? '#none')).toBeVisible();
      }
    },
  );

  test(
    `E5 the page has three steps, links to further pages and the call to the VIP channel (${lang})`,
    onScreenOf(lang),
    async ({ look, request }) => {
      const page = await look(`/vs-traders?lang=${lang}`);
      await expect(page.locator('main ol:has(> li > h3) > li')).toHaveCount(3);
      const last = page.locator('main section').last();
      const links = last.getByRole('navigation').getByRole('link');
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(ONWARD);
      for (const path of ONWARD) expect((await request.get(path)).status()).toBe(200);
      await expect(last.getByRole('link').first()).toHaveAttribute('href', '/comprar-vip');
      await expect(last.getByRole('link').first()).toBeVisible();
    },
  );
}

test('N10 the page fits every screen, also at twice the text size', DESKTOP, async ({ page }) => {
  await page.goto('/vs-traders?lang=es');
  await page.locator('[data-part="sentiment-deck"]').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-part="sentiment-card"]').first()).toHaveAttribute(
    'data-state',
    /fresh|cached/,
  );
  expect(await layoutFaults(page, WIDTHS)).toEqual([]);
});

test('C11 every control of the live part is at least 44 px wide and high', async ({ page }) => {
  await page.goto('/vs-traders?lang=es');
  await page.locator('[data-part="sentiment-deck"]').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-part="sentiment-card"]').first()).toHaveAttribute(
    'data-state',
    /fresh|cached/,
  );
  const small = await page
    .locator(
      '#readings li:not([inert]) button:visible, #readings summary:visible, [data-part="sentiment-deck"] > div button:visible',
    )
    .evaluateAll((all) =>
      all
        .map((one) => ({ text: one.textContent, ...one.getBoundingClientRect().toJSON() }))
        .filter(({ height, width }) => height < 43.9 || width < 43.9),
    );
  expect(small).toEqual([]);
});
