import type { Surprise } from '#contracts/events.ts';
import { compareFigures } from './figures.ts';

/** Which way a figure must go to be good for its currency; `none`: neither way says so. */
export type Direction = 'higher' | 'lower' | 'none';

export interface Outcome {
  readonly actual: string | null;
  readonly forecast: string | null;
  readonly direction: Direction;
}

/**
 * Whether a figure came out better for the currency than forecast (SPEC K3): higher unemployment is negative.
 * Null when it met the forecast, when either is missing, or when the two cannot be compared.
 */
export function surpriseOf({ actual, forecast, direction }: Outcome): Surprise | null {
  const difference = compareFigures(actual, forecast);
  if (difference === null || difference === 0 || direction === 'none') return null;
  return difference > 0 === (direction === 'higher') ? 'positive' : 'negative';
}
