import type { SentimentEntry, SentimentResponse } from '#contracts/sentiment.ts';
import { hasFigures } from '#domain/sentiment.ts';

export type CardState = 'loading' | 'cached' | 'refreshing' | 'fresh' | 'error' | 'empty';

/** What is known of one instrument at one moment; times are epoch milliseconds. */
export interface Reading {
  readonly response: SentimentResponse | undefined;
  readonly isFetching: boolean;
  readonly hasFailed: boolean;
  /** When the answer on show was received. */
  readonly receivedAt: number;
  /** When the reading taken from storage at load had been received; null when there was none. */
  readonly cachedAt: number | null;
  /** When a refresh the visitor asked for last failed; 0 when none did. */
  readonly refusedAt: number;
}

/** What a card stands in (SPEC E4). A failed refresh is an error only where the visitor asked for it, or nothing can be shown. */
export function cardState(reading: Reading): CardState {
  const { response, isFetching, hasFailed, receivedAt, cachedAt, refusedAt } = reading;
  if (response === undefined) return hasFailed && !isFetching ? 'error' : 'loading';
  if (figuresOf(response) === null) return 'empty';
  if (isFetching) return 'refreshing';
  if (refusedAt > receivedAt) return 'error';
  return receivedAt === cachedAt ? 'cached' : 'fresh';
}

/** The figures an answer brings, or null where it has nothing to show (SPEC E3). */
export function figuresOf(response: SentimentResponse | undefined): SentimentEntry | null {
  const entry = response?.entry ?? null;
  return entry !== null && hasFigures(entry) ? entry : null;
}

/** Whether an answer must not take the place of what is shown: an example never replaces real figures (SPEC K2). */
export function isWorseThan(answer: SentimentResponse, shown: SentimentResponse | undefined): boolean {
  if (answer.dataSource !== 'error_fallback' || shown === undefined) return false;
  return shown.dataSource !== 'error_fallback' && figuresOf(shown) !== null;
}
