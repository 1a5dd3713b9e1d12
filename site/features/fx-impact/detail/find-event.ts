import type { EconomicEvent } from '#contracts/events.ts';
import { absenceIn } from '#domain/events/absence.ts';
import type { ListState } from '#site/features/fx-impact/board/list-state.ts';
import { isRead, type Past } from './useHistory.ts';

export interface Listed {
  readonly event: EconomicEvent | undefined;
  /** The list that has it. */
  readonly list?: ListState;
}

/** An event by one of its ids in the lists: the first list that has it counts. */
export function listedEvent(lists: readonly ListState[], ids: readonly string[]): Listed {
  for (const list of lists) {
    const event = list.response?.events.find(({ id }) => ids.includes(id));
    if (event) return { event, list };
  }
  return { event: undefined };
}

export type Found =
  | ({ readonly state: 'found'; readonly event: EconomicEvent } & Pick<Listed, 'list'>)
  /** `gone`: what could be read of week and store does not have it. */
  | { readonly state: 'reading' | 'failed' | 'gone' };

/**
 * The event of a detail: as the `known` lists have it, else its week, else as it is stored (an earlier week, another source, a
 * former id).
 */
export function findEvent(known: readonly ListState[], week: ListState, past: Past, id: string): Found {
  const ids = isRead(past) ? [id, past.id] : [id];
  const { event, ...listed } = listedEvent([...known, week], ids);
  if (event) return { state: 'found', event, ...listed };
  if (isRead(past) && past.event) return { state: 'found', event: past.event };
  if (past === 'reading' || week.isFetching) return { state: 'reading' };
  const isUnread = week.hasFailed || absenceIn(week) === 'unread';
  return { state: past === 'failed' || (past !== 'gone' && isUnread) ? 'failed' : 'gone' };
}
