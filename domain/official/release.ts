import type { OfficialState } from '#contracts/events.ts';
import type { StoredObservation } from '#contracts/observations.ts';
import { isNear, type ReleaseContext, releasedPeriod } from './about.ts';
import { figureOf } from './figure.ts';
import { periodBefore } from './period.ts';
import type { FollowedSeries } from './series.ts';
import { knownAt, vintageBefore } from './vintages.ts';

export interface OfficialRelease {
  readonly state: Exclude<OfficialState, 'unread'>;
  /** The period that the release is about; null when nothing decides it. */
  readonly period: string | null;
  /** The figure of this release, "0.4"; only when `state` is `out`. */
  readonly figure: string | null;
  /** The observation of this release; with `unconfirmed` it is there, but gives no sure figure. */
  readonly observation: StoredObservation | null;
}

const HOUR_MS = 3_600_000;
/** A figure that is not there by then is late. */
const LATE_AFTER_HOURS = 1;
/** An ordinary revision moves an index by far less; a new base year moves it by more. */
const REBASED_SHARE = 0.05;

/**
 * The official figure of the release that the calendar lists at `at` (N11). Never of another period, never before `at`, and
 * never from values whose unit or base has changed. `vintages` are those of this series.
 */
export function officialRelease(
  series: FollowedSeries,
  at: Date,
  vintages: readonly StoredObservation[],
  now: Date,
  context?: ReleaseContext,
): OfficialRelease {
  return releaseOfPeriod(series, releasedPeriod(series, at, vintages, now, context), { at, vintages, now });
}

interface Moment {
  readonly at: Date;
  readonly vintages: readonly StoredObservation[];
  readonly now: Date;
}

/** As `officialRelease`, of a release whose period is decided. */
export function releaseOfPeriod(
  series: FollowedSeries,
  period: string | null,
  { at, vintages, now }: Moment,
): OfficialRelease {
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
  const oldest = vintages.map(({ firstSeenAt }) => firstSeenAt).sort()[0];
  // What the first reading of a series finds before the release may be an earlier estimate of the period.
  const isUnsure = ({ firstSeenAt }: StoredObservation) =>
    series.hasLaterEstimates === true && firstSeenAt === oldest && firstSeenAt < at.toISOString();
  const ofPeriod = vintages.filter((one) => one.period === period && one.firstSeenAt <= now.toISOString());
  const first = ofPeriod.find((one) => isOfRelease(one, at) && !isUnsure(one));
  // Of two that were read at one instant the newer one is known from then on.
  const observation = ofPeriod.findLast(({ firstSeenAt }) => firstSeenAt === first?.firstSeenAt);
  if (!observation) {
    if (ofPeriod.length > 0) return none('unconfirmed');
    const lateMs = (series.lateAfterHours ?? LATE_AFTER_HOURS) * HOUR_MS;
    return none(now.getTime() - at.getTime() < lateMs ? 'not_out_yet' : 'late');
  }
  const figure = figureKnownAt(series, period, observation.firstSeenAt, vintages);
  return figure === null ? none('unconfirmed', observation) : { state: 'out', period, figure, observation };
}

/**
 * The figure of a period from the values that were known at an instant (ISO 8601), "0.4". Null without a sure figure, and
 * when a new base came between the two values that are compared.
 */
export function figureKnownAt(
  series: FollowedSeries,
  period: string,
  at: string,
  vintages: readonly StoredObservation[],
): string | null {
  if (isRebased(series, period, at, vintages)) return null;
  return figureOf(series, period, knownAt(vintages, at));
}

/** Whether a value belongs to the release: the second estimate of a period needs a value that came out with it. */
export function isOfRelease({ firstSeenAt, publishedAt }: StoredObservation, at: Date): boolean {
  return isNear(publishedAt ?? firstSeenAt, at);
}

/**
 * Whether a new base came between the two values that are compared, or at the instant itself. A publisher that does not
 * state its base moves the values of all periods at once.
 */
function isRebased(
  { calculation, period: type }: FollowedSeries,
  period: string,
  at: string,
  vintages: readonly StoredObservation[],
): boolean {
  if (calculation.type !== 'percent') return false;
  const base = knownAt(vintages, at).get(periodBefore(period, calculation.periods, type));
  return vintages.some((one) => {
    const isBetween =
      one.firstSeenAt === at || (one.firstSeenAt < at && one.firstSeenAt > (base?.firstSeenAt ?? at));
    return isBetween && movesLikeNewBase(one, vintageBefore(vintages, one));
  });
}

function movesLikeNewBase(one: StoredObservation, before: StoredObservation | null): boolean {
  return before !== null && Math.abs(Number(one.value) / Number(before.value) - 1) > REBASED_SHARE;
}
