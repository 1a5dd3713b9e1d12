import type { Page } from '@playwright/test';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Moves one finger from a point to another in five steps, then lifts it. */
export async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [from]);
  for (const share of [0.2, 0.4, 0.6, 0.8, 1]) {
    const part = (a: number, b: number) => a + (b - a) * share;
    await touch('touchMove', [{ x: part(from.x, to.x), y: part(from.y, to.y) }]);
  }
  await touch('touchEnd', []);
  await finger.detach();
}
