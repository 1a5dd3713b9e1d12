import { useEffect, useLayoutEffect, useReducer } from 'react';
import { type DeckInput, turnDeck } from '#domain/deck.ts';

interface DeckOptions {
  /** Ids of the cards, in order; the same array until the cards change. */
  readonly ids: readonly string[];
  /** Index of the first current card. */
  readonly opensAt?: number;
  /** The deck ignores all input for now. */
  readonly isPaused?: boolean;
}

export interface DeckHandle {
  readonly index: number;
  /** The deck ignores input: a change runs, or the deck is paused. */
  readonly isLocked: boolean;
  readonly turn: (input: DeckInput) => void;
}

/** The rule of a deck with the browser's clock (E2, F5). */
export function useDeck({ ids, opensAt = 0, isPaused = false }: DeckOptions): DeckHandle {
  const [{ index, lockedUntil }, dispatch] = useReducer(turnDeck, { ids, index: opensAt, lockedUntil: null });
  useLayoutEffect(() => dispatch({ ids }), [ids]);
  useEffect(() => {
    if (lockedUntil === null) return;
    const settle = () => dispatch({ step: 0, at: lockedUntil });
    const timer = setTimeout(settle, lockedUntil - performance.now());
    return () => clearTimeout(timer);
  }, [lockedUntil]);
  return {
    // A shorter list is drawn once before its action reaches the deck.
    index: Math.min(index, ids.length - 1),
    isLocked: lockedUntil !== null || isPaused,
    turn: (input) => {
      if (!isPaused) dispatch({ ...input, at: performance.now() });
    },
  };
}
