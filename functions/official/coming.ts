import { officialRowOf } from '#content/indicators/official/rows.ts';
import { CALENDAR_SOURCE } from '#contracts/events.ts';
import type { SeriesId } from '#contracts/observations.ts';
import type { Store } from '#store/port.ts';
import { MOVES_MS, readSchedules, type ScheduleJoinStore } from './schedules.ts';

/** A publisher may post this long before its time. */
const EARLY_MS = 12 * 3_600_000;

/** When each followed series is due within the time that its publisher may be early. */
export async function comingReleases(
  store: Pick<Store, 'eventsBetween'> & ScheduleJoinStore,
  now: Date,
): Promise<ReadonlyMap<SeriesId, readonly Date[]>> {
  const shifted = (ms: number) => new Date(now.getTime() + ms).toISOString();
  const events = await store.eventsBetween(CALENDAR_SOURCE, shifted(-MOVES_MS), shifted(EARLY_MS + MOVES_MS));
  const followed = events.filter(
    (event) => !event.holiday && event.withdrawnAt === null && officialRowOf(event) !== null,
  );
  const timed = await readSchedules(followed, store, now);
  const due = timed.flatMap(({ event }) => {
    const series = officialRowOf(event)?.series;
    const isComing = event.timeIso > shifted(0) && event.timeIso < shifted(EARLY_MS);
    return series && isComing ? [{ series, at: new Date(event.timeIso) }] : [];
  });
  const bySeries = Map.groupBy(due, ({ series }) => series);
  return new Map([...bySeries].map(([series, own]) => [series, own.map(({ at }) => at)]));
}
