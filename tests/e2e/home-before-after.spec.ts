import { DESKTOP, expect, PHONE, test } from './harness.ts';
import { CLAIM_NOTE, openAt } from './home-parts.ts';
import { swipe } from './swipe.ts';

test('D5 the slider starts at 50, follows the keyboard, and stops at its ends', async ({ page, lang }) => {
  const slider = (await openAt(page, 'before-after', lang)).getByRole('slider');
  await expect(slider).toHaveAttribute('aria-valuenow', '50');
  await expect(slider).toHaveAttribute('min', '0');
  await expect(slider).toHaveAttribute('max', '100');
  await slider.focus();
  const reach = async (key: string, value: string) => {
    await slider.press(key);
    await expect(slider).toHaveAttribute('aria-valuenow', value);
    await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`\\b${value}%`));
  };
  await reach('ArrowRight', '51');
  await reach('ArrowLeft', '50');
  await reach('PageUp', '60');
  await reach('PageDown', '50');
  await reach('End', '100');
  await reach('ArrowRight', '100');
  await reach('Home', '0');
  await reach('ArrowLeft', '0');
});

test(
  'D5 a drag stops at the end of the slider, and is over when the mouse is released',
  DESKTOP,
  async ({ page, lang }) => {
    // Desktop only: the test needs a mouse.
    const slider = (await openAt(page, 'before-after', lang)).getByRole('slider');
    const box = await slider.boundingBox();
    if (!box) throw new Error('the slider has no box');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - box.width / 4, y + 5, { steps: 4 });
    await expect.poll(async () => Number(await slider.getAttribute('aria-valuenow'))).toBeLessThan(35);
    await page.mouse.move(box.x + box.width + 80, box.y - 60, { steps: 4 });
    await expect(slider).toHaveAttribute('aria-valuenow', '100');
    await page.mouse.up();
    await page.mouse.move(x, y, { steps: 4 });
    await expect(slider).toHaveAttribute('aria-valuenow', '100');
  },
);

test(
  'D5 a finger drags the slider sideways and scrolls the page up and down',
  PHONE,
  async ({ page, lang }) => {
    // Phone only: the test needs touch.
    const slider = (await openAt(page, 'before-after', lang)).getByRole('slider');
    await slider.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const box = await slider.boundingBox();
    if (!box) throw new Error('the slider has no box');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await swipe(page, { x, y }, { x: x - 100, y: y + 4 });
    const dragged = Number(await slider.getAttribute('aria-valuenow'));
    expect(dragged).toBeGreaterThan(0);
    expect(dragged).toBeLessThan(35);
    const before = await page.evaluate(() => scrollY);
    await swipe(page, { x: x + 100, y }, { x: x + 103, y: y - 120 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
    await expect(slider).toHaveAttribute('aria-valuenow', String(dragged));
  },
);

test('D5 A8 A5 both results have their claim mark, and the stamp on simulated figures is visible', async ({
  look,
  lang,
}) => {
  const page = await look(`/?lang=${lang}`);
  const part = page.locator('section', { has: page.locator('[data-part="before-after"]') });
  for (const id of ['without-vip', 'with-vip']) {
    await expect(part.locator(`[data-claim="${id}"] a`)).toHaveAttribute('href', CLAIM_NOTE);
  }
  await expect(part.locator('[data-part="stamp"]')).toBeVisible();
});
