import { type KeyboardEvent, useEffect, useLayoutEffect, useReducer } from 'react';
import type { EconomicEvent } from '#contracts/events.ts';
import { EMPTY_DECK, type EventsDeckAction, turnEventsDeck } from '#domain/events-deck.ts';

export interface DeckHandle {
  readonly index: number;
  /** A card is changing, or events are being loaded. */
  readonly isLocked: boolean;
  step(by: 1 | -1): void;
  show(index: number): void;
  /** A drag ended so many px from where it began. */
  release(px: number): void;
  onKeyDown(event: KeyboardEvent): void;
}

interface DeckOptions {
  /** In the order of the cards. */
  readonly events: readonly EconomicEvent[];
  /** The card to open at. */
  readonly opensAt: number;
  readonly isLoading: boolean;
}

const at = () => performance.now();

/** The deck of events, tied to the clock and the keyboard (SPEC F5). */
export function useEventsDeck({ events, opensAt, isLoading }: DeckOptions): DeckHandle {
  const list: EventsDeckAction = { type: 'list', ids: events.map(({ id }) => id), opensAt };
  const [{ deck }, dispatch] = useReducer(turnEventsDeck, list, (first) => turnEventsDeck(EMPTY_DECK, first));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another list of events changes the deck
  useLayoutEffect(() => dispatch(list), [events]);
  useLayoutEffect(() => dispatch({ type: 'loading', isLoading }), [isLoading]);
  const { lockedUntil } = deck;
  useEffect(() => {
    if (lockedUntil === null) return;
    // The timer's clock may run a fraction ahead of this one.
    const wait = Math.max(0, Math.ceil(lockedUntil - at()) + 1);
    const timer = setTimeout(() => dispatch({ type: 'settle', at: at() }), wait);
    return () => clearTimeout(timer);
  }, [lockedUntil]);

  const step = (by: 1 | -1) => dispatch({ type: 'step', by, at: at() });
  const show = (index: number) => dispatch({ type: 'show', index, at: at() });
  return {
    index: Math.min(deck.index, events.length - 1),
    isLocked: lockedUntil !== null || isLoading,
    step,
    show,
    release: (px) => dispatch({ type: 'release', px, at: at() }),
    onKeyDown(event) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const { key } = event;
      if (key === 'ArrowLeft') step(-1);
      else if (key === 'ArrowRight') step(1);
      else if (key === 'Home') show(0);
      else if (key === 'End') show(events.length - 1);
      else return;
      event.preventDefault();
    },
  };
}
