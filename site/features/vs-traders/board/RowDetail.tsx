import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import type { InstrumentSymbol } from '#contracts/sentiment.ts';
import { RANGE_MIN_DAYS } from '#contracts/sentiment-board.ts';
import { formatShare } from '#domain/format.ts';
import { CardCredit } from '#site/features/vs-traders/cards/CardCredit.tsx';
import { CardLedger } from '#site/features/vs-traders/cards/CardFigures.tsx';
import { CardNotice } from '#site/features/vs-traders/cards/CardNotice.tsx';
import { figuresOf, ofBasis, roundingWords, sidesOf } from '#site/features/vs-traders/cards/card-state.ts';
import type { SentimentSource } from '#site/features/vs-traders/cards/read.ts';
import { SourceText } from '#site/features/vs-traders/cards/SentimentCard.tsx';
import { useSentiment } from '#site/features/vs-traders/cards/useSentiment.ts';
import { BOARD_KEY, type BoardRow } from '#site/lib/query/useBoard.ts';
import { usePeek } from '#site/lib/query/useQuery.ts';
import { RemindButton } from '#site/lib/reminders/RemindButton.tsx';
import { Button } from '#site/ui/Button.tsx';
import { RefreshButton } from '#site/ui/RefreshButton.tsx';
import styles from './RowDetail.module.css';

interface RowDetailProps {
  readonly symbol: InstrumentSymbol;
  readonly source: SentimentSource;
  readonly onHistory: () => void;
  readonly locale: Locale;
}

/** The contents of an open row: what its card says, beside its own range and its history (E3, E4). */
export function RowDetail({ symbol, source, onHistory, locale }: RowDetailProps) {
  const sentiment = useSentiment(symbol, source);
  const { data } = usePeek<{ readonly rows: readonly BoardRow[] }>(BOARD_KEY);
  const entry = figuresOf(sentiment.response);
  const range = ofBasis(
    data?.rows.find((row) => row.symbol === symbol),
    entry?.basis,
  )?.range;
  return (
    <div className={styles.detail}>
      <div className={styles.figures}>
        {entry ? (
          <CardLedger symbol={symbol} entry={entry} locale={locale} />
        ) : (
          <CardNotice sentiment={sentiment} locale={locale} />
        )}
        <p className={`smaller muted ${styles.range}`} data-part="board-own-range">
          {range
            ? translate(locale, 'board.range', {
                low: formatShare(range.low, locale),
                high: formatShare(range.high, locale),
                days: range.days,
              })
            : translate(locale, 'board.rangeNone', { days: RANGE_MIN_DAYS })}
          {entry && ` ${roundingWords([sidesOf(entry)], locale)}`}
        </p>
      </div>
      <div className={styles.origin}>
        <p className={`smaller strong ${styles.source}`}>
          <SourceText sentiment={sentiment} locale={locale} />
          <RefreshButton
            label={translate(locale, sentiment.isFetching ? 'sentiment.refreshing' : 'sentiment.refresh', {
              symbol,
            })}
            isPending={sentiment.isFetching}
            onPress={sentiment.refresh}
            part="board-refresh"
          />
        </p>
        <CardCredit sentiment={sentiment} locale={locale} />
        <div className={`cluster ${styles.ways}`}>
          <Button data-part="board-history" onClick={onHistory}>
            {translate(locale, 'sentiment.history')}
            <span className="hidden-text"> {symbol}</span>
          </Button>
          <RemindButton
            topic={`extreme/${symbol}`}
            call={translate(locale, 'board.remind')}
            name={symbol}
            locale={locale}
          />
        </div>
      </div>
    </div>
  );
}
