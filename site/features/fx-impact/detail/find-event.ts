import type { EconomicEvent } from '#contracts/events.ts';
import { absenceIn } from '#domain/events/absence.ts';
import type { ListState } from '#site/features/fx-impact/board/list-state.ts';
import { modeOf } from '#site/features/fx-impact/board/mode.ts';
import { isRead, type Past } from './useHistory.ts';

export interface Listed {
  readonly event: EconomicEvent | undefined;
  /** An example, which is not data. */
  readonly isDemo: boolean;
}

/** An event by one of its ids in the lists: the first list that has it counts. */
export function listedEvent(lists: readonly ListState[], ids: readonly string[]): Listed {
  for (const list of lists) {
    const event = list.response?.events.find(({ id }) => ids.includes(id));
    if (event) return { event, isDemo: modeOf(list) === 'demo' };
  }
  return { event: undefined, isDemo: false };
}

export type Found =
  | { readonly state: 'found'; readonly event: EconomicEvent; readonly isDemo: boolean }
  /** `gone`: what could be read of week and store does not have it. */
  | { readonly state: 'reading' | 'failed' | 'gone' };

/** The event of a detail: as the lists have it, else as it is stored (an earlier week, another source, a former id). */
export function findEvent(day: ListState, week: ListState, past: Past, id: string): Found {
  const ids = isRead(past) ? [id, past.id] : [id];
  const { event, isDemo } = listedEvent([day, week], ids);
  if (event) return { state: 'found', event, isDemo };
  if (isRead(past) && past.event) return { state: 'found', event: past.event, isDemo: false };
  if (past === 'reading' || week.isFetching) return { state: 'reading' };
  const isUnread = week.hasFailed || absenceIn(week) === 'unread';
  return { state: past === 'failed' || (past !== 'gone' && isUnread) ? 'failed' : 'gone' };
}
