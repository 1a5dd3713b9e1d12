import { useCallback, useEffect, useState } from 'react';
import { type Address, readAddress, writeAddress } from './address.ts';

/** What the address says, and how to change it: `isStep` leaves a step to go back from to the board (F1, N2). */
export function useAddress(): readonly [Address, (change: Partial<Address>, isStep?: boolean) => void] {
  const [address, setAddress] = useState(() => readAddress(location.search));
  useEffect(() => {
    const follow = () => setAddress(readAddress(location.search));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const change = useCallback((change: Partial<Address>, isStep = false) => {
    const before = readAddress(location.search);
    const changed = { ...before, ...change };
    const href = `${location.pathname}${writeAddress(location.search, changed)}${location.hash}`;
    // While a detail's code is on its way the board can be pressed again: one step back still closes it.
    if (isStep && before.eventId === null) history.pushState({ isStep }, '', href);
    else history.replaceState(history.state, '', href);
    setAddress(changed);
  }, []);
  return [address, change];
}
