import { type Deck, type DeckAction, deckOf, turnDeck, wrapIndex } from './deck.ts';

/** Part of the finger's distance that the cards move (F5). */
export const DRAG_SCALE = 0.8;

/** The deck of events. Its cards change with each reading, and it ignores input while a reading loads. */
export interface EventsDeck {
  readonly deck: Deck;
  /** Ids of the events, in the order of the cards. */
  readonly ids: readonly string[];
  readonly isLoading: boolean;
}

export type EventsDeckAction =
  | DeckAction
  /** A new list of events; the deck opens at `opensAt` if it had no card before. */
  | { readonly type: 'list'; readonly ids: readonly string[]; readonly opensAt: number }
  | { readonly type: 'loading'; readonly isLoading: boolean };

export const EMPTY_DECK: EventsDeck = { deck: deckOf(0), ids: [], isLoading: false };

/** The deck after an action; it ignores input while events load (F5). */
export function turnEventsDeck(state: EventsDeck, action: EventsDeckAction): EventsDeck {
  if (action.type === 'list') return withList(state, action.ids, action.opensAt);
  if (action.type === 'loading')
    return state.isLoading === action.isLoading ? state : { ...state, isLoading: action.isLoading };
  const isInput = action.type === 'step' || action.type === 'show' || action.type === 'release';
  if (isInput && state.isLoading) return state;
  const deck = turnDeck(state.deck, action);
  return deck === state.deck ? state : { ...state, deck };
}

/** Keeps the current event; if the list no longer has it, the event at its index. */
function withList(state: EventsDeck, ids: readonly string[], opensAt: number): EventsDeck {
  const { deck, ids: before } = state;
  const shown = before[deck.index];
  const kept = shown === undefined ? opensAt : ids.indexOf(shown);
  const index = Math.min(Math.max(kept < 0 ? deck.index : kept, 0), Math.max(ids.length - 1, 0));
  return { ...state, ids, deck: { ...deck, count: ids.length, index } };
}

/** Places between card `place` and the current card, by the shorter way: 0 is the centre, negative is left (F5). */
export function cardOffset(place: number, index: number, count: number): number {
  const ahead = wrapIndex(place, -index, count);
  return ahead > count / 2 ? ahead - count : ahead;
}
