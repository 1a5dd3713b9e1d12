import { editionOf } from '#content/indicators/identify.ts';
import type { SeriesId } from '#contracts/observations.ts';
import { type ComingRelease, EARLIEST_MS } from '#domain/official/early.ts';
import { releasedPeriod } from '#domain/official/release.ts';
import { type FollowedRelease, type FollowedStore, followedReleases } from './followed.ts';

const DAY_MS = 86_400_000;
/** An earlier release of the same period is at most this old. */
const BACK_MS = 31 * DAY_MS;
const FIRST_EDITIONS: ReadonlySet<ReturnType<typeof editionOf>> = new Set(['flash', 'advance']);

/** The releases of each followed series that are still due at `now`. After its first release a period can only have later estimates. */
export async function comingReleases(
  store: FollowedStore,
  now: Date,
): Promise<ReadonlyMap<SeriesId, readonly ComingRelease[]>> {
  const span = [new Date(now.getTime() - BACK_MS), new Date(now.getTime() + EARLIEST_MS)] as const;
  const releases = await followedReleases(store, span, now);
  const nameOf = ({ row, at }: FollowedRelease) => `${row.series} ${releasedPeriod(at, row)}`;
  const out = new Set(releases.filter(({ at }) => at <= now).map(nameOf));
  const due = releases.filter((one) => one.at > now && (one.row.hasLaterEstimates || !out.has(nameOf(one))));
  const coming = due.map((one) => ({
    series: one.row,
    at: one.at,
    isFirst: isFirst(one) && !out.has(nameOf(one)),
  }));
  return Map.groupBy(coming, ({ series }) => series.series);
}

/** Whether no value of its period is out before it, by its title. */
export function isFirst({ event, row }: Pick<FollowedRelease, 'event' | 'row'>): boolean {
  return !row.hasLaterEstimates || FIRST_EDITIONS.has(editionOf(event.title));
}
