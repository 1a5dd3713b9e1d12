import { translate } from '#content/words/translate.ts';
import { INSTRUMENTS } from '#contracts/instruments.ts';
import { inLocale, type Locale } from '#contracts/locale.ts';
import type { InstrumentSymbol } from '#contracts/sentiment.ts';
import { Button } from '#site/ui/Button.tsx';
import { useClock } from '#site/ui/countdown-clock.ts';
import { RefreshButton } from '#site/ui/RefreshButton.tsx';
import { CardCredit } from './CardCredit.tsx';
import { CardFigures } from './CardFigures.tsx';
import { CardNotice } from './CardNotice.tsx';
import { figuresOf, isShownLive } from './card-state.ts';
import styles from './SentimentCard.module.css';
import type { Sentiment } from './useSentiment.ts';

interface SentimentCardProps {
  readonly symbol: InstrumentSymbol;
  /** Null before the page's scripts run. */
  readonly sentiment: Sentiment | null;
  /** Absent before the page's scripts run. */
  readonly onHistory: (() => void) | undefined;
  readonly locale: Locale;
}

/** One instrument as a ledger page: shares, bar, counts, volumes, entries, and where and when they come from (E3). */
export function SentimentCard({ symbol, sentiment, onHistory, locale }: SentimentCardProps) {
  const state = sentiment?.state ?? 'loading';
  const response = sentiment?.response;
  const isEmptyHanded = state === 'empty' || sentiment?.hasNothing;
  return (
    <article
      className={styles.card}
      aria-labelledby={`sentiment-${symbol}`}
      aria-busy={sentiment?.state === 'loading'}
      data-part="sentiment-card"
      data-symbol={symbol}
      data-state={state}
      data-source={response?.dataSource}
    >
      <header className={styles.head}>
        <div>
          <h3 className={`size-2 ${styles.symbol}`} id={`sentiment-${symbol}`}>
            {symbol}
          </h3>
          <p className="muted small">{inLocale(INSTRUMENTS[symbol].name, locale)}</p>
        </div>
        <RefreshButton
          label={translate(locale, sentiment?.isFetching ? 'sentiment.refreshing' : 'sentiment.refresh', {
            symbol,
          })}
          isPending={sentiment?.isFetching ?? false}
          onPress={sentiment?.refresh}
          part="sentiment-refresh"
        />
      </header>
      {/* Keyed, so that a text that grows is a new one and not one that has moved. */}
      <p key={`${state} ${response?.dataSource}`} className={`smaller strong ${styles.source}`}>
        <SourceText sentiment={sentiment} locale={locale} />
      </p>
      <div className={styles.body}>
        <CardFigures
          key={response ? 'told' : 'waiting'}
          symbol={symbol}
          entry={figuresOf(response)}
          isBlank={isEmptyHanded ?? false}
          locale={locale}
        />
        {isEmptyHanded && <CardNotice sentiment={sentiment} locale={locale} />}
      </div>
      <CardCredit sentiment={sentiment} locale={locale} />
      <p className={styles.more} data-live={onHistory !== undefined}>
        <Button data-part="sentiment-history-open" onClick={onHistory}>
          {translate(locale, 'sentiment.history')}
          <span className="hidden-text"> {symbol}</span>
        </Button>
      </p>
    </article>
  );
}

/** Where the figures come from, live only as long as they are, or why there are none (E3, E4). */
export function SourceText({ sentiment, locale }: Pick<SentimentCardProps, 'sentiment' | 'locale'>) {
  const isLive = useClock((now) => sentiment !== null && isShownLive(sentiment, now), false);
  if (sentiment === null) return translate(locale, 'sentiment.waiting');
  if (sentiment.hasNothing) return translate(locale, 'sentiment.source.none');
  if (sentiment.response === undefined) return translate(locale, 'sentiment.state.loading');
  if (figuresOf(sentiment.response) === null) return translate(locale, 'sentiment.state.empty');
  const { dataSource, credit, vendor = credit.name } = sentiment.response;
  const source = translate(locale, `sentiment.source.${dataSource}`, { vendor });
  return isLive ? translate(locale, 'sentiment.live', { source }) : source;
}
