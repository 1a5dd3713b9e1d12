import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

/** What visitors are shown. */
const FIGURES = [
  'snapshots',
  'events',
  'listings',
  'revisions',
  'positioning',
  'observations',
  'release_sightings',
] as const;

/** What the site notes for itself: as many rows after a year as after a day. */
const NOTES = ['refreshes', 'calls', 'notes', 'files', 'timeline', 'room'] as const;

const rowsOf = (db: DatabaseSync, table: string) =>
  Number(db.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n);

export const noteRows = (db: DatabaseSync) => NOTES.reduce((sum, table) => sum + rowsOf(db, table), 0);

/** Changes with any stored figure. */
export function figuresTag(db: DatabaseSync): string {
  const hash = createHash('sha256');
  for (const table of FIGURES)
    for (const row of db.prepare(`SELECT * FROM ${table}`).iterate()) hash.update(JSON.stringify(row));
  return hash.digest('base64url');
}

/** Stored again without being new, by table. */
const REPEATED: Readonly<Record<string, string>> = {
  // A release appends an equal value once.
  observations: `SELECT count(*) AS n FROM (SELECT value, flag, unit, lag(value) OVER vintages AS before, lag(value, 2) OVER vintages AS first,
      lag(flag) OVER vintages AS flag_before, lag(unit) OVER vintages AS unit_before
    FROM observations WINDOW vintages AS (PARTITION BY series, period ORDER BY vintage))
    WHERE value = before AND value = first AND flag IS flag_before AND unit = unit_before`,
  release_sightings: `SELECT count(*) AS n FROM (SELECT scheduled_at, state, lag(scheduled_at) OVER seen AS at_before, lag(state) OVER seen AS before
    FROM release_sightings WINDOW seen AS (PARTITION BY release, occurrence ORDER BY number)) WHERE scheduled_at = at_before AND state = before`,
  revisions: 'SELECT count(*) AS n FROM revisions WHERE before IS after',
  listings: `SELECT count(*) - count(DISTINCT json_array(source, vendor, vendor_id, title, country, time_iso)) AS n FROM listings`,
};

export const repeatedRows = (db: DatabaseSync) =>
  Object.fromEntries(
    Object.entries(REPEATED).map(([table, sql]) => [table, Number(db.prepare(sql).get()?.n)]),
  );
