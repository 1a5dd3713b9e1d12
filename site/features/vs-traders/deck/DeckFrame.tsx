import { useRef } from 'react';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { type InstrumentSymbol, SYMBOLS } from '#contracts/sentiment.ts';
import { LiveCard } from '#site/features/vs-traders/cards/LiveCard.tsx';
import type { SentimentSource } from '#site/features/vs-traders/cards/read.ts';
import { SentimentCard } from '#site/features/vs-traders/cards/SentimentCard.tsx';
import type { DeckHandle } from '#site/ui/deck-handle.ts';
import { useDrag } from '#site/ui/useDrag.ts';
import { useFocusKept } from '#site/ui/useFocusKept.ts';
import { DeckControls } from './DeckControls.tsx';
import styles from './DeckFrame.module.css';
import { DeckStrip } from './DeckStrip.tsx';

interface DeckFrameProps {
  readonly deck: DeckHandle;
  /** Null before the island lives. */
  readonly source: SentimentSource | null;
  readonly onHistory: (symbol: InstrumentSymbol) => void;
  readonly locale: Locale;
}

/** The cards, of which one is in view; the others are inert. Before scripts run they scroll sideways instead (E1, E2, N10). */
export function DeckFrame({ deck, source, onHistory, locale }: DeckFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const isLive = source !== null;
  useDrag(view, { isObeyed: isLive && !deck.isLocked, onRelease: deck.release });
  useFocusKept(frame, deck.index);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div
      ref={frame}
      role="group"
      className={styles.deck}
      aria-roledescription={translate(locale, 'sentiment.carousel')}
      aria-label={translate(locale, 'sentiment.deck', { count: SYMBOLS.length })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys turn the deck wherever in it the focus is
      tabIndex={0}
      data-part="sentiment-deck"
      data-index={deck.index}
      data-locked={deck.isLocked}
      data-live={isLive}
      onKeyDown={deck.onKeyDown}
    >
      <DeckStrip index={deck.index} onShow={deck.show} locale={locale} />
      <div className={styles.view} ref={view}>
        <ul className={styles.row}>
          {SYMBOLS.map((symbol, place) => (
            <li key={symbol} id={symbol} inert={isLive && place !== deck.index}>
              {source ? (
                <LiveCard {...{ symbol, source, locale }} onHistory={() => onHistory(symbol)} />
              ) : (
                <SentimentCard {...{ symbol, locale }} sentiment={null} onHistory={undefined} />
              )}
            </li>
          ))}
        </ul>
      </div>
      {!isLive && <p className={styles.late}>{translate(locale, 'sentiment.late')}</p>}
      <p className="hidden-text" role="status">
        {deck.isLocked &&
          translate(locale, 'sentiment.turned', {
            symbol: SYMBOLS[deck.index] ?? '',
            place: deck.index + 1,
            count: SYMBOLS.length,
          })}
      </p>
      <DeckControls deck={deck} locale={locale} />
    </div>
  );
}
