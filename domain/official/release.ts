import type { OfficialState } from '#contracts/events.ts';
import type { StoredObservation } from '#contracts/observations.ts';
import { addDays } from '../events/zones.ts';
import { figureOf } from './figure.ts';
import { lastDay, periodBefore, periodOfDay } from './period.ts';
import type { FollowedSeries } from './series.ts';
import { knownAt, vintageBefore } from './vintages.ts';

export interface OfficialRelease {
  readonly state: Exclude<OfficialState, 'unread'>;
  /** The period that the release is about; null when its date fits none. */
  readonly period: string | null;
  /** The figure of this release, "0.4"; only when `state` is `out`. */
  readonly figure: string | null;
  /** The observation of this release; with `unconfirmed` it is there, but gives no sure figure. */
  readonly observation: StoredObservation | null;
}

/** A figure that is not there by then is late. */
const LATE_MS = 60 * 60_000;
/** A publisher may post early, and a release may be read late: a value first seen outside of this span is another release's. */
const EARLY_MS = 12 * 3_600_000;
const AFTER_MS = 10 * 86_400_000;
/** An ordinary revision moves an index by far less; a new base year moves it by more. */
const REBASED_SHARE = 0.05;

/** The period that a release at `at` is about; null when no period, or more than one, fits its date. */
export function releasedPeriod(
  at: Date,
  { period, releasedAfterDays: [fewest, most] }: Pick<FollowedSeries, 'period' | 'releasedAfterDays'>,
): string | null {
  const day = at.toISOString().slice(0, 10);
  const fitting: string[] = [];
  const earliest = addDays(day, -most);
  let candidate = periodOfDay(addDays(day, -fewest), period);
  while (lastDay(candidate) >= earliest) {
    if (lastDay(candidate) <= addDays(day, -fewest)) fitting.push(candidate);
    candidate = periodBefore(candidate, 1);
  }
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}

/**
 * The official figure of the release that the calendar lists at `at` (N11). Never of another period, never before `at`, and
 * never from values whose unit or base has changed. `vintages` are those of this series.
 */
export function officialRelease(
  series: FollowedSeries,
  at: Date,
  vintages: readonly StoredObservation[],
  now: Date,
): OfficialRelease {
  const period = releasedPeriod(at, series);
  const none = (
    state: OfficialRelease['state'],
    observation: StoredObservation | null = null,
  ): OfficialRelease => ({
    state,
    period,
    figure: null,
    observation,
  });
  if (now < at) return none('upcoming');
  if (period === null) return none('unconfirmed');
  const ofPeriod = vintages.filter((one) => one.period === period && one.firstSeenAt <= now.toISOString());
  const observation = ofPeriod.find((one) => isOfRelease(one, at));
  if (!observation) {
    if (ofPeriod.length > 0) return none('unconfirmed');
    return none(now.getTime() - at.getTime() < LATE_MS ? 'not_out_yet' : 'late');
  }
  if (isRebased(series, observation, vintages)) return none('unconfirmed', observation);
  const figure = figureOf(series, period, knownAt(vintages, observation.firstSeenAt));
  return figure === null ? none('unconfirmed', observation) : { state: 'out', period, figure, observation };
}

/** Whether a value belongs to the release: the second estimate of a period needs a value that came out with it. */
function isOfRelease({ firstSeenAt, publishedAt }: StoredObservation, at: Date): boolean {
  const seenMs = Date.parse(publishedAt ?? firstSeenAt) - at.getTime();
  return seenMs >= -EARLY_MS && seenMs <= AFTER_MS;
}

/**
 * Whether a new base came between the two values that are compared, or with the observation itself. A publisher that does
 * not state its base moves the values of all periods at once.
 */
function isRebased(
  { calculation }: FollowedSeries,
  observation: StoredObservation,
  vintages: readonly StoredObservation[],
): boolean {
  if (calculation.type !== 'percent') return false;
  const at = observation.firstSeenAt;
  const base = knownAt(vintages, at).get(periodBefore(observation.period, calculation.periods));
  return vintages.some((one) => {
    const isBetween =
      one.firstSeenAt === at || (one.firstSeenAt < at && one.firstSeenAt > (base?.firstSeenAt ?? at));
    return isBetween && movesLikeNewBase(one, vintageBefore(vintages, one));
  });
}

function movesLikeNewBase(one: StoredObservation, before: StoredObservation | null): boolean {
  return before !== null && Math.abs(Number(one.value) / Number(before.value) - 1) > REBASED_SHARE;
}
