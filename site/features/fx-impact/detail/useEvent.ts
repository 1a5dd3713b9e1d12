import { useEffect, useState, useSyncExternalStore } from 'react';
import type { EventSource } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Readings } from '#site/features/fx-impact/board/readings.ts';
import type { Backend } from '#site/lib/backend/client.ts';
import { type Found, findEvent, listedEvent } from './find-event.ts';
import { isRead, type Past, useHistory } from './useHistory.ts';

interface Asked {
  readonly eventId: string;
  readonly readings: Readings;
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
export function useEvent({ eventId, readings, source, locale, backend }: Asked): Detail {
  const day = useSyncExternalStore(readings.subscribe, () => readings.of({ scope: 'day', source }));
  const week = useSyncExternalStore(readings.subscribe, () => readings.of({ scope: 'week', source }));
  // An event asked for by a former id is in the lists under the one it has now.
  const [presentId, setPresentId] = useState(eventId);
  const { event, isDemo } = listedEvent([day, week], [eventId, presentId]);
  const isListed = event !== undefined;
  useEffect(() => {
    if (!isListed) readings.open({ scope: 'week', source });
  }, [isListed, readings, source]);
  const [past, readAgain] = useHistory(backend, {
    id: eventId,
    locale,
    actual: event?.actual ?? null,
    isWanted: isListed ? !isDemo : week.readAt > 0,
  });
  if (isRead(past) && past.id !== presentId) setPresentId(past.id);
  return {
    found: findEvent(day, week, past, eventId),
    past,
    retry() {
      readings.refresh({ scope: 'week', source }, false);
      readAgain();
    },
  };
}
