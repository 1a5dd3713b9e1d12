import type { OfficialRow } from '#content/indicators/official/row.ts';
import { OFFICIAL_ROWS } from '#content/indicators/official/rows.ts';
import type { Observation } from '#contracts/observations.ts';
import { NEXT_RELEASE_MS, oldestNeeded } from '#domain/official/about.ts';
import { type EstimateRelease, republishedRows } from '#domain/official/republished.ts';
import { formsOf } from '#domain/official/series.ts';
import type { ReadObservation, Store } from '#store/port.ts';
import { type FollowedStore, followedReleases } from './followed.ts';

/** What was read of `rows`, with the release that published a value again as a later estimate (N11). */
export async function withRepublished(
  read: readonly Observation[],
  rows: readonly OfficialRow[],
  store: FollowedStore & Pick<Store, 'vintages'>,
  now: Date,
): Promise<readonly ReadObservation[]> {
  const estimated = new Set(rows.filter((row) => row.hasLaterEstimates).map(({ series }) => series));
  if (estimated.size === 0) return read;
  const span = [new Date(now.getTime() - NEXT_RELEASE_MS), now] as const;
  const due = (await followedReleases(store, span, now)).filter(({ row }) => estimated.has(row.series));
  if (due.length === 0) return read;
  const releases = due.map(
    ({ event, row, at, context }): EstimateRelease & { readonly series: OfficialRow } => ({
      series: row,
      at,
      context,
      isReported: event.actual !== null,
      together: publishedWith(row),
    }),
  );
  const series = new Set(
    releases.flatMap(({ series: row, together }) => [
      ...formsOf(row).map((form) => form.series),
      ...together,
    ]),
  );
  const oldest = releases.map(({ series: row, at }) => oldestNeeded(row, at, 1)).sort()[0] ?? '';
  const bySeries = Map.groupBy(await store.vintages([...series], oldest), (one) => one.series);
  const again = republishedRows(read, releases, (id) => bySeries.get(id) ?? [], now);
  return read.map((row) => {
    const republishedAt = again.get(row);
    return republishedAt === undefined ? row : { ...row, republishedAt };
  });
}

/** The series of the publication of a row: its publisher has one page for them. */
function publishedWith({ link }: OfficialRow) {
  return OFFICIAL_ROWS.filter((row) => row.link === link).map(({ series }) => series);
}
