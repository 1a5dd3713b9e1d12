import { type OfficialRow, pageOf } from '#content/indicators/official/row.ts';
import { OFFICIAL_ROWS, officialRowOf } from '#content/indicators/official/rows.ts';
import { CALENDAR_SOURCE } from '#contracts/events.ts';
import {
  MOST_OBSERVATIONS,
  type Observations,
  type OpenObservation,
  type StoredObservation,
} from '#contracts/observations.ts';
import { VENDORS } from '#contracts/vendors.ts';
import { addDays } from '#domain/events/zones.ts';
import { withoutEarly } from '#domain/official/early.ts';
import { lastDay, periodBefore } from '#domain/official/period.ts';
import { figureKnownAt, isOfRelease, releasedPeriod } from '#domain/official/release.ts';
import { formsOf, periodsBack, publisherOf } from '#domain/official/series.ts';
import { knownAt } from '#domain/official/vintages.ts';
import type { Store } from '#store/port.ts';
import { comingReleases } from './coming.ts';
import { readSchedules, type ScheduleJoinStore } from './schedules.ts';

export interface ObservationsQuery {
  /** A kind that is followed; null for all. */
  readonly kind: string | null;
  readonly country: string | null;
  /** First seen at this instant or later. */
  readonly since: string | null;
  /** From the `next` of the page before. */
  readonly before: number | null;
}

export type ObservationsStore = Pick<Store, 'observationPage' | 'vintages' | 'eventsBetween'> &
  ScheduleJoinStore;

const ROWS_OF_SERIES = Map.groupBy(OFFICIAL_ROWS, ({ series }) => series);
/** One stored observation makes its own row and one for each figure that is calculated from it. */
const WIDEST = 1 + Math.max(...[...ROWS_OF_SERIES.values()].map((rows) => rows.length));
const PAGE = Math.floor(MOST_OBSERVATIONS / WIDEST);
const COMPARED_PERIODS = Math.max(...OFFICIAL_ROWS.map(({ calculation }) => periodsBack(calculation)));

/**
 * Stored observations newest first, each followed by the figures that we calculate from it (N11). A value that its publisher
 * posted early is left out until the scheduled time.
 */
export async function readObservations(
  { kind, country, since, before }: ObservationsQuery,
  store: ObservationsStore,
  now: Date,
): Promise<Observations> {
  const rows = OFFICIAL_ROWS.filter(
    (row) => (kind === null || row.kind === kind) && (country === null || row.country === country),
  );
  const series = [...new Set(rows.flatMap(formsOf).map((form) => form.series))];
  const found = await store.observationPage({ series, since, before, limit: PAGE + 1 });
  const page = found.slice(0, PAGE);
  const [bySeries, scheduledAt, coming] = await Promise.all([
    readKnown(page, rows, store),
    readSchedule(page, store, now),
    comingReleases(store, now),
  ]);
  const isEarly = (row: OfficialRow, { series, number }: StoredObservation) => {
    const due = coming.get(row.series) ?? [];
    if (due.length === 0) return false;
    return withoutEarly(bySeries.get(series) ?? [], due).every((one) => one.number !== number);
  };
  const observations = page.flatMap((observation) => {
    const own = rows.filter((row) => formsOf(row).some((form) => form.series === observation.series));
    return own.flatMap((row, index) => {
      const scheduled = scheduledAt(row, observation);
      if (isEarly(row, observation) || (scheduled !== null && scheduled > now.toISOString())) return [];
      const open = openRow(row, observation, scheduled);
      const calculated = calculatedRow(row, open, observation, bySeries);
      const isRepeated = own.findIndex((one) => one.kind === row.kind && one.country === row.country) < index;
      return [...(isRepeated ? [] : [open]), ...(calculated ? [calculated] : [])];
    });
  });
  const isLast = found.length <= PAGE;
  return { observations, next: isLast ? null : String(page.at(-1)?.number ?? '') };
}

function openRow(
  row: OfficialRow,
  { series, period, value, unit, vintage, firstSeenAt, request }: StoredObservation,
  scheduledAt: string | null,
): OpenObservation {
  const { kind, country } = row;
  const link = pageOf(row, request);
  const { name, official } = VENDORS[publisherOf(series)];
  const { licence, notice } = official;
  const counted = series === row.published ? changeWords(row) : unit;
  const facts = { kind, country, series, period, value, vintage, firstSeen: firstSeenAt, scheduledAt };
  return { ...facts, unit: counted, publisher: name, link, licence, notice, ours: false };
}

type KnownSeries = ReadonlyMap<string, readonly StoredObservation[]>;

/**
 * The change that we calculate, with the values as they were known then; null where the series is the figure itself, and
 * where the publisher's own calculation was known.
 */
function calculatedRow(
  row: OfficialRow,
  open: OpenObservation,
  { series, period, firstSeenAt }: StoredObservation,
  known: KnownSeries,
): OpenObservation | null {
  if (row.calculation.type === 'level' || series === row.published) return null;
  const vintagesOf = (id: string) => known.get(id) ?? [];
  if (row.published !== undefined && knownAt(vintagesOf(row.published), firstSeenAt).has(period)) return null;
  const unrounded = { ...row, notation: { ...row.notation, divideBy: 1 } };
  const value = figureKnownAt(unrounded, period, firstSeenAt, vintagesOf(row.series));
  return value === null ? null : { ...open, value, unit: changeWords(row), ours: true };
}

/** "% change on the month before", "thousand jobs, change on the month before". */
function changeWords({ calculation, period, unit }: OfficialRow): string {
  const counts = calculation.type === 'percent' ? '% change' : `${unit}, change`;
  const count = periodsBack(calculation);
  return `${counts} on ${count === 1 ? `the ${period} before` : `${count} ${period}s before`}`;
}

async function readKnown(
  page: readonly StoredObservation[],
  rows: readonly OfficialRow[],
  store: ObservationsStore,
) {
  const onPage = new Set(page.map((observation) => observation.series));
  const forms = rows.map(formsOf).filter((all) => all.some((form) => onPage.has(form.series)));
  const series = [...new Set(forms.flat().map((form) => form.series))];
  const oldest = page.map(({ period }) => periodBefore(period, COMPARED_PERIODS)).sort()[0] ?? '';
  return Map.groupBy(await store.vintages(series, oldest), (observation) => observation.series);
}

/** Finds the time of a release, by its publisher's schedule, among the kept events around the periods of the page. */
async function readSchedule(page: readonly StoredObservation[], store: ObservationsStore, now: Date) {
  const ends = page.map(({ period }) => lastDay(period)).sort();
  const [first, last] = [ends[0], ends.at(-1)];
  const events =
    first === undefined || last === undefined
      ? []
      : await store.eventsBetween(
          CALENDAR_SOURCE,
          midnight(addDays(first, EARLIEST_RELEASE)),
          midnight(addDays(last, LONGEST_DELAY)),
        );
  const times = new Map<string, string[]>();
  const followed = events.filter((event) => event.withdrawnAt === null && officialRowOf(event) !== null);
  for (const { event } of await readSchedules(followed, store, now)) {
    const { timeIso } = event;
    const row = officialRowOf(event);
    const period = row && releasedPeriod(new Date(timeIso), row);
    if (!row || !period) continue;
    const key = keyOf(row, period);
    times.set(key, [...(times.get(key) ?? []), timeIso]);
  }
  return (row: OfficialRow, observation: StoredObservation): string | null =>
    releaseOf(row, times.get(keyOf(row, observation.period)) ?? [], observation);
}

/** The last release before the value was read; of a value that came early, the first one. Null when that is another estimate's. */
function releaseOf(
  { hasLaterEstimates }: OfficialRow,
  times: readonly string[],
  observation: StoredObservation,
): string | null {
  const before = times.findLast((time) => time <= observation.firstSeenAt);
  const early = times
    .slice(0, 1)
    .find((time) => !hasLaterEstimates || isOfRelease(observation, new Date(time)));
  return before ?? early ?? null;
}

/** Days; a flash estimate comes out before its month is over, and a decision before its rate takes effect. */
const EARLIEST_RELEASE = Math.min(0, ...OFFICIAL_ROWS.map(({ releasedAfterDays: [fewest] }) => fewest));
const LONGEST_DELAY = 1 + Math.max(...OFFICIAL_ROWS.map(({ releasedAfterDays: [, most] }) => most));

function midnight(day: string): string {
  return new Date(day).toISOString();
}

function keyOf({ series, compared }: OfficialRow, period: string): string {
  return `${series} ${compared} ${period}`;
}
