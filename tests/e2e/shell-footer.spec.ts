import { load } from 'cheerio';
import { expect, PHONE, test } from './harness.ts';

test('C8 C9 the footer shows the reader’s current year, not the year of the build', async ({
  page,
  lang,
}) => {
  await page.clock.setFixedTime(new Date('2031-06-01T12:00:00Z'));
  await page.goto(`/?lang=${lang}`);
  await expect(page.locator('[data-part="year"]')).toHaveText('2031');
});

test('C8 A5 the Spanish footer has claims, and the English footer has none', PHONE, async ({ request }) => {
  const figures = async (lang: string) =>
    load(await (await request.get(`/?lang=${lang}`)).text())('footer [data-part="claim"]').length;
  expect(await figures('es')).toBeGreaterThan(0);
  expect(await figures('en')).toBe(0);
});

test('C8 the footer of a small phone takes little more than its screen', async ({ page, lang }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`/contacto?lang=${lang}`);
  const box = await page.getByRole('contentinfo').boundingBox();
  expect(box?.height).toBeLessThanOrEqual(700);
});

test('C8 C9 phones fold the links of the footer, and wider screens show them', async ({
  page,
  lang,
  press,
}) => {
  await page.goto(`/contacto?lang=${lang}`);
  const group = page.getByRole('contentinfo').locator('details').first();
  const link = group.getByRole('link').first();
  if (lang === 'en') await expect(link).toBeVisible();
  else {
    await expect(link).toBeHidden();
    await press(group.locator('summary'));
    await expect(link).toBeVisible();
  }
});
