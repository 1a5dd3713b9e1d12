import { expect, test } from './harness.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, clock: 'page' });

  test('N10 N11 the sources page shows which publishers are read, and its filter hides the other groups', async ({
    page,
    lang,
  }) => {
    await page.goto(`/fx-impact/fuentes?lang=${lang}`);
    const groups = page.locator('[data-group]:visible');
    const states = page.locator('[data-part="publisher-state"]');
    await expect(states.first()).toHaveAttribute('data-on', 'true');
    const all = await groups.count();
    expect(all).toBeGreaterThan(4);
    await page.locator('input[value="GB"]').check();
    await expect(groups).toHaveCount(1);
    await expect(groups).toHaveAttribute('data-group', 'GB');
    await page.locator('input[value="none"]').check();
    await expect(groups).toHaveAttribute('data-group', 'none');
    await page.locator('input[value="all"]').check();
    await expect(groups).toHaveCount(all);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
});
