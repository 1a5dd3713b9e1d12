import { useSyncExternalStore } from 'react';
import type { Scope } from '#contracts/events.ts';
import { addressOfScope, hashOfScope, scopeOfAddress } from './scope-hash.ts';

const listeners = new Set<() => void>();
let shown: Scope | undefined;

/** Day or week, the same for the board and the vendors' calendars; an address that names one changes it (F1, F11). */
export function useScope(): Scope {
  return useSyncExternalStore(subscribe, shownScope, () => 'day');
}

/** Shows a scope and keeps it in the address, without a reload. */
export function chooseScope(scope: Scope): void {
  show(scope, { search: location.search, hash: hashOfScope(scope) });
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('hashchange', follow);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('hashchange', follow);
  };
}

function shownScope(): Scope {
  shown ??= scopeOfAddress(location) ?? 'day';
  return shown;
}

/** A link to a place on the page takes the hash, and with it what it said of the scope: that stays, and goes into the query. */
function follow(): void {
  show(scopeOfAddress(location) ?? shownScope(), location);
}

function show(scope: Scope, address: Pick<URL, 'search' | 'hash'>): void {
  const kept = addressOfScope(address, scope);
  if (kept !== location.search + location.hash)
    history.replaceState(history.state, '', location.pathname + kept);
  shown = scope;
  for (const listener of listeners) listener();
}
