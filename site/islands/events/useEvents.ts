import { useEffect, useSyncExternalStore } from 'react';
import { nextReread } from './live-event.ts';
import type { EventsQuery, Reading, Readings } from './readings.ts';

export interface Events extends Reading {
  /** The visitor's own wish to read them again. */
  refresh(): void;
}

/** The events of a query; they are read again on request and shortly after a figure was due (SPEC F4, F7). */
export function useEvents(readings: Readings, query: EventsQuery): Events {
  const reading = useSyncExternalStore(readings.subscribe, () => readings.of(query));
  useEffect(() => readings.open(query), [readings, query]);
  useReread(reading, () => readings.refresh(query, false));
  return { ...reading, refresh: () => readings.refresh(query, true) };
}

function useReread({ response, readAt }: Reading, reread: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reading sets its own alarm; `reread` is new on each render
  useEffect(() => {
    const at = response ? nextReread(response.events, readAt) : null;
    if (at === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const arm = () => {
      clearTimeout(timer);
      if (!document.hidden) timer = setTimeout(reread, Math.max(0, at - Date.now()));
    };
    arm();
    document.addEventListener('visibilitychange', arm);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', arm);
    };
  }, [response, readAt]);
}
