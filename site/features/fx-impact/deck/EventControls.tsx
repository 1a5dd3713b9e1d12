import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { DeckControls } from '#site/lib/deck/DeckControls.tsx';
import type { DeckHandle } from '#site/lib/deck/useDeck.ts';
import { Button } from '#site/ui/Button.tsx';
import styles from './EventControls.module.css';

interface EventControlsProps extends Pick<DeckHandle, 'turn'> {
  /** Index of the next event due; -1 when all events are over. */
  readonly nextUp: number;
  readonly locale: Locale;
}

/** One card back or on, to the first, or to the next event due (F5). */
export function EventControls({ turn, nextUp, locale }: EventControlsProps) {
  return (
    <DeckControls
      turn={turn}
      part="events"
      className={styles.controls}
      previous={translate(locale, 'events.previous')}
      next={translate(locale, 'events.next')}
      between={
        <Button
          data-part="events-home"
          aria-label={translate(locale, 'events.homeName')}
          onClick={() => turn({ show: 0 })}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M3.5 9.5 10 4l6.5 5.5M5.5 8.5V16h9V8.5" />
          </svg>
          <span className={styles.name}>{translate(locale, 'events.home')}</span>
        </Button>
      }
    >
      <Button data-part="events-up-next" onClick={() => turn({ show: nextUp })} disabled={nextUp < 0}>
        {translate(locale, 'events.toNext')}
      </Button>
      <p className={`muted small ${styles.hint}`}>{translate(locale, 'events.hint')}</p>
    </DeckControls>
  );
}
