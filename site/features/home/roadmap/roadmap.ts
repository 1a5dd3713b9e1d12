/** What a visitor may ask of the roadmap: a step on, a step back, or a phase by its index. */
export type RoadmapMove = 'previous' | 'next' | { readonly to: number };

/** The phase shown after a move among `count` phases; a move past either end stays at it (D9). */
export function moveRoadmap(index: number, move: RoadmapMove, count: number): number {
  const asked = move === 'next' ? index + 1 : move === 'previous' ? index - 1 : move.to;
  return Math.min(count - 1, Math.max(0, asked));
}

/**
 * The return a month, as a fraction, that turns `from` into `to` in `months` when every month brings the same and all of
 * it is reinvested. RangeError unless all three are above 0.
 */
export function monthlyReturnNeeded(from: number, to: number, months: number): number {
  if (!(from > 0 && to > 0 && months > 0)) throw new RangeError('from, to and months must be above 0');
  return (to / from) ** (1 / months) - 1;
}
