import type { Surprise } from '#contracts/events.ts';
import { compareFigures, parseFigure, stepOf } from './figures.ts';

/** The direction of a figure that is good for its currency; `none`: neither is. */
export type Direction = 'higher' | 'lower' | 'none';

/** A released figure and what was expected. */
export interface Outcome {
  readonly actual: string | null;
  readonly forecast: string | null;
  /** It shows how finely the figures are written where a vendor leaves out a last zero: "52.1", then "53" for 53.0. */
  readonly previous?: string | null;
}

/** No vendor rounds rates of change more coarsely; "3%" is 3.0% without its last zero. */
const PERCENT_STEP = 0.1;

/**
 * actual − forecast in the figures' unit; 0 when they are equal at the coarser one's last digit, as "-16" and "-16.4".
 * Null when one is missing or the two cannot be compared. Every arrow and every size of a surprise comes from it (K3, K4).
 */
export function missOf({ actual, forecast, previous = null }: Outcome): number | null {
  const [got, foreseen] = [parseFigure(actual), parseFigure(forecast)];
  if (!got || !foreseen || actual === null || forecast === null) return null;
  if (compareFigures(actual, forecast) === null) return null;
  const coarser = Math.max(stepOf(actual), stepOf(forecast));
  const isSameUnit = previous !== null && parseFigure(previous)?.unit === got.unit;
  const finest = got.unit === 'percent' ? PERCENT_STEP : Number.POSITIVE_INFINITY;
  const step = Math.min(coarser, isSameUnit ? stepOf(previous) : coarser, finest);
  const miss = got.value - foreseen.value;
  // Half a step, and what binary fractions add to it.
  return Math.abs(miss) > step * (0.5 + 1e-9) ? miss : 0;
}

/** Misses as bars around zero: each as a share (-1 to 1) of the largest one; an unknown one stays null. */
export function missShares(misses: readonly (number | null)[]): (number | null)[] {
  const largest = Math.max(...misses.map((miss) => Math.abs(miss ?? 0)), 0) || 1;
  return misses.map((miss) => miss && miss / largest);
}

/**
 * Whether a figure is better for the currency than the forecast (K3): higher unemployment is negative.
 * Null when both are equal, when one is missing, or when the two cannot be compared.
 */
export function surpriseOf({
  direction,
  ...outcome
}: Outcome & { readonly direction: Direction }): Surprise | null {
  const miss = missOf(outcome) ?? 0;
  if (miss === 0 || direction === 'none') return null;
  return miss > 0 === (direction === 'higher') ? 'positive' : 'negative';
}
