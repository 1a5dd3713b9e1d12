import { type KeyboardEvent, useEffect, useEffectEvent } from 'react';

/** What a deck of cards tells its parts, and how they turn it. */
export interface DeckHandle {
  readonly index: number;
  /** A card is changing, or no card may. */
  readonly isLocked: boolean;
  step(by: 1 | -1): void;
  show(index: number): void;
  /** A drag ended so many px from where it began. */
  release(px: number): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** The clock by which a deck is locked. */
export const deckTime = () => performance.now();

/** Calls when a locked deck may be turned again. */
export function useSettling(lockedUntil: number | null, onSettle: () => void): void {
  const settle = useEffectEvent(onSettle);
  useEffect(() => {
    if (lockedUntil === null) return;
    // The timer's clock may run a fraction ahead of this one.
    const timer = setTimeout(() => settle(), Math.max(0, Math.ceil(lockedUntil - deckTime()) + 1));
    return () => clearTimeout(timer);
  }, [lockedUntil]);
}

/** The keys of a deck of so many cards: arrows, Home and End; with another key held they are the browser's. */
export function deckKeys({ step, show }: Pick<DeckHandle, 'step' | 'show'>, count: number) {
  return (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const { key } = event;
    if (key === 'ArrowLeft') step(-1);
    else if (key === 'ArrowRight') step(1);
    else if (key === 'Home') show(0);
    else if (key === 'End') show(count - 1);
    else return;
    event.preventDefault();
  };
}
