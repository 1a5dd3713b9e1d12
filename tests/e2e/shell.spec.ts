import { expect, test } from './harness.ts';

test('C1 the header stays above the edge at the top, slides in past 100 px and hides again', async ({
  page,
}) => {
  await page.goto('/fx-impact');
  const header = page.locator('[data-part="header"]');
  await expect(header).toHaveAttribute('data-visible', 'false');
  await page.evaluate(() => window.scrollTo({ top: 60, behavior: 'instant' }));
  await expect(header).toHaveAttribute('data-visible', 'false');
  await page.evaluate(() => window.scrollTo({ top: 160, behavior: 'instant' }));
  await expect(header).toHaveAttribute('data-visible', 'true');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(header).toHaveAttribute('data-visible', 'false');
});

test('C1 keyboard focus brings the header in at any scroll', async ({ page }) => {
  await page.goto('/vs-traders');
  const header = page.locator('[data-part="header"]');
  await header.getByRole('link').first().focus();
  await expect(header).toHaveAttribute('data-visible', 'true');
});

test('C2 the navigation keeps its order and marks the current page', async ({ page }) => {
  await page.goto('/vs-traders');
  const links = page.locator('[data-part="header"] nav a[href^="/"]');
  const paths = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(paths).toEqual(['/vs-traders', '/fx-impact']);
  await expect(page.locator('[data-part="header"] nav [aria-current="page"]')).toHaveAttribute(
    'href',
    '/vs-traders',
  );
});
