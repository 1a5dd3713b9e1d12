import type { SeriesId } from '#contracts/observations.ts';
import { editionOf } from '#domain/indicators/title-words.ts';
import { oldestNeeded, releasedPeriod } from '#domain/official/about.ts';
import { type ComingRelease, EARLIEST_MS } from '#domain/official/early.ts';
import type { Store } from '#store/port.ts';
import { type FollowedRelease, type FollowedStore, followedReleases } from './followed.ts';

const DAY_MS = 86_400_000;
/** An earlier release of the same period is at most this old. */
const BACK_MS = 31 * DAY_MS;
const FIRST_EDITIONS: ReadonlySet<ReturnType<typeof editionOf>> = new Set(['flash', 'advance']);

/** The releases of each followed series that are still due at `now`. After its first release a period can only have later estimates. */
export async function comingReleases(
  store: FollowedStore & Pick<Store, 'vintages'>,
  now: Date,
): Promise<ReadonlyMap<SeriesId, readonly ComingRelease[]>> {
  const span = [new Date(now.getTime() - BACK_MS), new Date(now.getTime() + EARLIEST_MS)] as const;
  const releases = await followedReleases(store, span, now);
  const due = releases.filter(({ at }) => at > now);
  const series = new Set(due.map(({ row }) => row.series));
  const over = releases.filter(({ at, row }) => at <= now && series.has(row.series));
  const out = await outPeriods(over, store, now);
  return Map.groupBy(
    due.flatMap(({ event, row, at, context }): ComingRelease[] => {
      const period = releasedPeriod(row, at, [], now, context);
      const isOut = period !== null && out.has(`${row.series} ${period}`);
      if (isOut && !row.hasLaterEstimates) return [];
      return [{ series: row, at, context, isFirst: isFirst({ event, row }) && !isOut }];
    }),
    (one) => one.series.series,
  );
}

/** The series and period of each release that is over. */
async function outPeriods(
  over: readonly FollowedRelease[],
  store: Pick<Store, 'vintages'>,
  now: Date,
): Promise<ReadonlySet<string>> {
  if (over.length === 0) return new Set();
  const series = [...new Set(over.map(({ row }) => row.series))];
  const oldest = over.map(({ row, at }) => oldestNeeded(row, at, 1)).sort()[0] ?? '';
  const bySeries = Map.groupBy(await store.vintages(series, oldest), (one) => one.series);
  return new Set(
    over.flatMap(({ row, at, context }) => {
      const period = releasedPeriod(row, at, bySeries.get(row.series) ?? [], now, context);
      return period === null ? [] : `${row.series} ${period}`;
    }),
  );
}

/** Whether no value of its period is out before it, by its title. */
export function isFirst({ event, row }: Pick<FollowedRelease, 'event' | 'row'>): boolean {
  return !row.hasLaterEstimates || FIRST_EDITIONS.has(editionOf(event.title));
}
