import { type KeyboardEvent, useEffect, useLayoutEffect, useReducer } from 'react';
import { SYMBOLS } from '#contracts/sentiment.ts';
import { deckOf, turnDeck } from '#domain/deck.ts';
import { indexOfHash } from './hash.ts';

const at = () => performance.now();
const KEYS: ReadonlyMap<string, { type: 'step'; by: 1 | -1 } | { type: 'show'; index: number }> = new Map([
  ['ArrowLeft', { type: 'step', by: -1 }],
  ['ArrowRight', { type: 'step', by: 1 }],
  ['Home', { type: 'show', index: 0 }],
  ['End', { type: 'show', index: SYMBOLS.length - 1 }],
]);

export interface DeckHandle {
  readonly index: number;
  readonly isLocked: boolean;
  step(by: 1 | -1): void;
  show(index: number): void;
  release(px: number): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** The deck of the six instruments, tied to the clock, the keyboard and the page's address (SPEC E2). */
export function useDeck(isLive: boolean): DeckHandle {
  const [{ index, lockedUntil }, dispatch] = useReducer(turnDeck, SYMBOLS.length, deckOf);
  useEffect(() => {
    if (lockedUntil === null) return;
    // The timer's clock may run a fraction ahead of this one.
    const wait = Math.max(0, Math.ceil(lockedUntil - at()) + 1);
    const timer = setTimeout(() => dispatch({ type: 'settle', at: at() }), wait);
    return () => clearTimeout(timer);
  }, [lockedUntil]);
  useLayoutEffect(() => {
    if (!isLive) return;
    const follow = () => {
      const named = indexOfHash(location.hash);
      if (named !== null) dispatch({ type: 'follow', index: named });
    };
    if (location.hash !== '') follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [isLive]);
  useEffect(() => {
    if (lockedUntil === null) return;
    // Replaced, not pushed: one step back leaves the page, however many cards were turned.
    history.replaceState(history.state, '', `#${SYMBOLS[index]}`);
  }, [index, lockedUntil]);

  const step = (by: 1 | -1) => dispatch({ type: 'step', by, at: at() });
  const show = (to: number) => dispatch({ type: 'show', index: to, at: at() });
  return {
    index,
    isLocked: lockedUntil !== null,
    step,
    show,
    release: (px) => dispatch({ type: 'release', px, at: at() }),
    onKeyDown(event) {
      const turn = KEYS.get(event.key);
      if (!turn || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      event.preventDefault();
      dispatch({ ...turn, at: at() });
    },
  };
}
