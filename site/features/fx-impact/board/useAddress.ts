import { useCallback, useEffect, useState } from 'react';
import { EVENTS_CHOICE_KEY } from '#contracts/storage.ts';
import { renderMoment } from '#site/ui/render-moment.ts';
import { type Address, readAddress, writeAddress } from './address.ts';

/** What the address says, and how to change it: `isStep` leaves a step to go back from to the board (F1, N2). */
export function useAddress(): readonly [Address, (change: Partial<Address>, isStep?: boolean) => void] {
  const [address, setAddress] = useState(() => readAddress(recalled()));
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
    keepChoice(choiceOf(changed));
    setAddress(changed);
  }, []);
  return [address, change];
}

/** Source, filter and view, as the query of an address. */
const choiceOf = (address: Address) => writeAddress('', { ...address, eventId: null });

/** The query of the page, with the visitor's last choice written into it unless the address makes one (F3, N2). */
function recalled(): string {
  if (renderMoment() !== null) return '';
  const asked = readAddress(location.search);
  const kept = keptChoice();
  if (!kept || choiceOf(asked) !== '') return location.search;
  const search = writeAddress(location.search, { ...readAddress(kept), eventId: asked.eventId });
  history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
  return search;
}

function keptChoice(): string | null {
  try {
    return localStorage.getItem(EVENTS_CHOICE_KEY);
  } catch {
    return null;
  }
}

function keepChoice(choice: string): void {
  try {
    localStorage.setItem(EVENTS_CHOICE_KEY, choice);
  } catch {
    // Blocked storage: the choice holds until the page is left (J4).
  }
}
