import type { DatabaseSync } from 'node:sqlite';
import {
  type ReleaseId,
  type Sighting,
  type StoredSighting,
  sightingSchema,
  storedSightingSchema,
} from '#contracts/schedules.ts';
import { checkInstant } from '#store/instant.ts';
import { transaction } from './transaction.ts';

const NEWEST = `SELECT scheduled_at AS at, state FROM release_sightings WHERE release = ? AND occurrence = ?
  ORDER BY number DESC LIMIT 1`;

const APPEND = `INSERT INTO release_sightings (release, occurrence, scheduled_at, state, first_seen_at, request)
  VALUES ($release, $occurrence, $at, $state, $firstSeenAt, $request)`;

const AROUND = `SELECT number, release, occurrence, scheduled_at AS at, state, first_seen_at AS firstSeenAt, request
  FROM release_sightings AS one
  WHERE release IN (SELECT value FROM json_each($releases)) AND EXISTS (
    SELECT 1 FROM release_sightings AS other
    WHERE other.release = one.release AND other.occurrence = one.occurrence
      AND other.scheduled_at >= $from AND other.scheduled_at < $to)
  ORDER BY number`;

/** The sightings of publishers' schedules, on an open and migrated database. */
export function sightingTable(db: DatabaseSync) {
  const newest = db.prepare(NEWEST);
  const insert = db.prepare(APPEND);
  const around = db.prepare(AROUND);
  const append = (row: Sighting): number => {
    const last = newest.get(row.release, row.occurrence);
    if (last && last.at === row.at && last.state === row.state) return 0;
    return Number(insert.run({ ...row }).changes);
  };
  return {
    save(rows: readonly Sighting[]): number {
      const checked = rows.map((row) => sightingSchema.parse(row));
      for (const { at, firstSeenAt } of checked) {
        checkInstant('firstSeenAt', firstSeenAt);
        if (at.includes('T')) checkInstant('at', at);
      }
      return transaction(db, () => checked.reduce((added, row) => added + append(row), 0));
    },
    around(releases: readonly ReleaseId[], from: string, to: string): StoredSighting[] {
      const rows = around.all({ releases: JSON.stringify(releases), from, to });
      return rows.map((row) => storedSightingSchema.parse(row));
    },
  };
}
