import { type OfficialRow, pageOf } from '#content/indicators/official/row.ts';
import { OFFICIAL_ROWS } from '#content/indicators/official/rows.ts';
import {
  MOST_OBSERVATIONS,
  type Observations,
  type OpenObservation,
  type StoredObservation,
} from '#contracts/observations.ts';
import { VENDORS } from '#contracts/vendors.ts';
import { addDays } from '#domain/events/zones.ts';
import { chosenPeriod } from '#domain/official/choose.ts';
import { belongsTo, EARLIEST_MS, withoutEarly } from '#domain/official/early.ts';
import { lastDay, periodBefore } from '#domain/official/period.ts';
import { figureKnownAt } from '#domain/official/release.ts';
import { formsOf, periodsBack, publisherOf } from '#domain/official/series.ts';
import { knownAt } from '#domain/official/vintages.ts';
import type { Store } from '#store/port.ts';
import { comingReleases, isFirst } from './coming.ts';
import { type FollowedRelease, type FollowedStore, followedReleases } from './followed.ts';

export interface ObservationsQuery {
  /** A kind that is followed; null for all. */
  readonly kind: string | null;
  readonly country: string | null;
  /** Public from this instant on, or later: first seen then, or held back until then. */
  readonly since: string | null;
  /** From the `next` of the page before. */
  readonly before: number | null;
}

export type ObservationsStore = Pick<Store, 'observationPage' | 'vintages'> & FollowedStore;

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
  // A value that was held back is new from its release on.
  const from = since && new Date(Date.parse(since) - EARLIEST_MS).toISOString();
  const found = await store.observationPage({ series, since: from, before, limit: PAGE + 1 });
  const page = found.slice(0, PAGE);
  const known = readKnown(page, rows, store);
  const [bySeries, scheduledAt, coming, comingThen] = await Promise.all([
    known,
    readSchedule(page, known, store, now),
    comingReleases(store, now),
    since === null ? null : comingReleases(store, new Date(since)),
  ]);
  const isHeld = (row: OfficialRow, { series, number }: StoredObservation, due: typeof coming | null) => {
    const own = due?.get(row.series) ?? [];
    if (own.length === 0) return false;
    return withoutEarly(bySeries.get(series) ?? [], own).every((one) => one.number !== number);
  };
  const observations = page.flatMap((observation) => {
    const own = rows.filter((row) => formsOf(row).some((form) => form.series === observation.series));
    return own.flatMap((row, index) => {
      const scheduled = scheduledAt(row, observation);
      if (isHeld(row, observation, coming) || (scheduled !== null && scheduled > now.toISOString()))
        return [];
      const isNew =
        since === null || observation.firstSeenAt >= since || (scheduled !== null && scheduled > since);
      if (!isNew && !isHeld(row, observation, comingThen)) return [];
      const open = openRow(row, observation, scheduled);
      const calculated = calculatedRow(row, open, observation, bySeries);
      const isRepeated = own.findIndex((one) => one.kind === row.kind && one.country === row.country) < index;
      return [...(isRepeated ? [] : [open]), ...(calculated ? [calculated] : [])];
    });
  });
  const isLast = found.length <= PAGE;
  return { observations, next: isLast ? null : String(page.at(-1)?.number ?? '') };
}

const ALL_SERIES = [...new Set(OFFICIAL_ROWS.flatMap(formsOf).map((form) => form.series))];
const VERSION_MS = 60_000;

/** The version of all pages: the newest stored figure, and the minute. */
export async function observationsVersion(store: Pick<Store, 'observationPage'>, now: Date): Promise<string> {
  const newest = { series: ALL_SERIES, since: null, before: null, limit: 1 };
  const [last] = await store.observationPage(newest);
  return `${last?.number ?? 0} ${Math.floor(now.getTime() / VERSION_MS)}`;
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
async function readSchedule(
  page: readonly StoredObservation[],
  known: Promise<KnownSeries>,
  store: ObservationsStore,
  now: Date,
) {
  const ends = page.map(({ period }) => lastDay(period)).sort();
  const [first, last] = [ends[0], ends.at(-1)];
  const times = new Map<string, FollowedRelease[]>();
  if (first !== undefined && last !== undefined) {
    const span = [
      new Date(addDays(first, EARLIEST_RELEASE)),
      new Date(addDays(last, LONGEST_DELAY)),
    ] as const;
    const [releases, bySeries] = await Promise.all([followedReleases(store, span, now), known]);
    for (const release of releases) {
      const { row, at, context } = release;
      const period = chosenPeriod(row, at, (id) => bySeries.get(id) ?? [], now, context);
      if (period === null) continue;
      const key = keyOf(row, period);
      times.set(key, [...(times.get(key) ?? []), release]);
    }
  }
  return (row: OfficialRow, observation: StoredObservation): string | null =>
    releaseOf(times.get(keyOf(row, observation.period)) ?? [], observation);
}

/** The last release before the value was read; of a value that came early, the first one. Null when that is another estimate's. */
function releaseOf(releases: readonly FollowedRelease[], observation: StoredObservation): string | null {
  const [first] = releases;
  const before = releases.findLast(({ at }) => at.toISOString() <= observation.firstSeenAt);
  const isEarly = first !== undefined && belongsTo(observation, { at: first.at, isFirst: isFirst(first) });
  return (before ?? (isEarly ? first : undefined))?.at.toISOString() ?? null;
}

/** Days; a flash estimate comes out before its month is over, and a decision before its rate takes effect. */
const EARLIEST_RELEASE = Math.min(0, ...OFFICIAL_ROWS.map(({ releasedAfterDays: [fewest] }) => fewest));
const LONGEST_DELAY = 1 + Math.max(...OFFICIAL_ROWS.map(({ releasedAfterDays: [, most] }) => most));

function keyOf({ series, compared }: OfficialRow, period: string): string {
  return `${series} ${compared} ${period}`;
}
