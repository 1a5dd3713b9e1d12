import { expect, test } from './harness.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, clock: 'page' });

  test('N10 N11 the sources page shows which publishers are read, and its filter hides the other groups', async ({
    page,
    lang,
  }) => {
    await page.goto(`/fx-impact/fuentes?lang=${lang}`);
    const groups = page.locator('[data-group]:visible');
    const filter = page.locator('[data-part="sources-filter"] select');
    const states = page.locator('[data-part="publisher-state"]');
    await expect(states.first()).toHaveAttribute('data-on', 'true');
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(6000);
    const all = await groups.count();
    expect(all).toBeGreaterThan(4);
    await filter.selectOption('GB');
    await expect(groups).toHaveCount(1);
    await expect(groups).toHaveAttribute('data-group', 'GB');
    await expect(states.first()).toBeHidden();
    await expect(groups.locator('[data-part="publisher-state"]').first()).toBeVisible();
    await filter.selectOption('none');
    await expect(groups).toHaveAttribute('data-group', 'none');
    await filter.selectOption('all');
    await expect(groups).toHaveCount(all);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
});
