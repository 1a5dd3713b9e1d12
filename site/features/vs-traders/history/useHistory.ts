import type { InstrumentSymbol } from '#contracts/sentiment.ts';
import type { HistoryDays, SentimentHistory } from '#contracts/sentiment-history.ts';
import type { Backend } from '#site/lib/backend/client.ts';
import { useQuery } from '#site/lib/query/useQuery.ts';

/** A range is asked for again when it is opened after this long. */
const FRESH_MS = 60_000;

export interface HistoryReading {
  /** `short`: a single reading, too few for a line. */
  readonly state: 'loading' | 'error' | 'empty' | 'short' | 'ready';
  readonly history: SentimentHistory | undefined;
  retry(): void;
}

/** The stored readings of a range and what can be shown of them (N1). */
export function useHistory(
  symbol: InstrumentSymbol,
  days: HistoryDays,
  backend: Pick<Backend, 'history'>,
): HistoryReading {
  const { data, isFetching, hasFailed, refresh } = useQuery({
    key: `history ${symbol} ${days}`,
    read: (signal) => backend.history({ symbol, days }, signal),
    staleMs: () => FRESH_MS,
  });
  return { state: stateOf(data, hasFailed && !isFetching), history: data, retry: () => void refresh() };
}

function stateOf(history: SentimentHistory | undefined, hasFailed: boolean): HistoryReading['state'] {
  if (history === undefined) return hasFailed ? 'error' : 'loading';
  if (history.points.length > 1) return 'ready';
  return history.points.length === 1 ? 'short' : 'empty';
}
