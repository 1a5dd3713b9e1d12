import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { pageClock, useClock } from '#site/ui/CountdownClock.ts';
import type { EventsQuery, Reading, Readings } from './readings.ts';
import { alarmAt, isOver, nextReading, onReturn } from './reread.ts';

export interface Events extends Reading {
  /** The visitor's own wish to read them again. */
  refresh(): void;
}

/**
 * The events of a query; they are read again on request, shortly after a figure was due, when their day or week is over
 * and when the reader comes back (F4, F7, F8). Events of a day or week that is over are none.
 */
export function useEvents(readings: Readings, query: EventsQuery): Events {
  const reading = useSyncExternalStore(readings.subscribe, () => readings.of(query));
  const isPast = useClock((now) => isOver(query.scope, reading, now), false);
  useEffect(() => readings.open(query), [readings, query]);
  useEffect(() => onReturn(() => readings.open(query), { document, window }), [readings, query]);
  const at = useMemo(() => nextReading(query.scope, reading), [query, reading]);
  useEffect(() => {
    if (at === null) return;
    return alarmAt(at, () => readings.refresh(query, false), pageClock());
  }, [readings, query, at]);
  const { response, ...rest } = reading;
  return { ...rest, response: isPast ? undefined : response, refresh: () => readings.refresh(query, true) };
}
