import { useState } from 'react';
import type { InstrumentSymbol, SentimentResponse } from '#contracts/sentiment.ts';
import { SENTIMENT_REFRESH_MS, WANTING_REFRESH_MS } from '#site/features/vs-traders/sentiment.ts';
import type { Query, QueryState } from '#site/lib/query/queries.ts';
import { usePeek, useQuery } from '#site/lib/query/useQuery.ts';
import { keepAnswer, readCached } from './cache.ts';
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

/**
 * How one instrument is asked for: what was kept is shown first, and its age counts from when it was received; then every
 * eight hours while the tab is seen, or every minute as long as only an example or nothing can be shown (E4, K2).
 */
export function sentimentQuery(symbol: InstrumentSymbol, source: SentimentSource): Query<SentimentResponse> {
  return {
    key: sentimentKey(symbol),
    read: (signal, shown) => readSentiment(symbol, source, shown, signal),
    staleMs: paceOf,
    nextAt: ({ data, answeredAt, readAt }) => Math.max(answeredAt, readAt) + paceOf(data),
    kept() {
      const cached = readCached(source.shelf, symbol, source.now());
      return cached && { data: cached.response, answeredAt: cached.savedAt };
    },
    onCarried: (data, answeredAt) => keepAnswer(source.shelf, symbol, data, answeredAt),
  };
}

export function sentimentKey(symbol: InstrumentSymbol): string {
  return `sentiment ${symbol}`;
}

function paceOf(response: SentimentResponse | undefined): number {
  return awaitsFigures(response) ? WANTING_REFRESH_MS : SENTIMENT_REFRESH_MS;
}

/** What the card of an instrument has read: this never asks for it. */
export function usePeekedSentiment(symbol: InstrumentSymbol): QueryState<SentimentResponse> {
  return usePeek(sentimentKey(symbol));
}

/** The reading of one instrument and the state of its card; `refresh` is the visitor's own wish. */
export function useSentiment(symbol: InstrumentSymbol, source: SentimentSource): Sentiment {
  const [refusedAt, setRefusedAt] = useState(0);
  const { data: response, answeredAt: receivedAt, ...query } = useQuery(sentimentQuery(symbol, source));
  const { isFetching, hasFailed, isKept } = query;
  const refresh = async () => {
    const state = await query.refresh();
    setRefusedAt(state.hasFailed ? source.now() : 0);
  };
  const reading = { response, isFetching, hasFailed, receivedAt, isKept, refusedAt };
  return {
    state: cardState(reading),
    response,
    isFetching,
    hasNothing: hasNothing(reading),
    receivedAt,
    refresh: () => void refresh(),
  };
}
