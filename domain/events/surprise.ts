import type { Surprise } from '#contracts/events.ts';
import { compareFigures } from './figures.ts';

/** The direction of a figure that is good for its currency; `none`: neither is. */
export type Direction = 'higher' | 'lower' | 'none';

export interface Outcome {
  readonly actual: string | null;
  readonly forecast: string | null;
  readonly direction: Direction;
}

/**
 * Whether a figure is better for the currency than the forecast (K3): higher unemployment is negative.
 * Null when both are equal, when one is missing, or when the two cannot be compared.
 */
export function surpriseOf({ actual, forecast, direction }: Outcome): Surprise | null {
  const difference = compareFigures(actual, forecast);
  if (difference === null || difference === 0 || direction === 'none') return null;
  return difference > 0 === (direction === 'higher') ? 'positive' : 'negative';
}
