import type { RailPlace } from './places.ts';

type Move = (index: number, last: number) => number;

const back: Move = (index) => Math.max(index - 1, 0);
const on: Move = (index, last) => Math.min(index + 1, last);

/** Keys of a slider whose values are the day's events. */
export const RAIL_KEYS: Readonly<Record<string, Move>> = {
  ArrowLeft: back,
  ArrowDown: back,
  ArrowRight: on,
  ArrowUp: on,
  PageDown: (index) => Math.max(index - 5, 0),
  PageUp: (index, last) => Math.min(index + 5, last),
  Home: () => 0,
  End: (_, last) => last,
};

/** The event drawn nearest to `x`, px from the start of a rail of this width. */
export function nearestTo(places: readonly RailPlace[], x: number, width: number): RailPlace | undefined {
  const away = ({ place, shift }: RailPlace) => Math.abs(place * width + shift - x);
  return places.reduce<RailPlace | undefined>(
    (nearest, one) => (nearest === undefined || away(one) < away(nearest) ? one : nearest),
    undefined,
  );
}

/** Id of the event after the chosen one in a stack, which begins again at its end. */
export function nextInStack(
  places: readonly RailPlace[],
  stack: number,
  selected: string,
): string | undefined {
  const ids = places.filter((one) => one.stack === stack).map(({ event }) => event.id);
  return ids[(ids.indexOf(selected) + 1) % ids.length];
}
