import { useEffect, useLayoutEffect, useReducer } from 'react';
import { SYMBOLS } from '#contracts/sentiment.ts';
import { deckOf, turnDeck } from '#domain/deck.ts';
import { deckTime as at, type DeckHandle, deckKeys, useSettling } from '#site/ui/deck-handle.ts';
import { indexOfHash } from './hash.ts';

/** The deck of the instruments, tied to the clock, the keyboard and the page's address (E2). */
export function useDeck(isLive: boolean): DeckHandle {
  const [{ index, lockedUntil }, dispatch] = useReducer(turnDeck, SYMBOLS.length, deckOf);
  useSettling(lockedUntil, () => dispatch({ type: 'settle', at: at() }));
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
    onKeyDown: deckKeys({ step, show }, SYMBOLS.length),
  };
}
