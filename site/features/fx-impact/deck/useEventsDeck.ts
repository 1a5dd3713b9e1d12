import { useLayoutEffect, useReducer } from 'react';
import type { EconomicEvent } from '#contracts/events.ts';
import { EMPTY_DECK, type EventsDeckAction, turnEventsDeck } from '#domain/events-deck.ts';
import { deckTime as at, type DeckHandle, deckKeys, useSettling } from '#site/ui/deck-handle.ts';

interface DeckOptions {
  /** In the order of the cards. */
  readonly events: readonly EconomicEvent[];
  /** The card to open at. */
  readonly opensAt: number;
  readonly isLoading: boolean;
}

/** The deck of events, tied to the clock and the keyboard (F5). */
export function useEventsDeck({ events, opensAt, isLoading }: DeckOptions): DeckHandle {
  const list: EventsDeckAction = { type: 'list', ids: events.map(({ id }) => id), opensAt };
  const [{ deck }, dispatch] = useReducer(turnEventsDeck, list, (first) => turnEventsDeck(EMPTY_DECK, first));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another list of events changes the deck
  useLayoutEffect(() => dispatch(list), [events]);
  useLayoutEffect(() => dispatch({ type: 'loading', isLoading }), [isLoading]);
  const { lockedUntil } = deck;
  useSettling(lockedUntil, () => dispatch({ type: 'settle', at: at() }));

  const step = (by: 1 | -1) => dispatch({ type: 'step', by, at: at() });
  const show = (index: number) => dispatch({ type: 'show', index, at: at() });
  return {
    index: Math.min(deck.index, events.length - 1),
    isLocked: lockedUntil !== null || isLoading,
    step,
    show,
    release: (px) => dispatch({ type: 'release', px, at: at() }),
    onKeyDown: deckKeys({ step, show }, events.length),
  };
}
