import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { Button } from '#site/ui/Button.tsx';
import type { DeckHandle } from '#site/ui/deck-handle.ts';
import styles from './DeckControls.module.css';

interface DeckControlsProps {
  readonly deck: Pick<DeckHandle, 'step' | 'show'>;
  readonly locale: Locale;
}

/** One card back, one on, or to the first (E2). */
export function DeckControls({ deck, locale }: DeckControlsProps) {
  return (
    <div className={styles.controls}>
      <Button data-part="sentiment-prev" onClick={() => deck.step(-1)}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M12.5 4.5 7 10l5.5 5.5" />
        </svg>
        {translate(locale, 'sentiment.previous')}
      </Button>
      <Button data-part="sentiment-next" onClick={() => deck.step(1)}>
        {translate(locale, 'sentiment.next')}
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M7.5 4.5 13 10l-5.5 5.5" />
        </svg>
      </Button>
      <Button
        data-part="sentiment-reset"
        onClick={() => deck.show(0)}
        aria-label={translate(locale, 'sentiment.resetName')}
      >
        {translate(locale, 'sentiment.reset')}
      </Button>
    </div>
  );
}
