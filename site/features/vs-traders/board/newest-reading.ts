import type { SentimentResponse } from '#contracts/sentiment.ts';
import type { ShareBasis } from '#contracts/share-basis.ts';
import { ofBasis, realFiguresOf } from '#site/features/vs-traders/cards/card-state.ts';
import type { BoardRow } from '#site/lib/query/useBoard.ts';

/** A reading of one instrument. */
export interface NewestReading {
  readonly basis: ShareBasis;
  /** Percent. */
  readonly long: number;
  readonly short: number;
  /** When it was read at its source, or else when its answer came (epoch ms); null where neither is known. */
  readonly readAt: number | null;
  readonly isDated: boolean;
  /** It is the stored reading of the board, whose credits are the board's. */
  readonly isStored: boolean;
  /** The long share 24 hours before the newest stored reading, in percent; null where unknown. */
  readonly yesterday: number | null;
}

interface Answer {
  readonly data: SentimentResponse | undefined;
  /** When the answer was received (epoch ms); 0 where that is not known. */
  readonly answeredAt: number;
}

/**
 * What is known of an instrument now: its last answer or, in a page that is open for long, the newer stored reading of the
 * board, which is read more often. Null without real figures (E1, K2).
 */
export function newestReading(answer: Answer | undefined, row: BoardRow | undefined): NewestReading | null {
  const entry = realFiguresOf(answer?.data);
  if (!entry) return null;
  const observedAt = answer?.data?.observedAt;
  const readAt = observedAt ? Date.parse(observedAt) : answer?.answeredAt || null;
  const stored = row?.latest;
  const storedAt = stored ? Date.parse(stored.observedAt) : 0;
  const isStored = stored ? storedAt > (readAt ?? 0) : false;
  const { basis, longPercentage: long, shortPercentage: short } = (isStored && stored) || entry;
  const yesterday = yesterdayOf(ofBasis(row, basis), long);
  return isStored
    ? { basis, long, short, yesterday, isStored, readAt: storedAt, isDated: true }
    : { basis, long, short, yesterday, isStored, readAt, isDated: Boolean(observedAt) };
}

function yesterdayOf(row: BoardRow | undefined, long: number): number | null {
  if (!row || row.change === null) return null;
  return Math.min(100, Math.max(0, (row.latest?.longPercentage ?? long) - row.change));
}
