import type { HistoryGap } from '#contracts/sentiment-history.ts';

/** So many refresh windows without a reading are a gap: one or two late readings are not (SPEC N1). */
const WINDOWS = 3;

interface Range {
  /** ISO 8601, UTC, with milliseconds. */
  readonly from: string;
  readonly to: string;
}

/** Milliseconds without a reading from which on it is a gap. */
export function gapMs(windowMs: number): number {
  return WINDOWS * windowMs;
}

/** Stretches of the range longer than `gapMs` without a reading, its start and end included; times oldest first. */
export function findGaps(times: readonly string[], range: Range, windowMs: number): HistoryGap[] {
  const marks = [range.from, ...times, range.to];
  const longest = gapMs(windowMs);
  return marks.slice(1).flatMap((to, index) => {
    const from = marks[index] ?? range.from;
    return Date.parse(to) - Date.parse(from) > longest ? [{ from, to }] : [];
  });
}
