import type { SentimentSnapshot } from '#contracts/sentiment.ts';
import { EXTREMES } from '#contracts/sentiment-history.ts';
import { ofLatestBasis } from '#domain/sentiment/basis.ts';
import { FINDING } from '#domain/sentiment/finding.ts';
import { type Extreme, extremeOf } from '#domain/sentiment-history.ts';

/** An extreme that an instrument is at, and since when. */
export interface ReachedExtreme {
  readonly side: Extreme;
  /** The first reading at the extreme. */
  readonly since: string;
  readonly latest: SentimentSnapshot;
}

const HOUR_MS = 3_600_000;

/**
 * The extreme (70/30, both included) that the newest reading is at; null between them, where it is too old to say anything of
 * now, and where none of the readings (oldest first) is from before it: then it is unknown when it was reached.
 */
export function reachedExtreme(stored: readonly SentimentSnapshot[], now: Date): ReachedExtreme | null {
  const rows = ofLatestBasis(stored);
  const latest = rows.at(-1);
  if (!latest || now.getTime() - Date.parse(latest.observedAt) > FINDING.maxAgeHours * HOUR_MS) return null;
  const side = extremeOf(latest.longPercentage, EXTREMES);
  if (side === null) return null;
  const before = rows.findLastIndex(({ longPercentage }) => extremeOf(longPercentage, EXTREMES) !== side);
  const first = rows[before + 1];
  return before < 0 || !first ? null : { side, since: first.observedAt, latest };
}
