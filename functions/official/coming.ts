import { officialRowOf } from '#content/indicators/official/rows.ts';
import { CALENDAR_SOURCE } from '#contracts/events.ts';
import type { SeriesId } from '#contracts/observations.ts';
import type { ComingRelease } from '#domain/official/early.ts';
import { releasedPeriod } from '#domain/official/release.ts';
import type { Store } from '#store/port.ts';
import { MOVES_MS, readSchedules, type ScheduleJoinStore } from './schedules.ts';

/** A value that is there longer before its time is not looked for. */
const AHEAD_MS = 14 * 86_400_000;

/** The releases of each followed series that are still due; a period that is out already comes out again as an estimate only. */
export async function comingReleases(
  store: Pick<Store, 'eventsBetween'> & ScheduleJoinStore,
  now: Date,
): Promise<ReadonlyMap<SeriesId, readonly ComingRelease[]>> {
  const shifted = (ms: number) => new Date(now.getTime() + ms).toISOString();
  const events = await store.eventsBetween(CALENDAR_SOURCE, shifted(-MOVES_MS), shifted(AHEAD_MS + MOVES_MS));
  const followed = events.filter(
    (event) => !event.holiday && event.withdrawnAt === null && officialRowOf(event) !== null,
  );
  const releases = (await readSchedules(followed, store, now)).flatMap(({ event }) => {
    const row = officialRowOf(event);
    const at = new Date(event.timeIso);
    return row ? [{ series: row, at, period: releasedPeriod(at, row) }] : [];
  });
  const isOut = ({ series, period }: (typeof releases)[number]) =>
    releases.some((one) => one.at <= now && one.series.series === series.series && one.period === period);
  const due = releases.filter(
    (one) =>
      one.at > now && one.at < new Date(shifted(AHEAD_MS)) && (one.series.hasLaterEstimates || !isOut(one)),
  );
  return Map.groupBy(due, ({ series }) => series.series);
}
