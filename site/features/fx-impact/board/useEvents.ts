import { useQuery } from '#site/lib/query/useQuery.ts';
import { useClock } from '#site/ui/countdown-clock.ts';
import { type EventLists, type EventsChoice, listStateOf } from './event-lists.ts';
import type { ListState } from './list-state.ts';
import { isOver } from './reread.ts';

export interface Events extends ListState {
  /** The visitor's own wish to read them again. */
  refresh(): void;
}

/**
 * The events of a list; they are read again on request, shortly after a figure was due, when their day or week is over
 * and when the reader comes back (F4, F7, F8). Events of a day or week that is over are none.
 */
export function useEvents(lists: EventLists, choice: EventsChoice): Events {
  const { refresh, ...state } = useQuery(lists(choice));
  const { response, ...reading } = listStateOf(state);
  const isNamed = choice.week !== undefined;
  const isPast = useClock((now) => !isNamed && isOver(choice.scope, { response, ...reading }, now), false);
  return { ...reading, response: isPast ? undefined : response, refresh: () => void refresh() };
}
