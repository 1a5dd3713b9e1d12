import type { ReactNode } from 'react';
import { Button } from '#site/ui/Button.tsx';
import styles from './Deck.module.css';
import type { DeckHandle } from './useDeck.ts';

interface DeckControlsProps extends Pick<DeckHandle, 'turn'> {
  /** Start of the `data-part` of both buttons. */
  readonly part: string;
  readonly className: string | undefined;
  readonly previous: string;
  readonly next: string;
  /** What follows the first of the two buttons. */
  readonly between?: ReactNode;
  readonly children: ReactNode;
}

/** One card back or on, and what else a deck offers (E2, F5). */
export function DeckControls({
  turn,
  part,
  className,
  previous,
  next,
  between,
  children,
}: DeckControlsProps) {
  return (
    <div className={`${styles.controls} ${className}`}>
      <Button data-part={`${part}-prev`} onClick={() => turn({ step: -1 })}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M12.5 4.5 7 10l5.5 5.5" />
        </svg>
        <span>{previous}</span>
      </Button>
      {between}
      <Button data-part={`${part}-next`} onClick={() => turn({ step: 1 })}>
        <span>{next}</span>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M7.5 4.5 13 10l-5.5 5.5" />
        </svg>
      </Button>
      {children}
    </div>
  );
}
