import type { StoredObservation } from '#contracts/observations.ts';
import { isOfRelease, releasedPeriod } from './release.ts';
import type { FollowedSeries } from './series.ts';

/**
 * The vintages of a series without those that a publisher posted before their time. `coming` are its releases that are still
 * due. What was read together with such a value belongs to the same release: its revisions are left out too.
 */
export function withoutEarly(
  series: Pick<FollowedSeries, 'period' | 'releasedAfterDays'>,
  vintages: readonly StoredObservation[],
  coming: readonly Date[],
): readonly StoredObservation[] {
  const early = coming.flatMap((at) => {
    const period = releasedPeriod(at, series);
    return vintages.filter((one) => one.period === period && isOfRelease(one, at));
  });
  const from = early.map(({ firstSeenAt }) => firstSeenAt).sort()[0];
  return from === undefined ? vintages : vintages.filter(({ firstSeenAt }) => firstSeenAt < from);
}
