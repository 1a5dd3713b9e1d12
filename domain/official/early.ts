import type { StoredObservation } from '#contracts/observations.ts';
import { isOfRelease, releasedPeriod } from './release.ts';
import type { FollowedSeries } from './series.ts';

/** A release that is still due. */
export interface ComingRelease {
  /** As the title of its event reads it: an edition has days of its own. */
  readonly series: Pick<FollowedSeries, 'period' | 'releasedAfterDays' | 'weekday'>;
  readonly at: Date;
  /** No value of its period is out before it. */
  readonly isFirst: boolean;
}

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
    const period = releasedPeriod(release.at, release.series);
    return vintages.filter((one) => one.period === period && belongsTo(one, release));
  });
  const from = early.map(({ firstSeenAt }) => firstSeenAt).sort()[0];
  return from === undefined ? vintages : vintages.filter(({ firstSeenAt }) => firstSeenAt < from);
}
