import { type Connection, type Insert, onConflict, type Work } from '#store/tables/work.ts';
import { lock, type Query } from './database.ts';

/** Runs the steps of `work` one after the other. */
export async function runOn<Result>(connection: Connection, work: Work<Result>): Promise<Result> {
  let step = work.next();
  while (!step.done) step = work.next(await step.value(connection));
  return step.value;
}

/** `looks`: one statement that reads from every table. */
export function connectionOn(query: Query, looks = ''): Connection {
  return {
    query,
    async insert(into, rows) {
      const [written] = await query<{ count: number }>(insertSql(into), [records(into, rows)]);
      return written?.count;
    },
    lock: (name) => lock(query, name),
    checkRoom: () => {},
    readTables: () => query(looks),
  };
}

/** Any number of rows in one statement, with each value read as the type of its column. */
function insertSql(into: Insert): string {
  const names = Object.values(into.columns).join(', ');
  return `WITH written AS (
      INSERT INTO ${into.table} (${names}) SELECT ${names} FROM json_populate_recordset(NULL::${into.table}, $1)
      ${onConflict(into)} RETURNING 1
    ) SELECT count(*) AS count FROM written`;
}

/** The parameter of `json_populate_recordset`. */
function records({ columns, keys, isUpdate, isSum }: Insert, rows: readonly object[]): string {
  const named = rows.map((row) =>
    Object.fromEntries(
      Object.entries(columns).map(([field, column]) => [column, row[field as keyof typeof row]]),
    ),
  );
  if (!(isUpdate || isSum) || !keys) return recordsByColumn(named);
  // One statement must not update a row twice: the last one of each key. Sorted, because two transactions that write the
  // same rows in one order cannot block each other.
  const byKey = new Map(named.map((row) => [JSON.stringify(keys.map((key) => row[key])), row]));
  const sorted = [...byKey].sort(([a], [b]) => (a < b ? -1 : 1));
  return recordsByColumn(sorted.map(([, row]) => row));
}

/** Rows by their columns as JSON, in which PostgreSQL refuses a NUL and half a surrogate pair. */
export function recordsByColumn(rows: readonly object[]): string {
  return JSON.stringify(rows, (_key, value) =>
    typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '\uFFFD') : value,
  );
}
