/** A drag longer than this, in CSS px, changes the card (E2, F5). */
const DRAG_PX = 100;
/** Length of a change; the deck ignores input until it ends (E2, F5). */
export const DECK_LOCK_MS = 600;

/** A deck of cards with one current card. */
export interface Deck {
  /** Ids of the cards, in order. */
  readonly ids: readonly string[];
  readonly index: number;
  /** When the running change ends, in ms on the clock of the actions; null when no change runs. */
  readonly lockedUntil: number | null;
}

/** What a visitor does: one card back or on, a jump to a card, or the end of a drag, px, positive to the right. */
export type DeckInput = { readonly step: 1 | -1 } | { readonly show: number } | { readonly drag: number };

export type DeckAction =
  /** `at` is in milliseconds on any monotonic clock; without input the action only ends a change that is over. */
  | ((DeckInput | { readonly settle: true }) & { readonly at: number })
  /** The page's address names another card. It is not input, so the lock does not block it. */
  | { readonly follow: number }
  /** A new list of cards. The deck keeps its current card, or its index if that card is gone. */
  | { readonly ids: readonly string[] };

/** The keys that turn a deck (E2, F5). */
export const DECK_KEYS: Readonly<Record<string, DeckInput>> = {
  ArrowLeft: { step: -1 },
  ArrowRight: { step: 1 },
  Home: { show: 0 },
  End: { show: Number.POSITIVE_INFINITY },
};

/** The deck after an action. Input during a change, or to the current card, changes nothing (E2, F5). */
export function turnDeck(deck: Deck, action: DeckAction): Deck {
  if ('ids' in action) return withIds(deck, action.ids);
  if ('follow' in action) return { ...deck, index: within(deck.ids, action.follow), lockedUntil: null };
  const { index, lockedUntil } = deck;
  if (lockedUntil !== null && action.at < lockedUntil) return deck;
  const next =
    'show' in action ? within(deck.ids, action.show) : wrapIndex(index, stepOf(action), deck.ids.length);
  if (next !== index) return { ...deck, index: next, lockedUntil: action.at + DECK_LOCK_MS };
  return lockedUntil === null ? deck : { ...deck, lockedUntil: null };
}

/** The index `step` cards after `index`; a deck of `count` cards wraps in both directions (F5). */
export function wrapIndex(index: number, step: number, count: number): number {
  return count === 0 ? 0 : (((index + step) % count) + count) % count;
}

/** Places between card `place` and the current card, by the shorter way: 0 is the centre, negative is left (F5). */
export function cardOffset(place: number, index: number, count: number): number {
  const ahead = wrapIndex(place, -index, count);
  return ahead > count / 2 ? ahead - count : ahead;
}

/** A drag to the right goes back and one to the left goes on; a short one snaps back. */
function stepOf(action: DeckAction): 1 | -1 | 0 {
  if ('step' in action) return action.step;
  if (!('drag' in action) || Math.abs(action.drag) <= DRAG_PX) return 0;
  return action.drag > 0 ? -1 : 1;
}

function withIds(deck: Deck, ids: readonly string[]): Deck {
  if (ids === deck.ids) return deck;
  const kept = ids.indexOf(deck.ids[deck.index] ?? '');
  return { ...deck, ids, index: within(ids, kept < 0 ? deck.index : kept) };
}

function within({ length }: readonly string[], index: number): number {
  return Math.max(Math.min(index, length - 1), 0);
}
