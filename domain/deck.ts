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

export type DeckInput =
  /** One card back or on; 0 only ends a change that is over. */
  | { readonly step: 1 | -1 | 0 }
  | { readonly show: number }
  /** The end of a drag, px from its start, positive to the right. */
  | { readonly drag: number }
  /** The page's address names another card. The lock does not block it. */
  | { readonly follow: number };

export type DeckAction =
  /** `at` is in milliseconds on any monotonic clock. */
  | (DeckInput & { readonly at: number })
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
  const next = targetOf(deck, action);
  if (next !== index) return { ...deck, index: next, lockedUntil: action.at + DECK_LOCK_MS };
  return lockedUntil === null ? deck : { ...deck, lockedUntil: null };
}

/** The index `step` cards after `index`; a deck of `count` cards wraps in both directions (F5). */
export function wrapIndex(index: number, step: number, count: number): number {
  return (((index + step) % count) + count) % count || 0;
}

function targetOf({ ids, index }: Deck, input: Exclude<DeckInput, { follow: number }>): number {
  if ('show' in input) return within(ids, input.show);
  // A drag to the right goes back; a short one snaps back.
  const isShort = 'drag' in input && Math.abs(input.drag) <= DRAG_PX;
  const step = 'step' in input ? input.step : isShort ? 0 : -Math.sign(input.drag);
  return wrapIndex(index, step, ids.length);
}

function withIds(deck: Deck, ids: readonly string[]): Deck {
  if (ids === deck.ids) return deck;
  const kept = ids.indexOf(deck.ids[deck.index] ?? '');
  return { ...deck, ids, index: within(ids, kept < 0 ? deck.index : kept) };
}

function within({ length }: readonly string[], index: number): number {
  return Math.max(Math.min(index, length - 1), 0);
}
