/** Seconds counted after a payment (H6). */
const SECONDS = 10;

/**
 * What the count shows at a moment: 10 down to 0, each for a second, then null. Both times in epoch milliseconds. It
 * follows the clock, so that a tab put to sleep wakes at the right figure.
 */
export function returnCount(startedAt: number, now: number): number | null {
  const left = SECONDS - Math.max(0, Math.floor((now - startedAt) / 1000));
  return left >= 0 ? left : null;
}
