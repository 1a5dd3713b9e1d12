import type {
  HistoryDays,
  HistoryGap,
  HistoryPoint,
  SentimentHistory,
} from '#contracts/sentiment-history.ts';

const MINUTE_MS = 60_000;
/** Width of one slot on a chart's time axis, so that a range has about as many slots as a screen has pixels (N1). */
const SLOT_MS: Readonly<Record<HistoryDays, number>> = {
  7: 10 * MINUTE_MS,
  30: 60 * MINUTE_MS,
  90: 180 * MINUTE_MS,
};

/** Sorts after every instant. */
const AFTER_EVERY_INSTANT = '~';

export interface Slot {
  /** Epoch milliseconds of its start. */
  readonly at: number;
  /** Index of the point in this slot; null without one. */
  readonly point: number | null;
  readonly isGap: boolean;
}

export type Extreme = 'high' | 'low';
type Share = Pick<HistoryPoint, 'observedAt' | 'longPercentage'>;
type Extremes = SentimentHistory['extremes'];

/** The extreme of a long share as it is written, with a decimal, both limits included; null between them (N1). */
export function extremeOf(long: number, { high, low }: Extremes): Extreme | null {
  const written = Math.round(long * 10) / 10;
  if (written >= high) return 'high';
  return written <= low ? 'low' : null;
}

/**
 * The range split into equal slots, each with the index of its point or null: the axis is proportional to time, also where
 * points are missing. Of two points in one slot the more one-sided is kept.
 */
export function slotsOf({ days, from, to, points, gaps }: SentimentHistory): readonly Slot[] {
  const width = SLOT_MS[days];
  const first = Math.floor(Date.parse(from) / width);
  const count = Math.floor(Date.parse(to) / width) - first + 1;
  const placed = new Map<number, number>();
  for (const [index, { observedAt }] of points.entries()) {
    const place = Math.floor(Date.parse(observedAt) / width) - first;
    const placedPoint = points[placed.get(place) ?? -1];
    if (placedPoint === undefined || sideOf(placedPoint) <= sideOf(points[index])) placed.set(place, index);
  }
  // Readings that count something else exist, but do not count here.
  const gapSpans = gaps.flatMap(({ from, to, others }) =>
    (others ? [[from, others.from] as const, [others.until, to] as const] : [[from, to] as const]).map(
      (ends) => ends.map((end) => Date.parse(end)) as [number, number],
    ),
  );
  return Array.from({ length: count }, (_, place) => {
    const at = (first + place) * width;
    const point = placed.get(place) ?? null;
    const isGap = point === null && gapSpans.some(([start, end]) => at > start && at < end);
    return { at, point, isGap };
  });
}

/**
 * Indexes of the points that follow each other without a gap, in runs: a line connects the points of a run. A point
 * without the drawn value is in no run and ends one.
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
 * Index of the most one-sided point of every extreme stretch, oldest first; the chart marks them. A gap ends a stretch,
 * because it is unknown whether the stretch continued.
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
    // A down-sampled history may lack the points next to a gap, so the test is whether a gap lies between two points.
    for (; (gaps[gap]?.to ?? AFTER_EVERY_INSTANT) <= point.observedAt; gap += 1) within = null;
    const extreme = extremeOf(point.longPercentage, limits);
    const last = peaks.at(-1) ?? -1;
    if (extreme !== null && extreme !== within) peaks.push(index);
    else if (extreme !== null && sideOf(point) > sideOf(points[last])) peaks[peaks.length - 1] = index;
    within = extreme;
  }
  return peaks;
}

/**
 * When the history begins, if that is within the range; null when it began before, has no points, or has readings that
 * count something else: the page speaks of those.
 */
export function beginsAt({
  from,
  firstObservedAt,
  leftOut,
}: Pick<SentimentHistory, 'from' | 'firstObservedAt' | 'leftOut'>): string | null {
  if (leftOut || firstObservedAt == null || Date.parse(firstObservedAt) <= Date.parse(from)) return null;
  return firstObservedAt;
}

/** Index of the point of an instant, or the nearest one, because another answer may lack it; the last one for null. */
export function indexOfReading(points: readonly HistoryPoint[], observedAt: string | null): number {
  const last = points.length - 1;
  if (observedAt === null) return last;
  const away = (index: number) =>
    Math.abs(Date.parse(points[index]?.observedAt ?? '') - Date.parse(observedAt));
  return points.reduce((best, _, index) => (away(index) < away(best) ? index : best), last);
}

/** Index of the point nearest to a share of the range: 0 is its start, 1 its end. */
export function indexAtShare(
  { from, to, points }: Pick<SentimentHistory, 'from' | 'to' | 'points'>,
  share: number,
): number {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  const within = Math.min(1, Math.max(0, share));
  return indexOfReading(points, new Date(start + within * (end - start)).toISOString());
}

/** The last point, if the history ended longer ago than a gap; null when it reaches to now. */
export function endedAt({ to, points, gaps }: SentimentHistory): string | null {
  return gaps.at(-1)?.to === to ? (points.at(-1)?.observedAt ?? null) : null;
}

/** Distance of a point from an even split. */
function sideOf(point: Share | undefined): number {
  return point === undefined ? -1 : Math.abs(point.longPercentage - 50);
}
