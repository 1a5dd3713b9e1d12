/** Initial place of the divider, in percent of the width (D5). */
export const SLIDER_START = 50;

/** A divider's place in percent of the width, never outside 0-100; a value that is not a number gives the start (D5). */
export function clampShare(value: number): number {
  return Number.isNaN(value) ? SLIDER_START : Math.min(100, Math.max(0, value));
}
