import type { StoredObservation } from '#contracts/observations.ts';
import { isOfRelease, releasedPeriod } from './release.ts';
import type { FollowedSeries } from './series.ts';

/** A release that is still due. */
export interface ComingRelease {
  /** As the title of its event reads it: an edition has days of its own. */
  readonly series: Pick<FollowedSeries, 'period' | 'releasedAfterDays' | 'weekday' | 'hasLaterEstimates'>;
  readonly at: Date;
}

/**
 * The vintages of a series without those that a publisher posted before their time, however long before: only where a
 * period comes out again, a value of that period may be an earlier estimate. What was read together with such a value
 * belongs to the same release: its revisions are left out too. `coming` are the releases of this series.
 */
export function withoutEarly(
  vintages: readonly StoredObservation[],
  coming: readonly ComingRelease[],
): readonly StoredObservation[] {
  const early = coming.flatMap(({ series, at }) => {
    const period = releasedPeriod(at, series);
    return vintages.filter(
      (one) => one.period === period && (!series.hasLaterEstimates || isOfRelease(one, at)),
    );
  });
  const from = early.map(({ firstSeenAt }) => firstSeenAt).sort()[0];
  return from === undefined ? vintages : vintages.filter(({ firstSeenAt }) => firstSeenAt < from);
}
