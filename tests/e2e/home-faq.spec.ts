import { expect, test } from './harness.ts';
import { part } from './home-parts.ts';

for (const javaScriptEnabled of [true, false]) {
  test(`D12 at most one answer is open, and a second press closes it (scripts: ${javaScriptEnabled})`, async ({
    browser,
    lang,
    served,
    press,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled, baseURL: served.url });
    const page = await context.newPage();
    await page.goto(`/?lang=${lang}`);
    const items = part(page, 'faq-item');
    expect(await items.count()).toBeGreaterThanOrEqual(8);
    const open = page.locator('[data-part="faq-item"][open]');
    await expect(open).toHaveCount(0);
    await press(items.nth(1).locator('summary'));
    await press(items.nth(3).locator('summary'));
    await expect(open).toHaveCount(1);
    await expect(items.nth(3)).toHaveAttribute('open', '');
    await items.nth(3).locator('summary').press('Enter');
    await expect(open).toHaveCount(0);
    await context.close();
  });
}

test('D12 an answer is at most 500 px high and scrolls inside', async ({ page, lang }) => {
  await page.goto(`/?lang=${lang}`);
  const item = part(page, 'faq-item').first();
  await item.locator('summary').click();
  const height = await item.locator('summary + div').evaluate((panel) => {
    panel.append(
      ...Array.from({ length: 60 }, () => Object.assign(document.createElement('p'), { textContent: '…' })),
    );
    return { shown: panel.getBoundingClientRect().height, scrolls: panel.scrollHeight > panel.clientHeight };
  });
  expect(height).toEqual({ shown: 500, scrolls: true });
});

test('D12 B the structured data has every question', async ({ look, lang }) => {
  const page = await look(`/?lang=${lang}`);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const graph = data.flatMap((text) => JSON.parse(text));
  const faq = graph.find((one: { '@type'?: string }) => one['@type'] === 'FAQPage');
  expect(faq.mainEntity).toHaveLength(await part(page, 'faq-item').count());
});
