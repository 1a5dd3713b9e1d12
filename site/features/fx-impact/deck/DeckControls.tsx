import type { EventWords } from '#site/features/fx-impact/board/words.ts';
import { Button } from '#site/ui/Button.tsx';
import styles from './DeckControls.module.css';

interface DeckControlsProps {
  readonly onStep: (step: 1 | -1) => void;
  /** To the first card. */
  readonly onHome: () => void;
  /** Absent when all events are over. */
  readonly onNextUp: (() => void) | undefined;
  readonly words: EventWords;
}

/** One card back or on, to the first, or to the next event due (F5). */
export function DeckControls({ onStep, onHome, onNextUp, words }: DeckControlsProps) {
  return (
    <div className={styles.controls}>
      <Button data-part="events-prev" onClick={() => onStep(-1)}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M12.5 4.5 7 10l5.5 5.5" />
        </svg>
        {words['events.previous']}
      </Button>
      <Button data-part="events-home" aria-label={words['events.homeName']} onClick={onHome}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M3.5 9.5 10 4l6.5 5.5M5.5 8.5V16h9V8.5" />
        </svg>
        <span className={styles.name}>{words['events.home']}</span>
      </Button>
      <Button data-part="events-next" onClick={() => onStep(1)}>
        {words['events.next']}
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M7.5 4.5 13 10l-5.5 5.5" />
        </svg>
      </Button>
      <Button data-part="events-up-next" onClick={onNextUp} disabled={onNextUp === undefined}>
        {words['events.toNext']}
      </Button>
      <p className={styles.hint}>{words['events.hint']}</p>
    </div>
  );
}
