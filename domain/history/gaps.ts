import type { HistoryGap } from '#contracts/sentiment-history.ts';

/** A gap is longer than this many refresh windows; one or two late snapshots are not a gap (N1). */
const WINDOWS = 3;

interface Range {
  /** ISO 8601, UTC, with milliseconds. */
  readonly from: string;
  readonly to: string;
}

/** Longest time between two snapshots that is not a gap. */
export function gapMs(windowMs: number): number {
  return WINDOWS * windowMs;
}

/** Stretches of the range longer than `gapMs` without a snapshot, with its start and end; times oldest first. */
export function findGaps(times: readonly string[], range: Range, windowMs: number): HistoryGap[] {
  const marks = [range.from, ...times, range.to];
  const longest = gapMs(windowMs);
  return marks.slice(1).flatMap((to, index) => {
    const from = marks[index] ?? range.from;
    return Date.parse(to) - Date.parse(from) > longest ? [{ from, to }] : [];
  });
}
