import { useState } from 'react';
import type { EventSource } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import { type EventLists, listKey, listStateOf } from '#site/features/fx-impact/board/event-lists.ts';
import type { EventList, ListState } from '#site/features/fx-impact/board/list-state.ts';
import type { Backend } from '#site/lib/backend/client.ts';
import { usePeek, useQuery } from '#site/lib/query/useQuery.ts';
import { type Found, findEvent, listedEvent } from './find-event.ts';
import { isRead, type Past, useHistory } from './useHistory.ts';

interface Asked {
  readonly eventId: string;
  readonly lists: EventLists;
  /** The list on show. */
  readonly shown: ListState;
  readonly source: EventSource;
  readonly locale: Locale;
  readonly backend: Backend;
}

export interface Detail {
  readonly found: Found;
  readonly past: Past;
  /** The visitor's wish to try again what failed. */
  retry(): void;
}

/** An event by its id and its past: of the lists already read, else of its week, else as it is stored (F1, N2). */
export function useEvent({ eventId, lists, shown, source, locale, backend }: Asked): Detail {
  const known = [listStateOf(usePeek<EventList>(listKey({ scope: 'day', source }))), shown];
  // An event asked for by a former id is in the lists under the one it has now.
  const [presentId, setPresentId] = useState(eventId);
  const ids = [eventId, presentId];
  const isKnown = listedEvent(known, ids).event !== undefined;
  const { refresh, ...weekState } = useQuery(isKnown ? null : lists({ scope: 'week', source }));
  const week = listStateOf(weekState);
  const { event, list } = listedEvent([...known, week], ids);
  const [past, readAgain] = useHistory(backend, {
    id: eventId,
    locale,
    actual: event?.actual ?? null,
    isWanted: list ? !list.isExample : week.readAt > 0,
  });
  if (isRead(past) && past.id !== presentId) setPresentId(past.id);
  return {
    found: findEvent(known, week, past, eventId),
    past,
    retry() {
      void refresh(false);
      readAgain();
    },
  };
}
