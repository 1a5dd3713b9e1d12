/** The columns of a table, by the field they hold. */
export type Columns = Readonly<Record<string, string>>;

/** The columns of `table` as a SELECT names them, each under the name of its field. */
export function selected(columns: Columns, table: string): string {
  return Object.entries(columns)
    .map(([field, column]) => `${table}.${column} AS "${field}"`)
    .join(', ');
}
