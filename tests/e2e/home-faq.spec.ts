import { expect, test } from './harness.ts';
import { expectOneOpenAnswer, part } from './home-parts.ts';

test('D12 at most one answer is open, a second press closes it, and an answer is at most 500 px high and scrolls', async ({
  page,
  lang,
  press,
}) => {
  await page.goto(`/?lang=${lang}`);
  await expectOneOpenAnswer(page, press);
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
