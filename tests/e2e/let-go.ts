import type { Locator, Page } from '@playwright/test';
import { expect } from './harness.ts';

/** Presses on a card, lets go beside what can be dragged, straight above it, and comes back: nothing follows the mouse. */
export async function expectLetGo(page: Page, card: Locator, dragged: Locator): Promise<void> {
  const [box, area] = [await card.boundingBox(), await dragged.boundingBox()];
  if (!box || !area) throw new Error('not drawn');
  const [x, y] = [box.x + box.width / 2, box.y + 60];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, area.y - 10, { steps: 4 });
  expect(await isUnderMouse(dragged, x, area.y - 10)).toBe(false);
  await page.mouse.up();
  await page.mouse.move(x - 20, y);
  expect(await isUnderMouse(dragged, x - 20, y)).toBe(true);
  await page.mouse.move(x - 60, y, { steps: 3 });
  await expect(dragged).not.toHaveAttribute('data-drag');
  expect(await dragged.evaluate((one) => (one as HTMLElement).style.getPropertyValue('--drag'))).toBe('');
}

function isUnderMouse(part: Locator, x: number, y: number): Promise<boolean> {
  return part.evaluate((one, at) => one.contains(document.elementFromPoint(at.x, at.y)), { x, y });
}
