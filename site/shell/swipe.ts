/** A point on the screen, CSS px from its top left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A shorter movement of a finger does not count as a swipe (C6). */
const SWIPE_PX = 100;

/** Whether a touch moved down by more than 100 px, and more down than sideways (C6). */
export function isDownwardSwipe(from: Point, to: Point): boolean {
  const down = to.y - from.y;
  return down > SWIPE_PX && down > Math.abs(to.x - from.x);
}
