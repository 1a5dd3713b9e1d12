import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite';
import { type Connection, type Insert, onConflict, type Work } from '#store/tables/work.ts';
import { roomCheck } from './room.ts';

const TABLES = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'";

/** Runs the work of the tables on a migrated database, all its steps at once. */
export function workOn(db: DatabaseSync): <Result>(work: Work<Result>) => Result {
  const connection = connectionOn(db);
  return (work) => {
    let step = work.next();
    while (!step.done) step = work.next(step.value(connection));
    return step.value;
  };
}

/** Each statement is prepared once, at its first use. */
function connectionOn(db: DatabaseSync): Connection {
  const queries = new Map<string, Query>();
  const inserts = new Map<Insert, StatementSync>();
  const looks = db
    .prepare(TABLES)
    .all()
    .map(({ name }) => db.prepare(`SELECT * FROM "${name}" LIMIT 1`));
  return {
    query: (sql, values) => kept(queries, sql, () => prepareQuery(db, sql))(values),
    insert(into, rows) {
      const statement = kept(inserts, into, () => db.prepare(insertSql(into)));
      const fields = Object.keys(into.columns) as (keyof (typeof rows)[number])[];
      let written = 0;
      for (const row of rows)
        written += Number(statement.run(...fields.map((field) => storable(row[field]))).changes);
      return written;
    },
    lock: () => {},
    checkRoom: roomCheck(db),
    readTables() {
      for (const look of looks) look.get();
    },
  };
}

function kept<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = known.get(key);
  if (value !== undefined) return value;
  const made = make();
  known.set(key, made);
  return made;
}

type Query = (values: readonly unknown[]) => Record<string, SQLOutputValue>[];

/** Its rows are made from arrays, in less than half the time that objects of node:sqlite take to become plain ones. */
function prepareQuery(db: DatabaseSync, sql: string): Query {
  const statement = db.prepare(translated(sql));
  statement.setReturnArrays(true);
  const names = statement.columns().map(({ name }) => name);
  return (values) => {
    const rows = statement.all(...values.map(storable)) as unknown as SQLOutputValue[][];
    return rows.map((cells) => {
      const row: Record<string, SQLOutputValue> = {};
      for (let place = 0; place < names.length; place += 1)
        row[names[place] as string] = cells[place] as SQLOutputValue;
      return row;
    });
  };
}

/** From the SQL of the tables. A transaction that writes has the lock of the whole file, so no row has one. */
function translated(sql: string): string {
  return sql
    .replaceAll(/= ANY \((\$\d+)\)/g, 'IN (SELECT value FROM json_each($1))')
    .replaceAll(/ FOR (UPDATE|SHARE)/g, '')
    .replaceAll(/\$(\d+)/g, '?$1');
}

function insertSql(into: Insert): string {
  const names = Object.values(into.columns);
  const places = names.map(() => '?').join(', ');
  return `INSERT INTO ${into.table} (${names.join(', ')}) VALUES (${places}) ${onConflict(into)}`;
}

/** SQLite has no booleans and no lists. */
function storable(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return Number(value);
  return (Array.isArray(value) ? JSON.stringify(value) : value) as SQLInputValue;
}
