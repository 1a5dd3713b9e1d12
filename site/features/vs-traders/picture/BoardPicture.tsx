import type { Locale } from '#contracts/locale.ts';
import { SYMBOLS } from '#contracts/sentiment.ts';
import type { SentimentBoard } from '#contracts/sentiment-board.ts';
import { newestReading } from '#site/features/vs-traders/board/newest-reading.ts';
import { usePeekedSentiment } from '#site/features/vs-traders/cards/useSentiment.ts';
import { SharePicture } from '#site/lib/picture/SharePicture.tsx';
import { BOARD_KEY } from '#site/lib/query/useBoard.ts';
import { usePeek } from '#site/lib/query/useQuery.ts';

/** The button that shares the board as a picture (N18). */
export function BoardPicture({ locale }: { readonly locale: Locale }) {
  const { rows, credits = [] } = usePeek<SentimentBoard>(BOARD_KEY).data ?? {};
  const readings = SYMBOLS.map(usePeekedSentiment);
  const make = async () => {
    const { boardPicture } = await import('./board-picture.ts');
    const seen = SYMBOLS.map((symbol, place) => ({
      symbol,
      response: readings[place]?.data,
      newest: newestReading(
        readings[place],
        rows?.find((row) => row.symbol === symbol),
      ),
    }));
    return boardPicture(seen, credits, locale);
  };
  return <SharePicture {...{ make, locale }} />;
}
