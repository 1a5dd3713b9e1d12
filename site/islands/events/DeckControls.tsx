import { Button } from '#site/ui/Button.tsx';
import styles from './DeckControls.module.css';
import type { EventWords } from './words.ts';

interface DeckControlsProps {
  readonly onStep: (step: 1 | -1) => void;
  /** Absent when all events are over. */
  readonly onNextUp: (() => void) | undefined;
  readonly words: EventWords;
}

/** One card back or on, or to the next event due. */
export function DeckControls({ onStep, onNextUp, words }: DeckControlsProps) {
  return (
    <div className={styles.controls}>
      <Button onClick={() => onStep(-1)}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M12.5 4.5 7 10l5.5 5.5" />
        </svg>
        {words['events.previous']}
      </Button>
      <Button onClick={() => onStep(1)}>
        {words['events.next']}
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M7.5 4.5 13 10l-5.5 5.5" />
        </svg>
      </Button>
      <Button onClick={onNextUp} disabled={onNextUp === undefined}>
        {words['events.toNext']}
      </Button>
      <p className={styles.hint}>{words['events.hint']}</p>
    </div>
  );
}
