import type { Locale } from '#contracts/locale.ts';
import type { Release } from '#contracts/releases.ts';
import type { SentimentHistory } from '#contracts/sentiment-history.ts';

/** What every view of a range takes. */
export interface HistoryViewProps {
  readonly readings: SentimentHistory;
  /** Past releases of high impact in the same range, oldest first; null while they are unknown. */
  readonly releases: readonly Release[] | null;
  readonly locale: Locale;
}
