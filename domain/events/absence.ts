import type { EventsProblem, EventsResponse } from '#contracts/events.ts';

/**
 * What it means that a list of events does not hold something. `waiting`: nothing was read yet. `unread`: nothing could be
 * read. `unsure`: the list is old or lacks a part, so what is missing may exist. `none`: only then it is known that there is
 * none.
 */
export type Absence = 'waiting' | 'unread' | 'unsure' | 'none';

interface KnownList {
  readonly response: Pick<EventsResponse, 'error'> | undefined;
  /** The last reading failed. */
  readonly hasFailed: boolean;
  /** The events are invented. */
  readonly isExample?: boolean;
}

/** Problems of a list that is whole and present all the same: it is of another source than the one asked for. */
const OF_OTHER_SOURCE: readonly EventsProblem['code'][] = ['source_off', 'source_failed'];

/** Every sentence about what a list of events does not hold asks this first (K3, F9). */
export function absenceIn({ response, hasFailed, isExample = false }: KnownList): Absence {
  if (response === undefined) return hasFailed ? 'unread' : 'waiting';
  if (isExample || response.error?.code === 'unavailable') return 'unread';
  const isWhole = response.error === null || OF_OTHER_SOURCE.includes(response.error.code);
  return isWhole && !hasFailed ? 'none' : 'unsure';
}
