import { useState } from 'react';
import type { EventSource } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import { type EventLists, listKey, listStateOf } from '#site/features/fx-impact/board/event-lists.ts';
import type { EventList } from '#site/features/fx-impact/board/list-state.ts';
import type { Backend } from '#site/lib/backend/client.ts';
import { usePeek, useQuery } from '#site/lib/query/useQuery.ts';
import { type Found, findEvent, listedEvent } from './find-event.ts';
import { isRead, type Past, useHistory } from './useHistory.ts';

interface Asked {
  readonly eventId: string;
  readonly lists: EventLists;
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

/** An event by its id and its past: of the day already read, else of its week, else as it is stored (F1, N2). */
export function useEvent({ eventId, lists, source, locale, backend }: Asked): Detail {
  const day = listStateOf(usePeek<EventList>(listKey({ scope: 'day', source })));
  // An event asked for by a former id is in the lists under the one it has now.
  const [presentId, setPresentId] = useState(eventId);
  const ids = [eventId, presentId];
  const isOfDay = listedEvent([day], ids).event !== undefined;
  const { refresh, ...weekState } = useQuery(isOfDay ? null : lists({ scope: 'week', source }));
  const week = listStateOf(weekState);
  const { event, isDemo } = listedEvent([day, week], ids);
  const [past, readAgain] = useHistory(backend, {
    id: eventId,
    locale,
    actual: event?.actual ?? null,
    isWanted: event ? !isDemo : week.readAt > 0,
  });
  if (isRead(past) && past.id !== presentId) setPresentId(past.id);
  return {
    found: findEvent(day, week, past, eventId),
    past,
    retry() {
      void refresh(false);
      readAgain();
    },
  };
}
