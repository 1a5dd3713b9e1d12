import { useSyncExternalStore } from 'react';
import type { Scope } from '#contracts/events.ts';
import { type Period, scopeOf } from './period.ts';
import { addressOfScope, hashOfScope, scopeOfAddress } from './scope-hash.ts';

const listeners = new Set<() => void>();
let shown: Period | undefined;

/** Today, this week or another one; an address that names one changes it (F1). */
export function usePeriod(): Period {
  return useSyncExternalStore(subscribe, shownPeriod, () => 'day');
}

/** Day or week, for the vendors' calendars, which know no other week (F11). */
export function useScope(): Scope {
  return scopeOf(usePeriod());
}

/** Shows a period and keeps it in the address, without a reload. */
export function choosePeriod(period: Period): void {
  show(period, { search: location.search, hash: hashOfScope(period) });
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('hashchange', follow);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('hashchange', follow);
  };
}

function shownPeriod(): Period {
  shown ??= scopeOfAddress(location) ?? 'day';
  return shown;
}

/** A link to a place on the page takes the hash, and with it what it said of the period: that stays, and goes into the query. */
function follow(): void {
  show(scopeOfAddress(location) ?? shownPeriod(), location);
}

function show(period: Period, address: Pick<URL, 'search' | 'hash'>): void {
  const kept = addressOfScope(address, period);
  if (kept !== location.search + location.hash)
    history.replaceState(history.state, '', location.pathname + kept);
  shown = period;
  for (const listener of listeners) listener();
}
