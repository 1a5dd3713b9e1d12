import { type Query, QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { InstrumentSymbol, SentimentResponse } from '#contracts/sentiment.ts';
import {
  SENTIMENT_REFRESH_MS,
  untilRefresh,
  WANTING_REFRESH_MS,
} from '#site/features/vs-traders/sentiment.ts';
import { type CachedSentiment, readCached } from './cache.ts';
import { awaitsFigures, type CardState, cardState, hasNothing } from './card-state.ts';
import { readSentiment, type SentimentSource } from './read.ts';

export interface Sentiment {
  readonly state: CardState;
  readonly response: SentimentResponse | undefined;
  readonly isFetching: boolean;
  /** Nothing to show, and that is known. */
  readonly hasNothing: boolean;
  /** Epoch milliseconds at which the answer on show was received. */
  readonly receivedAt: number;
  refresh(): void;
}

/** One client for all that the island asks for. */
export function createSentimentQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: Number.POSITIVE_INFINITY,
        // Offline must fail, and so be said, instead of waiting for a connection in silence.
        networkMode: 'always',
        // That alone would also leave the return of the connection unused.
        refetchOnReconnect: true,
        retry: false,
      },
    },
  });
}

/**
 * How one instrument is asked for: what was kept stands first, and its age counts from when it was received; then every
 * eight hours while the tab is seen, or every minute as long as only an example or nothing can be shown (E4, K2).
 */
export function sentimentQuery(
  symbol: InstrumentSymbol,
  source: SentimentSource,
  cached: CachedSentiment | null,
  queries: QueryClient,
) {
  const queryKey = ['sentiment', symbol];
  return {
    queryKey,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      readSentiment(symbol, source, queries.getQueryData(queryKey), signal),
    staleTime: ({ state }: Asked) => paceOf(state),
    refetchInterval: ({ state }: Asked) =>
      untilRefresh(Math.max(state.dataUpdatedAt, state.errorUpdatedAt), Date.now(), paceOf(state)),
    ...(cached === null ? {} : { initialData: cached.response, initialDataUpdatedAt: cached.savedAt }),
  };
}

type Asked = Query<SentimentResponse>;

function paceOf({ data }: Asked['state']): number {
  return awaitsFigures(data) ? WANTING_REFRESH_MS : SENTIMENT_REFRESH_MS;
}

/** The reading of one instrument and what the card stands in; `refresh` is the visitor's own wish. */
export function useSentiment(symbol: InstrumentSymbol, source: SentimentSource): Sentiment {
  const queries = useQueryClient();
  const [cached] = useState(() => readCached(source.shelf, symbol, source.now()));
  const [refusedAt, setRefusedAt] = useState(0);
  const query = useQuery(sentimentQuery(symbol, source, cached, queries));
  const refresh = async () => {
    const { isError } = await query.refetch({ cancelRefetch: false });
    setRefusedAt(isError ? source.now() : 0);
  };
  const { data: response, isFetching, dataUpdatedAt: receivedAt } = query;
  const hasFailed = query.errorUpdateCount > 0;
  const reading = {
    response,
    isFetching,
    hasFailed,
    receivedAt,
    cachedAt: cached?.savedAt ?? null,
    refusedAt,
  };
  return {
    state: cardState(reading),
    response,
    isFetching,
    hasNothing: hasNothing(reading),
    receivedAt,
    refresh: () => void refresh(),
  };
}
