import { useCallback, useEffect, useState } from 'react';
import type { Scope } from '#contracts/events.ts';
import { hashOfScope, scopeOfHash } from '#domain/scope-hash.ts';

/** Day or week, kept in the address without a reload; following an address that names one changes it (SPEC F1). */
export function useScope(): readonly [Scope, (scope: Scope) => void] {
  const [scope, setScope] = useState<Scope>(() => scopeOfHash(location.hash) ?? 'day');
  useEffect(() => {
    const follow = () => setScope((current) => scopeOfHash(location.hash) ?? current);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const choose = useCallback((chosen: Scope) => {
    history.replaceState(history.state, '', hashOfScope(chosen));
    setScope(chosen);
    // A replaced hash tells nobody by itself; the vendors' calendars follow it.
    dispatchEvent(new HashChangeEvent('hashchange'));
  }, []);
  return [scope, choose];
}
