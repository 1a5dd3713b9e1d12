import type { Locale } from '#contracts/locale.ts';
import type { SentimentHistory } from '#contracts/sentiment-history.ts';

/** What every view of a range takes. */
export interface HistoryViewProps {
  readonly readings: SentimentHistory;
  readonly locale: Locale;
}
