import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { SYMBOLS } from '#contracts/sentiment.ts';
import { type DeckHandle, useDeck } from '#site/lib/deck/useDeck.ts';
import { indexOfHash } from './hash.ts';

/** The deck of the instruments; the page's address names the current card (E2). */
export function useSentimentDeck(isLive: boolean): DeckHandle {
  const deck = useDeck({ ids: SYMBOLS });
  const { index, isLocked } = deck;
  const follow = useEffectEvent(() => {
    const named = indexOfHash(location.hash);
    if (named !== null) deck.turn({ follow: named });
  });
  useLayoutEffect(() => {
    if (!isLive) return;
    if (location.hash) follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [isLive]);
  useEffect(() => {
    // Replaced, not pushed: one step back leaves the page after any number of changes.
    if (isLocked) history.replaceState(history.state, '', `#${SYMBOLS[index]}`);
  }, [index, isLocked]);
  return deck;
}
