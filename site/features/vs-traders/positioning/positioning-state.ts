import type { Positioning } from '#contracts/positioning.ts';

/** `waiting`: nothing has been asked for yet. `unavailable`: no report was ever read. */
export type PositioningState = 'waiting' | 'loading' | 'error' | 'unavailable' | 'ready';

export interface Asked {
  readonly isLive: boolean;
  readonly answer: Positioning | undefined;
  readonly isFetching: boolean;
  readonly isError: boolean;
}

/** State of the panel (N8, L). Without a report to show, a retry is loading, so the visitor sees a response. */
export function positioningState({ isLive, answer, isFetching, isError }: Asked): PositioningState {
  if (!isLive) return 'waiting';
  if (answer !== undefined && answer.legs.length > 0) return 'ready';
  if (isFetching || (answer === undefined && !isError)) return 'loading';
  return answer === undefined ? 'error' : 'unavailable';
}

/** The one day all legs are of; null where they differ, or there is none. */
export function sharedDate(legs: Positioning['legs']): string | null {
  const dates = new Set(legs.map(({ reportDate }) => reportDate));
  const [date] = dates;
  return dates.size === 1 && date !== undefined ? date : null;
}
