import { useQuery } from '@tanstack/react-query';
import type { InstrumentSymbol } from '#contracts/sentiment.ts';
import type { HistoryDays, SentimentHistory } from '#contracts/sentiment-history.ts';
import type { Backend } from '#site/lib/backend/client.ts';

/** A range is asked for again when it is opened after this long. */
const FRESH_MS = 60_000;

export interface HistoryReading {
  /** `short`: a single reading, which is no line yet. */
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
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['history', symbol, days],
    queryFn: ({ signal }) => backend.history({ symbol, days }, signal),
    staleTime: FRESH_MS,
  });
  return { state: stateOf(data, isError && !isFetching), history: data, retry: () => void refetch() };
}

function stateOf(history: SentimentHistory | undefined, hasFailed: boolean): HistoryReading['state'] {
  if (history === undefined) return hasFailed ? 'error' : 'loading';
  if (history.points.length > 1) return 'ready';
  return history.points.length === 1 ? 'short' : 'empty';
}
