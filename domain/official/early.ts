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

/**
 * The vintages of a series without those that a publisher posted before their time: a first value however long before;
 * where the release may be a later estimate, half a day before, because an older value is the earlier one. What was read
 * together with such a value belongs to the same release: its revisions are left out too. `coming` are the releases of
 * this series.
 */
export function withoutEarly(
  vintages: readonly StoredObservation[],
  coming: readonly ComingRelease[],
): readonly StoredObservation[] {
  const early = coming.flatMap(({ series, at, isFirst }) => {
    const period = releasedPeriod(at, series);
    return vintages.filter((one) => one.period === period && (isFirst || isOfRelease(one, at)));
  });
  const from = early.map(({ firstSeenAt }) => firstSeenAt).sort()[0];
  return from === undefined ? vintages : vintages.filter(({ firstSeenAt }) => firstSeenAt < from);
}
