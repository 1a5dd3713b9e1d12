import { StoreError } from '#store/errors.ts';
import type { Migration } from '#store/migrations.ts';
import { lock, type Query } from './database.ts';

const LEDGER = `CREATE TABLE IF NOT EXISTS migrations (
  number integer PRIMARY KEY, name text NOT NULL, applied_at timestamptz NOT NULL DEFAULT clock_timestamp()
)`;

/**
 * Brings the schema up to the last of `migrations`: those not yet recorded, in order, all or none. Call it inside a
 * transaction. Its advisory lock makes instances that start together wait for each other. Returns how many it ran.
 */
export async function migrate(query: Query, migrations: readonly Migration[]): Promise<number> {
  await lock(query, 'migrations');
  await query(LEDGER);
  const [row] = await query<{ current: number }>(
    'SELECT coalesce(max(number), 0) AS current FROM migrations',
  );
  const current = row?.current ?? 0;
  if (current > migrations.length) throw newer(current, migrations.length);
  const missing = migrations.slice(current);
  for (const { number, name, sql } of missing) {
    await apply(query, sql, `${number} (${name})`);
    await query('INSERT INTO migrations (number, name) VALUES ($1, $2)', [number, name]);
  }
  return missing.length;
}

async function apply(query: Query, sql: string, version: string): Promise<void> {
  try {
    await query(sql);
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw new StoreError(
      `The database could not be brought to version ${version} and was left as it was. It may belong to another ` +
        `program: name another database in DATABASE_URL, or restore a backup.`,
      error,
    );
  }
}

function newer(found: number, known: number): StoreError {
  return new StoreError(
    `The database was written by a newer version of this program (its format is ${found}, this program knows up to ` +
      `${known}). Update the program, or name another database in DATABASE_URL.`,
  );
}
