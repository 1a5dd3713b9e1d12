import { type ComponentProps, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { DECK_KEYS } from '#domain/deck.ts';
import styles from './Deck.module.css';
import type { DeckHandle } from './useDeck.ts';
import { useDrag } from './useDrag.ts';

interface DeckProps extends ComponentProps<'div'> {
  readonly deck: DeckHandle;
  /** What a screen reader says after a change. */
  readonly announcement: string;
}

/** The frame of a deck: it takes the keys wherever the focus is inside, and keeps the focus (E2, F5). */
export function Deck({ deck, announcement, children, ...rest }: DeckProps) {
  const frame = useRef<HTMLDivElement>(null);
  // A card that becomes inert loses the focus. The frame takes it, so that the arrow keys still turn the deck.
  // biome-ignore lint/correctness/useExhaustiveDependencies: cards become inert when the index changes
  useLayoutEffect(() => {
    if (frame.current?.querySelector('li[inert] :focus')) frame.current.focus({ preventScroll: true });
  }, [deck.index]);
  const press = (event: KeyboardEvent) => {
    const input = DECK_KEYS[event.key];
    // With a modifier the key belongs to the browser.
    if (!input || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    deck.turn(input);
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys turn the deck from any place in it
    <div {...rest} ref={frame} role="group" tabIndex={0} onKeyDown={press}>
      {children}
      <p className="hidden-text" role="status">
        {deck.isLocked && announcement}
      </p>
    </div>
  );
}

/** The part of a deck that a visitor drags. */
export function DeckStage({ deck, className, ...rest }: Omit<DeckProps, 'announcement'>) {
  const stage = useRef<HTMLDivElement>(null);
  useDrag(stage, deck);
  return <div {...rest} className={`${styles.stage} ${className}`} ref={stage} />;
}
