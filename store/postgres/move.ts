import { DatabaseSync } from 'node:sqlite';
import { StoreError } from '#store/errors.ts';
import { openSqlite } from '#store/sqlite/open.ts';
import { createDatabase, type Query } from './database.ts';
import { openPostgres } from './open.ts';
import { recordsByColumn } from './statements.ts';

/** A table and how many rows were copied. */
export interface MovedTable {
  readonly table: string;
  readonly rows: number;
}

/** Tables that only SQLite has, or that each kind of storage fills by itself. */
const OWN = new Set(['migrations', 'room']);
const BATCH = 1_000;

/** Tables that name no other table come first. */
const TABLES = `SELECT quote_ident(tablename) AS table FROM pg_tables WHERE schemaname = current_schema()
  ORDER BY EXISTS (SELECT 1 FROM pg_constraint WHERE contype = 'f' AND conrelid = quote_ident(tablename)::regclass),
    tablename`;
const COUNTERS = `SELECT table_name AS table, column_name AS column FROM information_schema.columns
  WHERE table_schema = current_schema() AND is_identity = 'YES'`;

/**
 * Copies everything from a SQLite file into an empty PostgreSQL database, in one transaction, and compares the number of
 * rows of each table. Columns are matched by name. No site may write to the file meanwhile. Rejects with plain words, with
 * nothing copied, when the database holds rows already.
 */
export async function moveStore(file: string, url: string): Promise<MovedTable[]> {
  // Both sides first get the newest format.
  await (await openSqlite({ file })).close();
  await (await openPostgres({ url })).close();
  const source = new DatabaseSync(file, { readOnly: true });
  const target = createDatabase(url);
  try {
    source.exec('BEGIN');
    return await target.longTransaction((query) => copyAll(source, query));
  } finally {
    source.close();
    await target.close();
  }
}

async function copyAll(source: DatabaseSync, query: Query): Promise<MovedTable[]> {
  const known = (await query<{ table: string }>(TABLES)).map(({ table }) => table);
  const tables = known.filter((table) => !OWN.has(table));
  const missing = tablesOf(source).filter((table) => !tables.includes(table));
  if (missing.length > 0) throw new StoreError(`PostgreSQL has no table for ${missing.join(', ')}.`);
  // Opening wrote the first row of the clock; that of the file takes its place.
  await query('DELETE FROM timeline');
  for (const table of tables) await refuseRows(query, table);
  const moved: MovedTable[] = [];
  for (const table of tables) moved.push({ table, rows: await copyTable(source, query, table) });
  for (const { table, column } of await query<{ table: string; column: string }>(COUNTERS))
    await query(
      `SELECT setval(pg_get_serial_sequence('${table}', '${column}'), max(${column})) FROM ${table} HAVING count(*) > 0`,
    );
  return moved;
}

function tablesOf(source: DatabaseSync): string[] {
  const rows = source.prepare(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
  );
  return rows.all().flatMap(({ name }) => (OWN.has(String(name)) ? [] : [String(name)]));
}

async function refuseRows(query: Query, table: string): Promise<void> {
  const [row] = await query(`SELECT true FROM ${table} LIMIT 1`);
  if (row)
    throw new StoreError(
      `The database already holds rows in the table ${table}: nothing was copied. Name an empty database.`,
    );
}

async function copyTable(source: DatabaseSync, query: Query, table: string): Promise<number> {
  let rows: object[] = [];
  let names: string[] = [];
  const send = async () => {
    if (rows.length === 0) return;
    const columns = names.join(', ');
    await query(
      `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::${table}, $1)`,
      [recordsByColumn(rows)],
    );
    rows = [];
  };
  for (const row of source.prepare(`SELECT * FROM ${table}`).iterate()) {
    names = Object.keys(row);
    rows.push(row);
    if (rows.length === BATCH) await send();
  }
  await send();
  const [counted] = await query<{ count: number }>(`SELECT count(*) AS count FROM ${table}`);
  const expected = Number(source.prepare(`SELECT count(*) AS count FROM ${table}`).get()?.count);
  if (counted?.count !== expected)
    throw new StoreError(
      `The table ${table} has ${expected} rows, but ${counted?.count} arrived: nothing was copied.`,
    );
  return expected;
}
