/** Where the divider stands before anybody moves it, in percent of the width (D5). */
export const SLIDER_START = 50;

/** A divider's place in percent of the width, never outside 0-100; what is no number is the start (D5). */
export function clampShare(value: number): number {
  return Number.isNaN(value) ? SLIDER_START : Math.min(100, Math.max(0, value));
}
