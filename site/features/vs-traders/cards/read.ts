import type { InstrumentSymbol, SentimentResponse } from '#contracts/sentiment.ts';
import type { Backend } from '#site/lib/backend/client.ts';
import { BackendFailure } from '#site/lib/backend/failure.ts';
import { reportQuietFailure } from '#site/lib/backend/report.ts';
import { keepAnswer, type Shelf } from './cache.ts';
import { isWorseThan } from './card-state.ts';

export interface SentimentSource {
  readonly backend: Pick<Backend, 'sentiment'>;
  readonly shelf: Shelf;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/**
 * Asks for an instrument's figures and keeps the answer. Rejects with a BackendFailure; `no_data` where only an example
 * came and real figures are `shown`. A failure behind shown figures is logged, not shown (E4).
 */
export async function readSentiment(
  symbol: InstrumentSymbol,
  { backend, shelf, now }: SentimentSource,
  shown: SentimentResponse | undefined,
  signal: AbortSignal,
): Promise<SentimentResponse> {
  try {
    const answer = await backend.sentiment(symbol, signal);
    if (isWorseThan(answer, shown)) throw new BackendFailure('no_data');
    keepAnswer(shelf, symbol, answer, now());
    return answer;
  } catch (failure) {
    if (shown && failure instanceof BackendFailure) reportQuietFailure(symbol, failure);
    throw failure;
  }
}
