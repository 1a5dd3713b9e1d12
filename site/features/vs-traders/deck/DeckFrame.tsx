import { type CSSProperties, use, useDeferredValue } from 'react';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { type InstrumentSymbol, SYMBOLS } from '#contracts/sentiment.ts';
import { LiveCard } from '#site/features/vs-traders/cards/LiveCard.tsx';
import type { SentimentSource } from '#site/features/vs-traders/cards/read.ts';
import { SentimentCard } from '#site/features/vs-traders/cards/SentimentCard.tsx';
import { Deck, DeckStage } from '#site/lib/deck/Deck.tsx';
import { DeckControls } from '#site/lib/deck/DeckControls.tsx';
import type { DeckHandle } from '#site/lib/deck/useDeck.ts';
import { Button } from '#site/ui/Button.tsx';
import { RenderMoment } from '#site/ui/render-moment.ts';
import styles from './DeckFrame.module.css';

interface DeckFrameProps {
  readonly deck: DeckHandle;
  /** Null before hydration. */
  readonly source: SentimentSource | null;
  readonly onHistory: (symbol: InstrumentSymbol) => void;
  readonly locale: Locale;
}

/** One card is in view; the others are inert. Without scripts the cards scroll sideways (E1, E2, N10). */
export function DeckFrame({ deck, source, onHistory, locale }: DeckFrameProps) {
  const { index, turn } = deck;
  const isLive = source !== null;
  const count = SYMBOLS.length;
  // A page with figures brings the card in view; the others, which are inert, follow the first frame (N12).
  const isWhole = useDeferredValue(true, use(RenderMoment) === null);
  return (
    <Deck
      deck={deck}
      announcement={translate(locale, 'sentiment.turned', {
        symbol: SYMBOLS[index] ?? '',
        place: index + 1,
        count,
      })}
      className={styles.deck}
      // HTML from the server has no style attribute: the CSP would need its hash.
      style={index > 0 ? ({ '--place': index } as CSSProperties) : undefined}
      aria-roledescription={translate(locale, 'sentiment.carousel')}
      aria-label={translate(locale, 'sentiment.deck', { count })}
      data-part="sentiment-deck"
      data-index={index}
      data-locked={deck.isLocked}
      data-live={isLive}
    >
      <DeckStage deck={deck} className={styles.view}>
        <ul className={styles.row}>
          {SYMBOLS.map((symbol, place) => (
            <li key={symbol} inert={isLive && place !== index}>
              {!isWhole && place !== index ? null : source ? (
                <LiveCard {...{ symbol, source, locale }} onHistory={() => onHistory(symbol)} />
              ) : (
                <SentimentCard {...{ symbol, locale }} sentiment={null} onHistory={undefined} />
              )}
            </li>
          ))}
        </ul>
      </DeckStage>
      <ul className={styles.dots}>
        {SYMBOLS.map((symbol, place) => (
          <li key={symbol}>
            <button
              type="button"
              data-part="sentiment-dot"
              aria-current={place === index ? 'true' : undefined}
              aria-label={symbol}
              onClick={() => turn({ show: place })}
            />
          </li>
        ))}
      </ul>
      {!isLive && <p className={`strong ${styles.late}`}>{translate(locale, 'sentiment.late')}</p>}
      <DeckControls
        turn={turn}
        part="sentiment"
        className={styles.controls}
        previous={translate(locale, 'sentiment.previous')}
        next={translate(locale, 'sentiment.next')}
      >
        <Button
          data-part="sentiment-reset"
          onClick={() => turn({ show: 0 })}
          aria-label={translate(locale, 'sentiment.resetName')}
        >
          {translate(locale, 'sentiment.reset')}
        </Button>
      </DeckControls>
    </Deck>
  );
}
