import type { Observation, SeriesId, StoredObservation } from '#contracts/observations.ts';
import type { ReleaseContext } from './about.ts';
import { chosenPeriod } from './choose.ts';
import { releaseOfPeriod } from './release.ts';
import { type FollowedSeries, formsOf } from './series.ts';

/** A release that may publish a later estimate of a period. */
export interface EstimateRelease {
  readonly series: FollowedSeries;
  readonly at: Date;
  readonly context?: ReleaseContext | undefined;
  /** The calendar has a figure of it. */
  readonly isReported: boolean;
  /** The series of the same publication. */
  readonly together: readonly SeriesId[];
}

const MINUTE_MS = 60_000;
/** A publisher puts its file in place some minutes before the time. */
const EARLIEST_FILE_MS = 15 * MINUTE_MS;
/** By then a publisher's data has what it released, and a release that did not take place has no figure in a calendar. */
const SETTLED_MS = 12 * 60 * MINUTE_MS;

type Row = Observation;
type VintagesOf = (series: SeriesId) => readonly StoredObservation[];

/**
 * The read values that a release published again, unchanged, with the time of that release (ISO 8601). A later estimate is
 * often the earlier one; that its publisher's data still has the value is known at once, that it is the new estimate is not.
 * It is where the publisher dates the data after the release; where other values of the same publication came with the
 * read or since the release; or half a day later, when a calendar has the figure too.
 */
export function republishedRows(
  rows: readonly Row[],
  releases: readonly EstimateRelease[],
  vintagesOf: VintagesOf,
  now: Date,
): ReadonlyMap<Row, string> {
  const read = new Map(rows.map((row) => [`${row.series} ${row.period}`, row]));
  const found = releases.flatMap((release) => {
    const { series, at, context } = release;
    const period = chosenPeriod(series, at, vintagesOf, now, context);
    if (period === null || now < at) return [];
    return formsOf(series).flatMap((form): readonly (readonly [Row, string])[] => {
      const row = read.get(`${form.series} ${period}`);
      const vintages = vintagesOf(form.series);
      const isAwaited = releaseOfPeriod(form, period, { at, vintages, now }).observation === null;
      const isAgain = row !== undefined && isAwaited && isKnown(row, vintages);
      return isAgain && isNewer(row, release, rows, vintagesOf, now) ? [[row, at.toISOString()]] : [];
    });
  });
  return new Map(found);
}

/** Whether a read value is that of the newest vintage of its period. */
function isKnown({ period, value, flag, unit }: Row, vintages: readonly StoredObservation[]): boolean {
  const last = vintages.findLast((one) => one.period === period);
  return last?.value === value && last.flag === flag && last.unit === unit;
}

/** Whether the publisher's answer is newer than the release. */
function isNewer(
  row: Row,
  { at, isReported, together }: EstimateRelease,
  rows: readonly Row[],
  vintagesOf: VintagesOf,
  now: Date,
): boolean {
  if (row.publishedAt !== null) return Date.parse(row.publishedAt) >= at.getTime() - EARLIEST_FILE_MS;
  const hasNews = together.some((series) => {
    const vintages = vintagesOf(series);
    if (vintages.length === 0) return false;
    const own = rows.filter((one) => one.series === series);
    // Older periods than the loaded ones cannot be compared.
    const oldest = vintages[0]?.period ?? '';
    return (
      vintages.some(({ firstSeenAt }) => firstSeenAt >= at.toISOString()) ||
      own.some((one) => one.period >= oldest && !isKnown(one, vintages))
    );
  });
  return hasNews || (isReported && now.getTime() - at.getTime() >= SETTLED_MS);
}
