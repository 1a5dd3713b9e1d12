import type { HistoryPoint, SentimentHistory } from '#contracts/sentiment-history.ts';

type Reading = Pick<HistoryPoint, 'observedAt'>;

/** Index of the first reading at or after an instant (ISO 8601); of the last one when none is. */
export function readingAfter(points: readonly Reading[], instant: string): number {
  const at = Date.parse(instant);
  const found = points.findIndex(({ observedAt }) => Date.parse(observedAt) >= at);
  return found === -1 ? points.length - 1 : found;
}

/** The releases by the index of the first reading after each: what came out since the reading before. */
export function releasesByReading<One extends { readonly time_iso: string }>(
  points: readonly Reading[],
  releases: readonly One[],
): ReadonlyMap<number, readonly One[]> {
  return Map.groupBy(releases, ({ time_iso }) => readingAfter(points, time_iso));
}

/** Place of an instant in a range: 0 at its start, 1 at its end. */
export function placeInRange({ from, to }: Pick<SentimentHistory, 'from' | 'to'>, instant: string): number {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  return Math.min(1, Math.max(0, (Date.parse(instant) - start) / (end - start)));
}
