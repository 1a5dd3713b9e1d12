import type { DatabaseSync } from 'node:sqlite';
import { type SeriesId, type StoredObservation, storedObservationSchema } from '#contracts/observations.ts';
import { checkInstant } from '#store/instant.ts';
import {
  checkedObservations,
  isNextVintage,
  type ObservationQuery,
  type ReadObservation,
} from '#store/observations.ts';
import { transaction } from './transaction.ts';

const COLUMNS = `number, series, period, vintage, value, flag, unit, first_seen_at AS firstSeenAt,
  published_at AS publishedAt, request`;

const NEWEST = `SELECT ${COLUMNS} FROM observations WHERE series = ? AND period = ?
  ORDER BY vintage DESC LIMIT 1`;

const APPEND = `INSERT INTO observations (series, period, vintage, value, flag, unit, first_seen_at, published_at, request)
  VALUES ($series, $period, $vintage, $value, $flag, $unit, $firstSeenAt, $publishedAt, $request)`;

const OF_SERIES = 'series IN (SELECT value FROM json_each($series))';

const VINTAGES = `SELECT ${COLUMNS} FROM observations WHERE ${OF_SERIES} AND period >= $fromPeriod
  ORDER BY series, period, vintage`;

const PAGE = `SELECT ${COLUMNS} FROM observations WHERE ${OF_SERIES} AND first_seen_at >= $since AND number < $before
  ORDER BY number DESC LIMIT $limit`;

/** The observations of the port, on an open and migrated database. */
export function observationTable(db: DatabaseSync) {
  const newest = db.prepare(NEWEST);
  const insert = db.prepare(APPEND);
  const vintages = db.prepare(VINTAGES);
  const page = db.prepare(PAGE);
  const append = (row: ReadObservation): number => {
    const found = newest.get(row.series, row.period);
    const last = found && storedObservationSchema.parse(found);
    if (!isNextVintage(row, last)) return 0;
    const { republishedAt: _, ...observation } = row;
    return Number(insert.run({ ...observation, vintage: (last?.vintage ?? 0) + 1 }).changes);
  };
  return {
    save(rows: readonly ReadObservation[]): number {
      const checked = checkedObservations(rows);
      return transaction(db, () => checked.reduce((added, row) => added + append(row), 0));
    },
    vintages(series: readonly SeriesId[], fromPeriod: string): StoredObservation[] {
      const rows = vintages.all({ series: JSON.stringify(series), fromPeriod });
      return rows.map((row) => storedObservationSchema.parse(row));
    },
    page({ series, since, before, limit }: ObservationQuery): StoredObservation[] {
      const rows = page.all({
        series: JSON.stringify(series),
        since: since === null ? '' : checkInstant('since', since),
        before: before ?? Number.MAX_SAFE_INTEGER,
        limit,
      });
      return rows.map((row) => storedObservationSchema.parse(row));
    },
  };
}
