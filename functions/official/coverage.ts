import type { OfficialRow } from '#content/indicators/official/row.ts';
import { OFFICIAL_ROWS, officialRowOf } from '#content/indicators/official/rows.ts';
import type { Coverage } from '#contracts/coverage.ts';
import { CALENDAR_SOURCE } from '#contracts/events.ts';
import type { StoredObservation } from '#contracts/observations.ts';
import { type OfficialPublisher, VENDORS } from '#contracts/vendors.ts';
import { addDays } from '#domain/events/zones.ts';
import { medianOf, releaseDelay } from '#domain/official/delay.ts';
import { formsOf, publisherOf } from '#domain/official/series.ts';
import type { Store } from '#store/port.ts';
import { lastRead } from './last-read.ts';
import { readSchedules, type ScheduleJoinStore, type TimedEvent } from './time.ts';

export type CoverageStore = Pick<Store, 'vintages' | 'eventsBetween'> & ScheduleJoinStore;

const FOLLOWED = OFFICIAL_ROWS.filter(({ isWitness = false }) => !isWitness);
/** Half a year: six releases of a monthly figure. */
const MEASURED_DAYS = 183;
/** The oldest measured release may be about a period of a year before, compared with the year before that. */
const NEEDED_DAYS = MEASURED_DAYS + 2 * 366;

/** Which publishers are read, and the median delay of each indicator that is followed (N11). */
export async function readCoverage(
  isOn: (publisher: OfficialPublisher) => boolean,
  store: CoverageStore,
  now: Date,
): Promise<Coverage> {
  const publishers = [...new Set(FOLLOWED.map(({ series }) => publisherOf(series)))];
  const [reads, delays] = await Promise.all([
    Promise.all(publishers.map((id) => lastRead(id, store))),
    readDelays(store, now),
  ]);
  const figures = new Map(FOLLOWED.map((row) => [keyOf(row), row]));
  return {
    publishers: publishers.map((id, index) => ({
      id,
      name: VENDORS[id].name,
      isOn: isOn(id),
      readAt: reads[index] ?? null,
    })),
    figures: [...figures].map(([key, { kind, country, series }]) => {
      const measured = delays.get(key) ?? [];
      return {
        kind,
        country,
        publisher: publisherOf(series),
        delaySeconds: medianOf(measured),
        releases: measured.length,
      };
    }),
  };
}

/** The monthly and the yearly change come out at once: they are one indicator. */
function keyOf({ kind, country }: OfficialRow): string {
  return `${kind} ${country}`;
}

/** The delay of each release that the calendar listed, from its publisher's time, in seconds, by indicator and country. */
async function readDelays(store: CoverageStore, now: Date): Promise<ReadonlyMap<string, readonly number[]>> {
  const today = now.toISOString().slice(0, 10);
  const from = new Date(addDays(today, -MEASURED_DAYS)).toISOString();
  const events = await store.eventsBetween(CALENDAR_SOURCE, from, now.toISOString());
  const releases = new Map<string, TimedEvent & { readonly row: OfficialRow }>();
  const followed = events.filter((one) => one.withdrawnAt === null && officialRowOf(one) !== null);
  for (const timed of await readSchedules(followed, store, now)) {
    const { event } = timed;
    const row = event.holiday ? null : officialRowOf(event);
    // Two figures of one release are one measurement.
    if (row) releases.set(`${keyOf(row)} ${event.timeIso}`, { ...timed, row });
  }
  const rows = [...releases.values()].map(({ row }) => row);
  const series = [...new Set(rows.flatMap(formsOf).map((form) => form.series))];
  const vintages = series.length === 0 ? [] : await store.vintages(series, addDays(today, -NEEDED_DAYS));
  const bySeries = Map.groupBy(vintages, (one: StoredObservation) => one.series);
  const delays = new Map<string, number[]>();
  for (const { row, event, context } of releases.values()) {
    const at = new Date(event.timeIso);
    const delay = releaseDelay(row, at, (id) => bySeries.get(id) ?? [], now, context);
    if (delay !== null) delays.set(keyOf(row), [...(delays.get(keyOf(row)) ?? []), delay]);
  }
  return delays;
}
