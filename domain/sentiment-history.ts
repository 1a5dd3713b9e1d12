import type {
  HistoryDays,
  HistoryGap,
  HistoryPoint,
  SentimentHistory,
} from '#contracts/sentiment-history.ts';

const MINUTE_MS = 60_000;
/** Width of one place on a chart's time axis, so that a range has about as many places as a screen has pixels (SPEC N1). */
const SLOT_MS: Readonly<Record<HistoryDays, number>> = {
  7: 10 * MINUTE_MS,
  30: 60 * MINUTE_MS,
  90: 180 * MINUTE_MS,
};

/** Sorts behind every instant. */
const AFTER_ALL = '~';

export interface Slot {
  /** Epoch milliseconds of its start. */
  readonly at: number;
  /** Index of the reading that stands here; null without one. */
  readonly point: number | null;
  readonly isGap: boolean;
}

export type Extreme = 'high' | 'low';
type Share = Pick<HistoryPoint, 'observedAt' | 'longPercentage'>;
type Extremes = SentimentHistory['extremes'];

/** Which extreme a long share is, both limits included; null between them (SPEC N1). */
export function extremeOf(long: number, { high, low }: Extremes): Extreme | null {
  if (long >= high) return 'high';
  return long <= low ? 'low' : null;
}

/**
 * The range cut into equal places, each with the reading that falls there or none: an axis that is true to time, also
 * where readings are missing. Of two readings in one place the more one-sided stands.
 */
export function slotsOf({ days, from, to, points, gaps }: SentimentHistory): readonly Slot[] {
  const width = SLOT_MS[days];
  const first = Math.floor(Date.parse(from) / width);
  const count = Math.floor(Date.parse(to) / width) - first + 1;
  const placed = new Map<number, number>();
  for (const [index, { observedAt }] of points.entries()) {
    const place = Math.floor(Date.parse(observedAt) / width) - first;
    const standing = points[placed.get(place) ?? -1];
    if (standing === undefined || sideOf(standing) <= sideOf(points[index])) placed.set(place, index);
  }
  const holes = gaps.map((gap) => [Date.parse(gap.from), Date.parse(gap.to)] as const);
  return Array.from({ length: count }, (_, place) => {
    const at = (first + place) * width;
    const point = placed.get(place) ?? null;
    const isGap = point === null && holes.some(([start, end]) => at > start && at < end);
    return { at, point, isGap };
  });
}

/**
 * Indexes of the readings that follow each other without a gap, run by run: a line is drawn through each and not between
 * them. A reading that does not hold what is drawn stands in no run, and ends one.
 */
export function runsOf(
  points: readonly HistoryPoint[],
  gaps: readonly HistoryGap[],
  holds: (point: HistoryPoint) => boolean = () => true,
): readonly number[][] {
  const ends = new Set(gaps.map(({ to }) => to));
  const runs: number[][] = [];
  let run: number[] | null = null;
  for (const [index, point] of points.entries()) {
    if (ends.has(point.observedAt) || !holds(point)) run = null;
    if (!holds(point)) continue;
    if (run === null) {
      run = [];
      runs.push(run);
    }
    run.push(index);
  }
  return runs;
}

/**
 * Index of the most one-sided reading of every stretch in an extreme, oldest first: what a chart marks. A gap ends a
 * stretch: nobody knows whether it lasted.
 */
export function peaksOf(
  points: readonly Share[],
  limits: Extremes,
  gaps: readonly HistoryGap[] = [],
): readonly number[] {
  const peaks: number[] = [];
  let within: Extreme | null = null;
  let gap = 0;
  for (const [index, point] of points.entries()) {
    // A down-sampled history may lack the readings beside a gap: what counts is whether one lies between.
    for (; (gaps[gap]?.to ?? AFTER_ALL) <= point.observedAt; gap += 1) within = null;
    const extreme = extremeOf(point.longPercentage, limits);
    const last = peaks.at(-1) ?? -1;
    if (extreme !== null && extreme !== within) peaks.push(index);
    else if (extreme !== null && sideOf(point) > sideOf(points[last])) peaks[peaks.length - 1] = index;
    within = extreme;
  }
  return peaks;
}

/** The first reading ever kept, where it lies within the range asked for; null where there are older ones, or none. */
export function beginsAt({
  from,
  firstObservedAt,
}: Pick<SentimentHistory, 'from' | 'firstObservedAt'>): string | null {
  if (firstObservedAt == null || Date.parse(firstObservedAt) <= Date.parse(from)) return null;
  return firstObservedAt;
}

/** Index of the reading of an instant, or of the one nearest to it: another answer may lack it; the last for null. */
export function indexOfReading(points: readonly HistoryPoint[], observedAt: string | null): number {
  const last = points.length - 1;
  if (observedAt === null) return last;
  const away = (index: number) =>
    Math.abs(Date.parse(points[index]?.observedAt ?? '') - Date.parse(observedAt));
  return points.reduce((best, _, index) => (away(index) < away(best) ? index : best), last);
}

/** The last reading, where none has come since for longer than a gap; null where the history reaches to now. */
export function endedAt({ to, points, gaps }: SentimentHistory): string | null {
  return gaps.at(-1)?.to === to ? (points.at(-1)?.observedAt ?? null) : null;
}

/** How far a reading is from even. */
function sideOf(point: Share | undefined): number {
  return point === undefined ? -1 : Math.abs(point.longPercentage - 50);
}
