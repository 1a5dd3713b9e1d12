import type { EventSource, EventsResponse } from '#contracts/events.ts';
import type { ListState } from './list-state.ts';

/** What the cards on show are: the calendar as it is, an earlier one, or an example, which is not data (F10, K3). */
export type Mode = 'live' | 'stored' | 'demo';

/** What is not as asked for. `unread`: reading again failed, and the events of the last reading stay. */
export type Problem = NonNullable<EventsResponse['error']>['code'] | 'unread' | 'demo';

export function problemOf({ response, hasFailed, isExample }: ListState): Problem | null {
  if (isExample) return 'demo';
  if (response === undefined) return hasFailed ? 'unavailable' : null;
  return hasFailed ? 'unread' : (response.error?.code ?? null);
}

/** Problems of a list that is an earlier one. What `ahead` and `gap` hold is as it was read last. */
const EARLIER: readonly (Problem | null)[] = ['stale', 'other_week', 'incomplete', 'unread'];

export function modeOf(reading: ListState): Mode {
  const problem = problemOf(reading);
  if (problem === 'demo') return 'demo';
  return EARLIER.includes(problem) ? 'stored' : 'live';
}

/**
 * Whether the events are of another source than the one asked for. Compared, not read from the problem: the answer names
 * only one problem, and when the fallback calendar is stale too, it names that problem (K3).
 */
export function isOtherSource({ response, isExample }: ListState, asked: EventSource): boolean {
  return response !== undefined && !isExample && response.source !== asked;
}
