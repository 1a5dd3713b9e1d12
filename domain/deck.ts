/** A drag longer than this, in CSS px, changes the card (E2, F5). */
export const DECK_DRAG_PX = 100;
/** Length of a change; the deck ignores input until it ends (E2, F5). */
export const DECK_LOCK_MS = 600;

/** A deck of cards with one current card. */
export interface Deck {
  readonly index: number;
  readonly count: number;
  /** When the running change ends, in ms on the clock of the actions; null when no change runs. */
  readonly lockedUntil: number | null;
}

/** An action on a deck; `at` is in milliseconds on any monotonic clock. */
export type DeckAction =
  | { readonly type: 'step'; readonly by: 1 | -1; readonly at: number }
  | { readonly type: 'show'; readonly index: number; readonly at: number }
  /** A drag ended `px` from its start; positive to the right. */
  | { readonly type: 'release'; readonly px: number; readonly at: number }
  /** The page's address names another card. It is not input, so the lock does not block it. */
  | { readonly type: 'follow'; readonly index: number }
  | { readonly type: 'settle'; readonly at: number };

/** The index `step` cards after `index`; a deck of `count` cards wraps in both directions (F5). */
export function wrapIndex(index: number, step: number, count: number): number {
  if (count === 0) return 0;
  return (((index + step) % count) + count) % count;
}

export function deckOf(count: number): Deck {
  return { index: 0, count, lockedUntil: null };
}

/** The deck after an action. Input during a change, or to the current card, changes nothing (E2). */
export function turnDeck(deck: Deck, action: DeckAction): Deck {
  if (action.type === 'settle') return settle(deck, action.at);
  if (action.type === 'follow') return { ...deck, index: within(deck, action.index), lockedUntil: null };
  if (isLocked(deck, action.at)) return deck;
  const index = targetOf(deck, action);
  return index === deck.index ? deck : { ...deck, index, lockedUntil: action.at + DECK_LOCK_MS };
}

/** The step after a drag of that many px: right is back, left is forward, 100 px or less is 0. */
export function dragStep(px: number): 1 | -1 | 0 {
  if (Math.abs(px) <= DECK_DRAG_PX) return 0;
  return px > 0 ? -1 : 1;
}

function targetOf(deck: Deck, action: Extract<DeckAction, { type: 'step' | 'show' | 'release' }>): number {
  if (action.type === 'show') return within(deck, action.index);
  const step = action.type === 'step' ? action.by : dragStep(action.px);
  return wrapIndex(deck.index, step, deck.count);
}

function settle(deck: Deck, at: number): Deck {
  return deck.lockedUntil === null || isLocked(deck, at) ? deck : { ...deck, lockedUntil: null };
}

function isLocked({ lockedUntil }: Deck, at: number): boolean {
  return lockedUntil !== null && at < lockedUntil;
}

function within({ count }: Deck, index: number): number {
  return Math.min(Math.max(index, 0), Math.max(count - 1, 0));
}
