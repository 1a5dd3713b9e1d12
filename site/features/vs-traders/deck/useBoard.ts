import { type SentimentBoard, sentimentBoardSchema } from '#contracts/sentiment-board.ts';
import type { Backend } from '#site/lib/backend/client.ts';
import { useQuery } from '#site/lib/query/useQuery.ts';

/** The server reads its source every 20 minutes (K2). */
const STALE_MS = 20 * 60_000;

export type BoardRow = SentimentBoard['rows'][number];

/** Change and daily shares of all instruments; undefined until they arrive, and where the backend has none. */
export function useBoard(backend: Backend | null): readonly BoardRow[] | undefined {
  const { data } = useQuery<SentimentBoard>(
    backend && {
      key: 'sentiment board',
      read: (signal) => backend.get('sentiment/board', {}, sentimentBoardSchema, signal),
      staleMs: () => STALE_MS,
      retryMs: STALE_MS,
      nextAt: ({ readAt }) => (readAt === 0 ? null : readAt + STALE_MS),
    },
  );
  return data?.rows;
}
