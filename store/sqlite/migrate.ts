import type { DatabaseSync } from 'node:sqlite';
import { StoreError } from '#store/errors.ts';
import type { Migration } from '#store/migrations.ts';
import { resultCode } from './explain.ts';
import { transaction } from './transaction.ts';

const LEDGER = `CREATE TABLE IF NOT EXISTS migrations (
  number INTEGER PRIMARY KEY, name TEXT NOT NULL, applied_at TEXT NOT NULL
) STRICT`;

/** "SQL error or missing database": the statement itself failed, e.g. the table exists already. */
const SQLITE_ERROR = 1;

/** Changes nothing, but fails on a read-only file, which SQLite opens without an error. */
const PROBE = 'UPDATE migrations SET name = name WHERE false';

/**
 * Brings the database up to the last of `migrations`: those not yet recorded, in order, all or none. Returns how many.
 * Throws StoreError when the file is newer than the code or a migration fails; the file is then as it was.
 */
export function migrate(
  db: DatabaseSync,
  file: string,
  migrations: readonly Migration[],
  at: string,
): number {
  return transaction(db, () => {
    db.exec(LEDGER);
    db.exec(PROBE);
    const current = currentVersion(db);
    if (current > migrations.length) throw newer(file, current, migrations.length);
    const record = db.prepare('INSERT INTO migrations (number, name, applied_at) VALUES (?, ?, ?)');
    const missing = migrations.slice(current);
    for (const migration of missing) {
      apply(db, file, migration);
      record.run(migration.number, migration.name, at);
    }
    return missing.length;
  });
}

function currentVersion(db: DatabaseSync): number {
  const row = db.prepare('SELECT coalesce(max(number), 0) AS number FROM migrations').get();
  return Number(row?.number);
}

function apply(db: DatabaseSync, file: string, migration: Migration): void {
  try {
    db.exec(migration.sql);
  } catch (error) {
    if (resultCode(error) !== SQLITE_ERROR) throw error;
    throw new StoreError(
      `The data file ${file} could not be brought to version ${migration.number} (${migration.name}) and was left as ` +
        `it was. It may belong to another program: choose another file, or put a backup in its place.`,
      error,
    );
  }
}

function newer(file: string, found: number, known: number): StoreError {
  return new StoreError(
    `The data file ${file} was written by a newer version of this program (its format is ${found}, this program ` +
      `knows up to ${known}). Update the program, or choose another file.`,
  );
}
