import type { Columns } from './columns.ts';

/**
 * Rows for one table, by their fields. With `keys`, the columns that identify a row, a row that is there already is
 * left as it is, updated where `isUpdate` is set, or added to where `isSum` is.
 */
export interface Insert {
  readonly table: string;
  readonly columns: Columns;
  readonly keys?: readonly string[];
  readonly isUpdate?: boolean;
  readonly isSum?: boolean;
}

/** What each kind of storage does for the tables: SQLite at once, PostgreSQL as a promise. */
export interface Connection {
  /**
   * Sends one statement and returns its rows. The SQL is what both know. Of PostgreSQL's own, SQLite's driver translates
   * `= ANY ($1)` for a value of a list, and leaves out `FOR UPDATE` and `FOR SHARE`.
   */
  query(sql: string, values: readonly unknown[]): unknown;
  /** Writes the rows and returns how many were added or updated. */
  insert(into: Insert, rows: readonly object[]): unknown;
  /** One at a time among all transactions that lock `name`, until they end. SQLite has one writer at a time anyway. */
  lock(name: string): unknown;
  /** Throws when a reading would not fit on the disk. A database server cannot say. */
  checkRoom(): unknown;
  /** Reads from every table. */
  readTables(): unknown;
}

export type Step = (on: Connection) => unknown;

/**
 * Work on the tables, one step after the other. A driver runs the steps: SQLite without a pause, so that no other work
 * comes between those of a transaction, PostgreSQL as its answers arrive.
 */
export type Work<Result> = Generator<Step, Result, unknown>;

/** Runs work on one kind of storage. It may create the work more than once, to try it again. */
export interface Driver {
  read<Result>(work: () => Work<Result>): Promise<Result>;
  /** In one transaction: all steps or none. */
  write<Result>(work: () => Work<Result>): Promise<Result>;
  /** As `write`, but rejects at once when the storage was found damaged before. */
  check(work: () => Work<void>): Promise<void>;
  /** Waits for running calls, then closes; every later call rejects with a StoreError. */
  close(): Promise<void>;
}

export function* query<Row>(sql: string, values: readonly unknown[] = []): Work<Row[]> {
  return (yield (on) => on.query(sql, values)) as Row[];
}

export function* insert(into: Insert, rows: readonly object[]): Work<number> {
  return rows.length === 0 ? 0 : ((yield (on) => on.insert(into, rows)) as number);
}

export function* lock(name: string): Work<void> {
  yield (on) => on.lock(name);
}

/** What an INSERT does with a row that is there already. */
export function onConflict({ table, columns, keys, isUpdate, isSum }: Insert): string {
  if (keys === undefined) return '';
  const updated = Object.values(columns).filter((name) => !keys.includes(name));
  const before = (name: string) => (isSum ? `${table}.${name} + ` : '');
  const assignments = updated.map((name) => `${name} = ${before(name)}excluded.${name}`).join(', ');
  const isWritten = isUpdate || isSum;
  return `ON CONFLICT (${keys.join(', ')}) DO ${isWritten ? `UPDATE SET ${assignments}` : 'NOTHING'}`;
}
