/** A drag of more than this, CSS px, changes the card (SPEC E2, F5). */
export const DECK_DRAG_PX = 100;
/** A change takes this long, and no input is obeyed meanwhile (SPEC E2, F5). */
export const DECK_LOCK_MS = 600;

/** A deck of cards of which one is current. */
export interface Deck {
  readonly index: number;
  readonly count: number;
  /** Until when a change is under way, ms on the clock the actions carry; null at rest. */
  readonly lockedUntil: number | null;
}

/** What moves a deck; `at` is in milliseconds on any clock that only runs forward. */
export type DeckAction =
  | { readonly type: 'step'; readonly by: 1 | -1; readonly at: number }
  | { readonly type: 'show'; readonly index: number; readonly at: number }
  /** A drag ended `px` from where it began; to the right is positive. */
  | { readonly type: 'release'; readonly px: number; readonly at: number }
  /** The page's address names another card: no input of the deck's own, so no change locks it out. */
  | { readonly type: 'follow'; readonly index: number }
  | { readonly type: 'settle'; readonly at: number };

/** The card `step` places on from `index`; a deck of `count` wraps both ways (SPEC F5). */
export function wrapIndex(index: number, step: number, count: number): number {
  if (count === 0) return 0;
  return (((index + step) % count) + count) % count;
}

export function deckOf(count: number): Deck {
  return { index: 0, count, lockedUntil: null };
}

/** The deck after an action. Input during a change, and a move to where it stands, leave it as it is (SPEC E2). */
export function turnDeck(deck: Deck, action: DeckAction): Deck {
  if (action.type === 'settle') return settle(deck, action.at);
  if (action.type === 'follow') return { ...deck, index: within(deck, action.index), lockedUntil: null };
  if (isLocked(deck, action.at)) return deck;
  const index = targetOf(deck, action);
  return index === deck.index ? deck : { ...deck, index, lockedUntil: action.at + DECK_LOCK_MS };
}

/** Where a drag of that many px leads: to the right is back, to the left on, and 100 px or less nowhere. */
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
