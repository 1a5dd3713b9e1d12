import { offerById, priceOf } from '../../content/offers.ts';
import { roadmap } from '../../content/roadmap.ts';
import { translate } from '../../content/words/translate.ts';
import { LOCALES } from '../../contracts/locale.ts';
import { expect, test } from './harness.ts';
import { openAt } from './home-parts.ts';

test('D9 A8 previous and next stop at the ends, a step button jumps, one phase is visible, and the focus is not lost', async ({
  page,
  lang,
  press,
}) => {
  const plan = await openAt(page, 'roadmap', lang);
  const steps = plan.locator('[data-part="roadmap-step"]');
  const previous = plan.locator('[data-part="roadmap-prev"]');
  const next = plan.locator('[data-part="roadmap-next"]');
  const shows = async (index: number) => {
    await expect(plan.locator('[aria-current="step"]')).toHaveCount(1);
    await expect(steps.nth(index)).toHaveAttribute('aria-current', 'step');
    await expect(plan.getByRole('article')).toHaveCount(1);
    await expect(plan.locator('article').nth(index)).toBeVisible();
    await expect(previous).toBeEnabled({ enabled: index > 0 });
    await expect(next).toBeEnabled({ enabled: index < roadmap.length - 1 });
  };
  await expect(steps).toHaveCount(roadmap.length);
  await shows(0);
  await press(next);
  await shows(1);
  await press(steps.nth(2));
  await shows(2);
  await press(previous);
  await shows(1);
  await steps.nth(0).press('Enter');
  await shows(0);
  await steps.nth(2).press('Space');
  await shows(2);
  const section = page.locator('#roadmap');
  await expect(section.locator('[data-part="stamp"]')).toBeVisible();
  // The focus moves to the other button when a button is disabled at an end.
  await plan.locator('[data-part="roadmap-step"]').nth(1).click();
  await plan.locator('[data-part="roadmap-next"]').focus();
  await page.keyboard.press('Enter');
  await expect(plan.locator('[data-part="roadmap-prev"]')).toBeFocused();
});

for (const lang of LOCALES) {
  test(`D9 N10 in ${lang} each phase has the checkout link of its tier, and the same height without a gap`, async ({
    page,
  }) => {
    const plan = await openAt(page, 'roadmap', lang);
    const heights = new Set<number>();
    const steps = plan.locator('[data-part="roadmap-step"]');
    await expect(steps).toHaveCount(roadmap.length);
    for (const [index, { tier }] of roadmap.entries()) {
      const sold = offerById(tier);
      if (!sold) continue;
      const call = plan.locator(`a[href="${sold.checkout}"]`);
      await expect(call).toBeVisible({ visible: index === 0 });
      await steps.nth(index).click();
      await expect(call).toBeVisible();
      await expect(call).toHaveAttribute('target', '_blank');
      await expect(call).toHaveAttribute('rel', /noopener/);
      await expect(call).toContainText(priceOf(sold, lang));
      // Beside it only the marks of declared figures are links.
      await expect(plan.locator('a[target="_blank"]:visible')).toHaveCount(1);
      const [phase, next] = await Promise.all([
        plan.locator('details:visible').boundingBox(),
        plan.locator('[data-part="roadmap-next"]').boundingBox(),
      ]);
      if (!phase || !next) throw new Error('no phase shows');
      expect(next.y - phase.y - phase.height).toBeLessThanOrEqual(40);
      heights.add(Math.round((await plan.boundingBox())?.height ?? 0));
    }
    expect(heights.size).toBe(1);
  });
}

test('D9 N10 a press before the script loads takes effect after it loads', async ({ page, lang }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_astro/RoadmapSteps.*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/?lang=${lang}`);
  const plan = page.locator('[data-part="roadmap"]');
  await plan.scrollIntoViewIfNeeded();
  await plan.locator('[data-part="roadmap-next"]').click();
  await expect(plan).toHaveAttribute('data-index', '0');
  release();
  await expect(plan).toHaveAttribute('data-index', '1');
});

test('D9 N10 J7 every phase is visible when the code of the steps fails to load; a press retries it once, and takes effect when it loads', async ({
  page,
  lang,
  allowConsole,
}) => {
  allowConsole.push(/Failed to load resource|dynamically imported|Error hydrating|ERR_/);
  const code = '**/_astro/RoadmapSteps.*.js*';
  let asked = 0;
  await page.route(code, (route) => {
    // A check whether the file is gone is a HEAD.
    if (route.request().method() === 'GET') asked += 1;
    return route.abort();
  });
  await page.goto(`/?lang=${lang}`);
  const plan = page.locator('[data-part="roadmap"]');
  await plan.scrollIntoViewIfNeeded();
  const failed = page.locator('astro-island[data-failed] [data-part="roadmap"]');
  await expect(failed).toHaveCount(1);
  await expect(page.locator('astro-island[data-failed]')).toHaveCount(1);
  for (const phase of await plan.locator('article').all()) await expect(phase).toBeVisible();
  await expect(page.locator('[data-part="system-toast"]')).toBeVisible();
  await expect(page.locator('[data-part="system-toast"]')).toContainText(translate(lang, 'toasts.unloaded'));
  const first = asked;
  await plan.locator('[data-part="roadmap-next"]').click();
  // Astro tries each load twice, a second apart.
  await page.waitForTimeout(5_000);
  expect(asked - first).toBeLessThanOrEqual(2);
  await page.unroute(code);
  await plan.locator('[data-part="roadmap-next"]').click();
  await expect(plan).toHaveAttribute('data-index', '1');
  await expect(plan.getByRole('article')).toHaveCount(1);
  await plan.locator('[data-part="roadmap-step"]').nth(2).click();
  await expect(plan.locator('article').nth(2)).toBeVisible();
});
