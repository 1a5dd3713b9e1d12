import { useEffect, useSyncExternalStore } from 'react';
import type { EconomicEvent, EventSource } from '#contracts/events.ts';
import { type Mode, modeOf } from '../mode.ts';
import type { Readings } from '../readings.ts';

export interface FoundEvent {
  readonly event: EconomicEvent | undefined;
  readonly mode: Mode;
  /** The week, in which it may be, is still on its way. */
  readonly isLoading: boolean;
}

/** An event by its id: of the day already read, else of its week (SPEC F1, N2). */
export function useEvent(readings: Readings, source: EventSource, id: string): FoundEvent {
  const day = useSyncExternalStore(readings.subscribe, () => readings.of({ scope: 'day', source }));
  const week = useSyncExternalStore(readings.subscribe, () => readings.of({ scope: 'week', source }));
  const found = [day, week].find(({ response }) => response?.events.some((event) => event.id === id));
  const isKnown = found !== undefined;
  useEffect(() => {
    if (!isKnown) readings.open({ scope: 'week', source });
  }, [isKnown, readings, source]);
  return {
    event: found?.response?.events.find((event) => event.id === id),
    mode: modeOf(found ?? week),
    isLoading: !isKnown && week.response === undefined && !week.hasFailed,
  };
}
