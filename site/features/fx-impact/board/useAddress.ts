import { useSyncExternalStore } from 'react';
import { EVENTS_CHOICE_KEY } from '#contracts/storage.ts';
import { type Address, readAddress, writeAddress } from './address.ts';

const listeners = new Set<() => void>();
/** What the server knows of an address. */
const PLAIN = readAddress('');
let shown: Address | undefined;

/** What the address says, and how to change it: `isStep` leaves a step to go back from to the board (F1, N2). */
export function useAddress(): readonly [Address, (change: Partial<Address>, isStep?: boolean) => void] {
  return [useSyncExternalStore(subscribe, shownAddress, () => PLAIN), changeAddress];
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('popstate', follow);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('popstate', follow);
  };
}

function shownAddress(): Address {
  shown ??= readAddress(recalled());
  return shown;
}

/** Closes what covers the board; set while it is open. */
let leaveOpen: (() => void) | undefined;
/** The step before it, where the browser names its steps. */
let before: string | undefined;

/** Leaves a step to go back from while something covers the board: the browser's way back calls `onLeave` (N2). */
export function openStep(onLeave: () => void): void {
  leaveOpen = onLeave;
  before = globalThis.navigation?.currentEntry?.key;
  history.pushState({ isCovered: true }, '', location.href);
}

/** Goes that step back; a frame of the page that went elsewhere meanwhile would be taken back instead of the page. */
export function leaveStep(): void {
  if (!leaveOpen) return;
  if (before === undefined) {
    history.back();
    return;
  }
  const { committed, finished } = navigation.traverseTo(before);
  // Both fail where another step comes first.
  for (const end of [committed, finished]) end?.catch(() => undefined);
}

function follow(): void {
  if (leaveOpen) {
    const leave = leaveOpen;
    leaveOpen = undefined;
    // What was chosen meanwhile stays.
    history.replaceState(history.state, '', hrefOf(shownAddress()));
    leave();
    return;
  }
  show(readAddress(location.search));
}

function changeAddress(change: Partial<Address>, isStep = false): void {
  const before = readAddress(location.search);
  const changed = { ...before, ...change };
  const href = hrefOf(changed);
  // While a detail's code is on its way the board can be pressed again: one step back still closes it.
  if (isStep && before.eventId === null) history.pushState({ isStep }, '', href);
  else history.replaceState(history.state, '', href);
  keepChoice(lastingChoice(changed));
  show(changed);
}

function hrefOf(address: Address): string {
  return `${location.pathname}${writeAddress(location.search, address)}${location.hash}`;
}

function show(address: Address): void {
  shown = address;
  for (const listener of listeners) listener();
}

/** Source, filter and view, as the query of an address. */
const choiceOf = (address: Address) => writeAddress('', { ...address, eventId: null });

/** The part of it that is remembered: a search is not. */
const lastingChoice = (address: Address) =>
  choiceOf({ ...address, filter: { ...address.filter, query: '' } });

/** The query of the page, with the visitor's last choice written into it unless the address makes one (F3, N2). */
function recalled(): string {
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
