import { useSyncExternalStore } from 'react';
import { EVENTS_ZONE_KEY } from '#contracts/storage.ts';
import { type DisplayZone, readDisplayZone } from '#domain/time/display-zone.ts';

type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

const listeners = new Set<() => void>();
let shown: DisplayZone | undefined;

/** Whose hours are shown, the same for the board and the calendars that take a zone (F8, F11). */
export function useZone(): DisplayZone {
  return useSyncExternalStore(subscribe, shownZone, () => 'mexico');
}

/** Shows a zone and remembers it. */
export function chooseZone(zone: DisplayZone): void {
  keepZone(zone);
  shown = zone;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function shownZone(): DisplayZone {
  shown ??= readZone();
  return shown;
}

/** The reader's choice; where nothing is kept or storage is blocked, Mexico City (F8). */
export function readZone(around: { readonly localStorage: Shelf } = globalThis): DisplayZone {
  try {
    return readDisplayZone(around.localStorage.getItem(EVENTS_ZONE_KEY));
  } catch {
    return 'mexico';
  }
}

export function keepZone(zone: DisplayZone, around: { readonly localStorage: Shelf } = globalThis): void {
  try {
    around.localStorage.setItem(EVENTS_ZONE_KEY, zone);
  } catch {
    // Blocked storage: the choice holds until the page is left (J4).
  }
}
