import type { Columns } from '#store/event-columns.ts';

/**
 * `rows` as the one JSON parameter of `json_populate_recordset(NULL::table, $1)`: any number of rows in one statement, with
 * each value read as the type of its column. PostgreSQL refuses a NUL and half a surrogate pair in JSON.
 */
export function records(rows: readonly object[], columns: Columns): string {
  const named = rows.map((row) =>
    Object.fromEntries(
      Object.entries(columns).map(([field, column]) => [column, row[field as keyof typeof row]]),
    ),
  );
  return recordsByColumn(named);
}

/** The same for rows that are already named by column. */
export function recordsByColumn(rows: readonly object[]): string {
  return JSON.stringify(rows, (_key, value) =>
    typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '\uFFFD') : value,
  );
}

/** `INSERT INTO table (…) SELECT … FROM` the records in `$1`. */
export function insertFrom(table: string, columns: Columns): string {
  const names = Object.values(columns).join(', ');
  return `INSERT INTO ${table} (${names}) SELECT ${names} FROM json_populate_recordset(NULL::${table}, $1)`;
}

/** `ON CONFLICT … DO UPDATE` of every column that is not a key. */
export function orUpdate(columns: Columns, keys: readonly string[]): string {
  const updated = Object.values(columns).filter((name) => !keys.includes(name));
  const assignments = updated.map((name) => `${name} = excluded.${name}`).join(', ');
  return `ON CONFLICT (${keys.join(', ')}) DO UPDATE SET ${assignments}`;
}

/** The last row of each key: one statement must not write a row twice. */
export function lastOfEach<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
  return [...new Map(rows.map((row) => [keyOf(row), row])).values()];
}
