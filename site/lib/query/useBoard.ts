import { type SentimentBoard, sentimentBoardSchema } from '#contracts/sentiment-board.ts';
import type { Backend } from '#site/lib/backend/client.ts';
import type { QueryState } from './queries.ts';
import { useQuery } from './useQuery.ts';

/** The server reads its source every 20 minutes (K2). */
const STALE_MS = 20 * 60_000;

export const BOARD_KEY = 'sentiment board';

export type BoardRow = SentimentBoard['rows'][number];

/** Latest reading, change and daily shares of all instruments; null fetches nothing. */
export function useBoard(backend: Backend | null): QueryState<SentimentBoard> {
  return useQuery<SentimentBoard>(
    backend && {
      key: BOARD_KEY,
      read: (signal) => backend.get('sentiment/board', {}, sentimentBoardSchema, signal),
      staleMs: () => STALE_MS,
      retryMs: STALE_MS,
      nextAt: ({ readAt }) => (readAt === 0 ? null : readAt + STALE_MS),
    },
  );
}
