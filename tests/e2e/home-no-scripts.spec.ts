import { brand } from '../../brand/load.ts';
import { roadmap } from '../../content/roadmap.ts';
import { expect, test } from './harness.ts';
import { expectOneOpenAnswer, opacity, part, value } from './home-parts.ts';

test.use({ javaScriptEnabled: false, clock: 'page' });

test('N10 D1 D2 D3 D5 D7 D9 D10 D11 D12 without scripts every part of the home page is there and can be used', async ({
  page,
  lang,
  press,
}) => {
  await page.goto(`/?lang=${lang}`);
  // The subtitle, the calls and the three scenarios.
  expect(await opacity(part(page, 'hero-subtitle'))).toBe(1);
  await expect(page.locator('#services [data-part="service-card"] a:visible')).toHaveCount(5);
  await expect(page.locator('#educational-simulator [role="tabpanel"]:visible')).toHaveCount(3);
  await expect(part(page, 'scenario').first()).toBeHidden();

  // Both results, and the link to the video.
  await expect(page.locator('[data-part="before-after"] [data-part="claim"]')).toHaveCount(2);
  await expect(page.locator('[data-part="before-after"] [role="slider"]')).toBeHidden();
  await expect(page.locator('[data-part="video"] button')).toBeHidden();
  const channel = brand.socials.find(({ kind }) => kind === 'video');
  await expect(page.getByRole('main').locator(`a[href="${channel?.url}"]`).first()).toBeVisible();

  // All phases.
  for (const phase of await page.locator('[data-part="roadmap"] article').all())
    await expect(phase).toBeVisible();
  await expect(page.locator('[data-part="roadmap"] article')).toHaveCount(roadmap.length);
  await expect(part(page, 'roadmap-next')).toBeHidden();

  // The default calculation.
  await value(page, 'roi-initial').toHaveText('1,000.00');
  await value(page, 'roi-profit').toHaveText('500.00');
  await value(page, 'roi-percent').toHaveAttribute('data-value', '50');
  await value(page, 'roi-result').toHaveText('1,500.00');
  await expect(page.locator('#roi-calculator noscript p')).toBeVisible();

  // The testimonials scroll, and the questions open.
  await expect(part(page, 'testimonials-next')).toBeHidden();
  await part(page, 'testimonial').last().scrollIntoViewIfNeeded();
  await expect(part(page, 'testimonial').last()).toBeInViewport({ ratio: 0.9 });
  await expectOneOpenAnswer(page, press);
});
