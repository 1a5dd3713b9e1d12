import type { OfficialRow } from '#content/indicators/official/row.ts';
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
import { figureOf } from '#domain/official/figure.ts';
import { lastDay, periodBefore } from '#domain/official/period.ts';
import { releasedPeriod } from '#domain/official/release.ts';
import { publisherOf } from '#domain/official/series.ts';
import { knownAt } from '#domain/official/vintages.ts';
import type { Store } from '#store/port.ts';

export interface ObservationsQuery {
  /** A kind that is followed; null for all. */
  readonly kind: string | null;
  readonly country: string | null;
  /** First seen at this instant or later. */
  readonly since: string | null;
  /** From the `next` of the page before. */
  readonly before: number | null;
}

export type ObservationsStore = Pick<Store, 'observationPage' | 'vintages' | 'eventsBetween'>;

const ROWS_OF_SERIES = Map.groupBy(OFFICIAL_ROWS, ({ series }) => series);
/** One stored observation makes its own row and one for each figure that is calculated from it. */
const WIDEST = 1 + Math.max(...[...ROWS_OF_SERIES.values()].map((rows) => rows.length));
const PAGE = Math.floor(MOST_OBSERVATIONS / WIDEST);
/** The longest comparison is with a year before. */
const COMPARED_PERIODS = 12;

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
  const series = [...new Set(rows.map((row) => row.series))];
  const found = await store.observationPage({ series, since, before, limit: PAGE + 1 });
  const page = found.slice(0, PAGE);
  const [bySeries, scheduledAt] = await Promise.all([readKnown(page, store), readSchedule(page, store)]);
  const observations = page.flatMap((observation) => {
    const own = rows.filter((row) => row.series === observation.series);
    return own.flatMap((row, index) => {
      const scheduled = scheduledAt(row, observation);
      if (scheduled !== null && scheduled > now.toISOString()) return [];
      const open = openRow(row, observation, scheduled);
      const calculated = calculatedRow(row, open, observation, bySeries.get(row.series) ?? []);
      const isRepeated = own.findIndex((one) => one.kind === row.kind && one.country === row.country) < index;
      return [...(isRepeated ? [] : [open]), ...(calculated ? [calculated] : [])];
    });
  });
  const isLast = found.length <= PAGE;
  return { observations, next: isLast ? null : String(page.at(-1)?.number ?? '') };
}

function openRow(
  { kind, country, link }: OfficialRow,
  { series, period, value, unit, vintage, firstSeenAt }: StoredObservation,
  scheduledAt: string | null,
): OpenObservation {
  const { name, official } = VENDORS[publisherOf(series)];
  const { licence, notice } = official;
  const facts = { kind, country, series, period, value, unit, vintage, firstSeen: firstSeenAt, scheduledAt };
  return { ...facts, publisher: name, link, licence, notice, ours: false };
}

/** The change that we calculate, with the values as they were known then; null where the series is the figure itself. */
function calculatedRow(
  row: OfficialRow,
  open: OpenObservation,
  { period, firstSeenAt }: StoredObservation,
  vintages: readonly StoredObservation[],
): OpenObservation | null {
  const { calculation } = row;
  if (calculation.type === 'level') return null;
  const notation = { ...row.notation, divideBy: 1 };
  const value = figureOf({ ...row, notation }, period, knownAt(vintages, firstSeenAt));
  if (value === null) return null;
  const counts = calculation.type === 'percent' ? '% change' : `${row.unit}, change`;
  const on =
    calculation.periods === 1 ? `the ${row.period} before` : `${calculation.periods} ${row.period}s before`;
  return { ...open, value, unit: `${counts} on ${on}`, ours: true };
}

async function readKnown(page: readonly StoredObservation[], store: ObservationsStore) {
  const series = [...new Set(page.map((observation) => observation.series))];
  const oldest = page.map(({ period }) => periodBefore(period, COMPARED_PERIODS)).sort()[0] ?? '';
  return Map.groupBy(await store.vintages(series, oldest), (observation) => observation.series);
}

/** Finds the calendar's time of a release among the kept events around the periods of the page. */
async function readSchedule(page: readonly StoredObservation[], store: ObservationsStore) {
  const ends = page.map(({ period }) => lastDay(period)).sort();
  const [first, last] = [ends[0], ends.at(-1)];
  const events =
    first === undefined || last === undefined
      ? []
      : await store.eventsBetween(CALENDAR_SOURCE, midnight(first), midnight(addDays(last, LONGEST_DELAY)));
  const times = new Map<string, string[]>();
  for (const { title, country, timeIso } of events) {
    const row = officialRowOf({ title, country });
    const period = row && releasedPeriod(new Date(timeIso), row);
    if (!row || !period) continue;
    const key = keyOf(row, period);
    times.set(key, [...(times.get(key) ?? []), timeIso]);
  }
  return (row: OfficialRow, { period, firstSeenAt }: StoredObservation): string | null =>
    nearest(times.get(keyOf(row, period)) ?? [], firstSeenAt);
}

/** The last release before the value was read; of a value that came early, the first one. */
function nearest(times: readonly string[], firstSeenAt: string): string | null {
  return times.findLast((time) => time <= firstSeenAt) ?? times[0] ?? null;
}

const LONGEST_DELAY = 1 + Math.max(...OFFICIAL_ROWS.map(({ releasedAfterDays: [, most] }) => most));

function midnight(day: string): string {
  return new Date(day).toISOString();
}

function keyOf({ series, compared }: OfficialRow, period: string): string {
  return `${series} ${compared} ${period}`;
}
