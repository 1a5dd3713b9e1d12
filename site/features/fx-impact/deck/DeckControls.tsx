import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { Button } from '#site/ui/Button.tsx';
import styles from './DeckControls.module.css';

interface DeckControlsProps {
  readonly onStep: (step: 1 | -1) => void;
  /** To the first card. */
  readonly onHome: () => void;
  /** Absent when all events are over. */
  readonly onNextUp: (() => void) | undefined;
  readonly locale: Locale;
}

/** One card back or on, to the first, or to the next event due (F5). */
export function DeckControls({ onStep, onHome, onNextUp, locale }: DeckControlsProps) {
  return (
    <div className={styles.controls}>
      <Button data-part="events-prev" onClick={() => onStep(-1)}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M12.5 4.5 7 10l5.5 5.5" />
        </svg>
        {translate(locale, 'events.previous')}
      </Button>
      <Button data-part="events-home" aria-label={translate(locale, 'events.homeName')} onClick={onHome}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M3.5 9.5 10 4l6.5 5.5M5.5 8.5V16h9V8.5" />
        </svg>
        <span className={styles.name}>{translate(locale, 'events.home')}</span>
      </Button>
      <Button data-part="events-next" onClick={() => onStep(1)}>
        {translate(locale, 'events.next')}
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M7.5 4.5 13 10l-5.5 5.5" />
        </svg>
      </Button>
      <Button data-part="events-up-next" onClick={onNextUp} disabled={onNextUp === undefined}>
        {translate(locale, 'events.toNext')}
      </Button>
      <p className={styles.hint}>{translate(locale, 'events.hint')}</p>
    </div>
  );
}
