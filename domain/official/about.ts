import type { StoredObservation } from '#contracts/observations.ts';
import { differAfterRounding, parseFigure } from '../events/figures.ts';
import { addDays } from '../events/zones.ts';
import { figureOf, figureText } from './figure.ts';
import { lastDay, periodBefore, periodOfDay, typeOf } from './period.ts';
import type { FollowedSeries } from './series.ts';
import { knownAt } from './vintages.ts';

/** What is known of a release beside its values. */
export interface ReleaseContext {
  /** The period that the publisher's own schedule names. */
  readonly named?: string | null;
  /** The figure of the period before, as the calendar writes it. */
  readonly previous?: string | null;
  /** When the calendar has other releases of the series, not on the same day. Absent: not known. */
  readonly others?: readonly Date[];
}

type Rhythm = Pick<FollowedSeries, 'period' | 'releasedAfterDays' | 'weekday'>;

const DAY_MS = 86_400_000;
/** A publisher may post early, and a release may be read late: a value first seen outside of this span is another release's. */
const EARLY_MS = DAY_MS / 2;
const AFTER_MS = 10 * DAY_MS;
/** How far from a release another one of its series counts. */
export const NEXT_RELEASE_MS = AFTER_MS;
/** After a lapse of the government a release may be this much later than the days of its rhythm. */
const MOST_DELAYED_DAYS = 120;

/** Whether something that was seen at an instant (ISO 8601) may belong to the release at `at`. */
export function isNear(seen: string, at: Date): boolean {
  const seenMs = Date.parse(seen) - at.getTime();
  return seenMs >= -EARLY_MS && seenMs <= AFTER_MS;
}

/** The period of a release in its usual rhythm; null when no period, or more than one, fits its date. */
export function usualPeriod(at: Date, { period, releasedAfterDays, weekday }: Rhythm): string | null {
  if (weekday !== undefined && at.getUTCDay() !== weekday % 7) return null;
  const [fewest, most] = releasedAfterDays;
  const day = dayOf(at);
  const fitting: string[] = [];
  const earliest = addDays(day, -most);
  let candidate = periodOfDay(addDays(day, -fewest), period);
  while (lastDay(candidate) >= earliest) {
    if (lastDay(candidate) <= addDays(day, -fewest)) fitting.push(candidate);
    candidate = periodBefore(candidate, 1, period);
  }
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}

/**
 * The period that the release at `at` is about; null when nothing decides it (N11). Releases are delayed, doubled and moved,
 * so that the days since a period name it only where it also follows the newest known one. Else it is the period that the
 * publisher's schedule names, that became new with the release, or that the calendar's previous figure comes before.
 * Before `at` the days alone count: releases in between may still come. `vintages`: those of this series, seen by `now`.
 */
export function releasedPeriod(
  series: FollowedSeries,
  at: Date,
  vintages: readonly StoredObservation[],
  now: Date,
  context: ReleaseContext = {},
): string | null {
  const usual = usualPeriod(at, series);
  // A rate has a value for every day: the days since name the day, and a new day does not mean a decision.
  if (series.period === 'day') return usual;
  const named = namedPeriod(series, at, context);
  if (now < at) return named ?? (isShared(usual, at, series, context) ? null : usual);
  const seen = vintages.filter(({ firstSeenAt }) => firstSeenAt <= now.toISOString());
  const isLaterShared = isShared(usual, at, series, context, true);
  if (usual !== null && follows(usual, at, series, seen, isLaterShared)) return usual;
  return named ?? newPeriod(usual, at, series, seen, context);
}

/** The oldest period of which values have to be read to decide about a release, with `count` periods before it. */
export function oldestNeeded(series: Rhythm, at: Date, count: number): string {
  const [, most] = series.releasedAfterDays;
  const back = series.period === 'day' ? most : most + MOST_DELAYED_DAYS;
  return periodBefore(periodOfDay(addDays(dayOf(at), -back), series.period), count, series.period);
}

function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** Whether a period is over at a release, unless the series is published before, and no older than a delay explains. */
function isPossible(period: string, at: Date, { releasedAfterDays: [fewest, most] }: Rhythm): boolean {
  const day = dayOf(at);
  const last = lastDay(period);
  return last <= addDays(day, -Math.min(fewest, 0)) && last >= addDays(day, -most - MOST_DELAYED_DAYS);
}

/**
 * The publisher's own period. Some name a quarter by its last month; the UK's labour market has the month of the release,
 * which is not over.
 */
function namedPeriod(series: Rhythm, at: Date, { named = null }: ReleaseContext): string | null {
  if (named === null) return null;
  const isLastMonth =
    typeOf(named) === 'month' && lastDay(periodOfDay(lastDay(named), 'quarter')) === lastDay(named);
  const period = series.period === 'quarter' && isLastMonth ? periodOfDay(lastDay(named), 'quarter') : named;
  const isOfType = series.period !== 'week' && typeOf(period) === series.period;
  return isOfType && isPossible(period, at, series) ? period : null;
}

/** Whether the days give another release of the calendar the same period; `isLater`: one that comes after this one. */
function isShared(
  usual: string | null,
  at: Date,
  series: Rhythm,
  { others = [] }: ReleaseContext,
  isLater = false,
): boolean {
  return others.some((other) => (!isLater || other > at) && usualPeriod(other, series) === usual);
}

/** Whether a period is the next one after those that were known before the release, or was known already. */
function follows(
  usual: string,
  at: Date,
  { period: type }: Rhythm,
  seen: readonly StoredObservation[],
  isLaterShared: boolean,
): boolean {
  const before = periodBefore(usual, 1, type);
  const early = newestBefore(seen, at.getTime() - EARLY_MS);
  if (early !== null && early >= before) return true;
  // What came just before the release may be the one before it, read late, or this one, posted early.
  const late = newestBefore(seen, at.getTime());
  return late !== null && late >= before && !isLaterShared;
}

function newestBefore(seen: readonly StoredObservation[], ms: number): string | null {
  const periods = seen.filter(({ firstSeenAt }) => Date.parse(firstSeenAt) < ms).map(({ period }) => period);
  return periods.sort().at(-1) ?? null;
}

/** The period that was first seen with the release and before the next one, where its days do not name it. */
function newPeriod(
  usual: string | null,
  at: Date,
  series: FollowedSeries,
  seen: readonly StoredObservation[],
  context: ReleaseContext,
): string | null {
  const newest = newestBefore(seen, at.getTime());
  const isNew = ({ period, firstSeenAt, vintage }: StoredObservation) =>
    vintage === 1 && firstSeenAt >= at.toISOString() && (newest === null || period > newest);
  const fresh = seen.filter(isNew).filter((one) => isNear(one.firstSeenAt, at));
  const first = fresh.map(({ firstSeenAt }) => firstSeenAt).sort()[0];
  const together = fresh.filter(({ firstSeenAt }) => firstSeenAt === first).map(({ period }) => period);
  if (newest === null) {
    // The first reading of a series brings all its periods: none of them is new.
    const isThere = usual !== null && (first === undefined || together.includes(usual));
    return isThere && !isShared(usual, at, series, context) ? usual : null;
  }
  const awaited = first === undefined ? [periodBefore(newest, -1, series.period)] : together;
  const possible = awaited.filter((period) => isPossible(period, at, series));
  const [only] = possible;
  if (first !== undefined && awaited.length === 1)
    return only !== undefined && !isOfNextRelease(only, at, new Date(first), series, context) ? only : null;
  const fitting = possible.filter((period) =>
    hasPrevious(period, first ?? at.toISOString(), series, seen, context),
  );
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}

/** Whether a value that came after a release came with the next one of its series, in the calendar or by its days. */
function isOfNextRelease(
  period: string,
  at: Date,
  seenAt: Date,
  series: Rhythm,
  { others = [] }: ReleaseContext,
): boolean {
  if (others.some((other) => other > at && other <= seenAt)) return true;
  return (
    usualPeriod(at, series) !== period &&
    usualPeriod(seenAt, series) === period &&
    dayOf(seenAt) !== dayOf(at)
  );
}

/** Whether the calendar's previous figure is that of the period before, as it was known by then or just before. */
function hasPrevious(
  period: string,
  by: string,
  series: FollowedSeries,
  seen: readonly StoredObservation[],
  { previous = null }: ReleaseContext,
): boolean {
  if (parseFigure(previous) === null) return false;
  const before = periodBefore(period, 1, series.period);
  const earlier = seen.filter(({ firstSeenAt }) => firstSeenAt < by);
  return [seen, earlier].some((known) => {
    const figure = figureOf(series, before, knownAt(known, by));
    return figure !== null && !differAfterRounding(figureText(figure, series.notation), previous);
  });
}
