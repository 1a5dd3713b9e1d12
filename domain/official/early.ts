import type { StoredObservation } from '#contracts/observations.ts';
import { isNear, type ReleaseContext, releasedPeriod } from './about.ts';
import { isOfRelease } from './release.ts';
import type { FollowedSeries } from './series.ts';

/** A release that is still due. */
export interface ComingRelease {
  /** As the title of its event reads it: an edition has days of its own. */
  readonly series: FollowedSeries;
  readonly at: Date;
  readonly context?: ReleaseContext | undefined;
  /** No value of its period is out before it. */
  readonly isFirst: boolean;
}

/** Whether a period came after the first reading of its series. */
function isAdded({ vintage, firstSeenAt }: StoredObservation, all: readonly StoredObservation[]): boolean {
  return vintage === 1 && all.some((one) => one.firstSeenAt < firstSeenAt);
}

/** The releases are still due. */
const BEFORE = new Date(0);

/** A value that is there longer before its time is not held back. */
export const EARLIEST_MS = 7 * 86_400_000;

/**
 * Whether a value that is there before a release belongs to it. A first value may be there for days; where the release may be
 * a later estimate, half a day, because an older value is the earlier one.
 */
export function belongsTo(
  value: StoredObservation,
  { at, isFirst }: Pick<ComingRelease, 'at' | 'isFirst'>,
): boolean {
  return isFirst ? Date.parse(value.firstSeenAt) >= at.getTime() - EARLIEST_MS : isOfRelease(value, at);
}

/**
 * The vintages of a series without those that a publisher posted before their time. What was read together with such a
 * value belongs to the same release: its revisions are left out too. `coming` are the releases of this series.
 */
export function withoutEarly(
  vintages: readonly StoredObservation[],
  coming: readonly ComingRelease[],
): readonly StoredObservation[] {
  const early = coming.flatMap((release) => {
    const { series, at, context } = release;
    const period = releasedPeriod(series, at, vintages, BEFORE, context);
    const isOfPeriod = (one: StoredObservation) => one.period === period && belongsTo(one, release);
    // Where nothing names the period yet, it may be any that became new just before.
    const isNew = (one: StoredObservation) =>
      series.period !== 'day' && isNear(one.firstSeenAt, at) && isAdded(one, vintages);
    return vintages.filter(period === null ? isNew : isOfPeriod);
  });
  const from = early.map(({ firstSeenAt }) => firstSeenAt).sort()[0];
  return from === undefined ? vintages : vintages.filter(({ firstSeenAt }) => firstSeenAt < from);
}
