import { QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { InstrumentSymbol, SentimentResponse } from '#contracts/sentiment.ts';
import { SENTIMENT_REFRESH_MS } from '#domain/sentiment.ts';
import type { Backend } from '#site/backend/client.ts';
import { BackendFailure } from '#site/backend/failure.ts';
import { reportQuietFailure } from '#site/backend/report.ts';
import { keepAnswer, readCached, type Shelf } from './cache.ts';
import { type CardState, cardState, isWorseThan } from './card-state.ts';

export interface SentimentSource {
  readonly backend: Backend;
  readonly shelf: Shelf;
}

export interface Sentiment {
  readonly state: CardState;
  readonly response: SentimentResponse | undefined;
  readonly isFetching: boolean;
  /** Nothing to show and at least one request has failed. */
  readonly hasNothing: boolean;
  /** Epoch milliseconds at which the answer on show was received. */
  readonly receivedAt: number;
  refresh(): void;
}

/** One client for the six instruments: kept readings first, then every eight hours while the tab is seen (SPEC E4). */
export function createSentimentQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: SENTIMENT_REFRESH_MS,
        refetchInterval: SENTIMENT_REFRESH_MS,
        gcTime: Number.POSITIVE_INFINITY,
        // Offline must fail, and so be said, instead of waiting for a connection in silence.
        networkMode: 'always',
        retry: false,
      },
    },
  });
}

/** The reading of one instrument and what the card stands in; `refresh` is the visitor's own wish. */
export function useSentiment(symbol: InstrumentSymbol, source: SentimentSource): Sentiment {
  const queries = useQueryClient();
  const [cached] = useState(() => readCached(source.shelf, symbol, Date.now()));
  const [refusedAt, setRefusedAt] = useState(0);
  const query = useQuery({
    queryKey: ['sentiment', symbol],
    queryFn: ({ signal }) => read(symbol, source, queries, signal),
    ...(cached === null ? {} : { initialData: cached.response, initialDataUpdatedAt: cached.savedAt }),
  });
  const refresh = async () => {
    const { isError } = await query.refetch({ cancelRefetch: false });
    setRefusedAt(isError ? Date.now() : 0);
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
    hasNothing: response === undefined && hasFailed,
    receivedAt,
    refresh: () => void refresh(),
  };
}

async function read(
  symbol: InstrumentSymbol,
  { backend, shelf }: SentimentSource,
  queries: QueryClient,
  signal: AbortSignal,
): Promise<SentimentResponse> {
  const shown = queries.getQueryData<SentimentResponse>(['sentiment', symbol]);
  try {
    const answer = await backend.sentiment(symbol, signal);
    if (isWorseThan(answer, shown)) throw new BackendFailure('no_data');
    keepAnswer(shelf, symbol, answer, Date.now());
    return answer;
  } catch (failure) {
    if (shown && failure instanceof BackendFailure) reportQuietFailure(symbol, failure);
    throw failure;
  }
}
