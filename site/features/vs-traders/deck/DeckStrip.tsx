import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { type InstrumentSymbol, SYMBOLS } from '#contracts/sentiment.ts';
import { formatShare } from '#domain/format.ts';
import { realFiguresOf } from '#site/features/vs-traders/cards/card-state.ts';
import { usePeekedSentiment } from '#site/features/vs-traders/cards/useSentiment.ts';
import styles from './DeckStrip.module.css';

interface DeckStripProps {
  readonly index: number;
  readonly onShow: (index: number) => void;
  readonly locale: Locale;
}

/** A dot for each instrument: its symbol, and its long side as a small bar (E2). */
export function DeckStrip({ index, onShow, locale }: DeckStripProps) {
  return (
    <ol className={styles.strip}>
      {SYMBOLS.map((symbol, place) => (
        <li key={symbol}>
          <button
            type="button"
            className={`stack gap-1 muted strong ${styles.dot}`}
            data-part="sentiment-dot"
            aria-current={place === index ? 'true' : undefined}
            onClick={() => onShow(place)}
          >
            <span className={styles.symbol}>{symbol}</span>{' '}
            <span className="hidden-text">
              {translate(locale, 'sentiment.place', { place: place + 1, count: SYMBOLS.length })}
            </span>
            <Share symbol={symbol} locale={locale} />
          </button>
        </li>
      ))}
    </ol>
  );
}

interface ShareProps extends Pick<DeckStripProps, 'locale'> {
  readonly symbol: InstrumentSymbol;
}

function Share({ symbol, locale }: ShareProps) {
  const { data } = usePeekedSentiment(symbol);
  const entry = realFiguresOf(data);
  return (
    <>
      <svg className={styles.bar} aria-hidden="true" data-empty={entry === null}>
        <rect width="100%" height="100%" className={styles.track} />
        {entry && (
          <>
            <rect width={`${entry.longPercentage}%`} height="100%" className={styles.long} />
            <rect
              x={`${100 - entry.shortPercentage}%`}
              width={`${entry.shortPercentage}%`}
              height="100%"
              className={styles.short}
            />
          </>
        )}
      </svg>
      {entry && (
        <span className="hidden-text">
          {formatShare(entry.longPercentage, locale)} {translate(locale, 'sentiment.long')}
        </span>
      )}
    </>
  );
}
