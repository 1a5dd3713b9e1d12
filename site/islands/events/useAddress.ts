import { useCallback, useEffect, useState } from 'react';
import { type Address, readAddress, writeAddress } from './address.ts';

/** What the address says, and how to change it: `isStep` leaves a step to go back from (SPEC F1, N2). */
export function useAddress(): readonly [Address, (change: Partial<Address>, isStep?: boolean) => void] {
  const [address, setAddress] = useState(() => readAddress(location.search));
  useEffect(() => {
    const follow = () => setAddress(readAddress(location.search));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const change = useCallback((change: Partial<Address>, isStep = false) => {
    const changed = { ...readAddress(location.search), ...change };
    const href = `${location.pathname}${writeAddress(location.search, changed)}${location.hash}`;
    if (isStep) history.pushState({ isStep }, '', href);
    else history.replaceState(history.state, '', href);
    setAddress(changed);
  }, []);
  return [address, change];
}
