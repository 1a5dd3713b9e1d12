import type { SentimentEntry } from '#contracts/sentiment.ts';

/** A reading in the browser is asked for again after eight hours (E4). */
export const SENTIMENT_REFRESH_MS = 8 * 3_600_000;

/** While only an example or nothing can be shown it is asked for again this soon: the answer comes out of our own store. */
export const WANTING_REFRESH_MS = 60_000;
/** The server reads its source every 20 minutes, a minute late at most (K2). */
const LIVE_MS = 21 * 60_000;

/** False for an entry whose shares and volumes are all zero: the source has no data, not a market at 50/50 (E3). */
export function hasFigures(entry: SentimentEntry): boolean {
  return (
    entry.longPercentage + entry.shortPercentage > 0 || (entry.longVolume ?? 0) + (entry.shortVolume ?? 0) > 0
  );
}

/** Whether figures read at their source at `observedAt` are of its present reading at `now` (both epoch ms). */
export function isLive(observedAt: number, now: number): boolean {
  return now - observedAt < LIVE_MS;
}
