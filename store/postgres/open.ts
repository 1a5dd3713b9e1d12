import { type MachineTimeOptions, machineTime } from '#store/machine-time.ts';
import { readMigrations } from '#store/migrations.ts';
import type { Store } from '#store/port.ts';
import { createStore } from '#store/tables/store.ts';
import { openTimeline } from '#store/tables/timeline.ts';
import type { Work } from '#store/tables/work.ts';
import { createDatabase, whenReachable } from './database.ts';
import { migrate } from './migrate.ts';
import { connectionOn, runOn } from './statements.ts';

export interface PostgresOptions extends MachineTimeOptions {
  /** `postgres://user:password@host:port/database` */
  readonly url: string;
  /** Shifts the clock of the database, in ms. Default: 0. */
  readonly offsetMs?: number;
  /** Takes the place of the clock of the database; for tests. */
  readonly wall?: (() => Date) | undefined;
  /** How long opening waits for a server that does not answer, in ms. Default: ten seconds. */
  readonly patienceMs?: number;
  /** Called after each write with the seconds it took. */
  readonly onWrite?: (seconds: number) => void;
}

export { placeOf } from './database.ts';

export const POSTGRES_MIGRATIONS = new URL('./migrations/', import.meta.url);
const PATIENCE_MS = 10_000;

/** One clock for all instances. */
const WALL = 'round(extract(epoch FROM clock_timestamp()) * 1000)::bigint';
const TABLES = 'SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = current_schema()';

/**
 * Opens the store in a PostgreSQL database (K6) and brings its schema up to date. Instances on any number of machines may
 * have it open at the same time. Throws StoreError in plain words when the server does not answer, refuses the account
 * or holds a newer format.
 */
export async function openPostgres(options: PostgresOptions): Promise<Store> {
  const { url, offsetMs = 0, wall, patienceMs = PATIENCE_MS, onWrite } = options;
  const { query, transaction, longTransaction, close } = createDatabase(url);
  try {
    const clock = { sql: WALL, read: (databaseMs: number) => wall?.().getTime() ?? databaseMs + offsetMs };
    const timeline = await whenReachable(patienceMs, () =>
      longTransaction(async (query) => {
        await migrate(query, readMigrations(POSTGRES_MIGRATIONS));
        return runOn(connectionOn(query), openTimeline(machineTime(options), clock));
      }),
    );
    const tables = await query<{ name: string }>(TABLES);
    const looks = `SELECT ${tables.map(({ name }) => `(SELECT true FROM ${name} LIMIT 1)`).join(', ')}`;
    const write = async <Result>(work: () => Work<Result>): Promise<Result> => {
      const askedAt = performance.now();
      try {
        return await transaction((query) => runOn(connectionOn(query, looks), work()));
      } finally {
        onWrite?.((performance.now() - askedAt) / 1000);
      }
    };
    const outside = connectionOn(query);
    return createStore({ read: (work) => runOn(outside, work()), write, check: write, close }, timeline);
  } catch (error) {
    await close();
    throw error;
  }
}
