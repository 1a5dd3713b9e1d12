import { setTimeout as wait } from 'node:timers/promises';
import { Pool, type PoolClient, types } from 'pg';
import { StoreError } from '#store/errors.ts';
import { explain, sqlState } from './explain.ts';

/** Sends one statement and returns its rows. A string with a NUL, which PostgreSQL cannot keep, gets U+FFFD in its place. */
export type Query = <Row = Record<string, unknown>>(
  sql: string,
  values?: readonly unknown[],
) => Promise<Row[]>;

export interface Database {
  /** One statement on a connection of its own; a transaction by itself. */
  readonly query: Query;
  /** All statements of `work`, or none of them. Rejects when the commit was not confirmed. */
  transaction<Result>(work: (query: Query) => Promise<Result>): Promise<Result>;
  /** The same, for work that may take minutes. */
  longTransaction<Result>(work: (query: Query) => Promise<Result>): Promise<Result>;
  /** Waits for running calls, then ends all connections. */
  close(): Promise<void>;
}

const MOST_CONNECTIONS = 8;
/** Limits in ms. A visitor waits for a page's figures: a server that does not answer must cost little. */
const CONNECT_MS = 2_000;
const LOCK_MS = 2_000;
const STATEMENT_MS = 3_000;
/** A little more than the server's own limit, for a server that went silent. */
const SILENT_MS = 4_000;
/** Frees the locks of a process that stopped in the middle of a transaction, on a machine that still keeps its connection. */
const IDLE_IN_TRANSACTION_MS = 10_000;
const LONG_MS = 600_000;
const OPENING_PAUSE_MS = 250;

/** What each connection needs, whatever the server's own settings are. A commit must be on disk when it is confirmed (K6). */
const SESSION = `
  SET datestyle TO ISO;
  SET default_transaction_isolation TO 'read committed';
  SET lock_timeout TO ${LOCK_MS};
  SET statement_timeout TO ${STATEMENT_MS};
  SET idle_in_transaction_session_timeout TO ${IDLE_IN_TRANSACTION_MS};
  SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'`;

/** How the port spells what PostgreSQL sends: instants as ISO 8601 in UTC, days as text, whole numbers as numbers. */
const asDate = types.getTypeParser(types.builtins.TIMESTAMPTZ);
const PARSERS = new Map<number, (text: string) => unknown>([
  [types.builtins.TIMESTAMPTZ, (text) => (asDate(text) as unknown as Date).toISOString()],
  [types.builtins.DATE, (text) => text],
  [types.builtins.INT8, Number],
]);

/** A pool of connections to the server of `url`. Lost connections are replaced by new ones. */
export function createDatabase(url: string): Database {
  const place = placeOf(url);
  const pool = new Pool({
    connectionString: url,
    application_name: 'aureo',
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    idleTimeoutMillis: 30_000,
    maxLifetimeSeconds: 1_800,
    onConnect: (client) => {
      // The pool listens to its idle connections only: without this, one that ends in the middle of a call ends the process.
      // The call fails with the same error.
      client.on('error', () => {});
      return client.query(SESSION);
    },
    types: { getTypeParser: (oid: number) => PARSERS.get(oid) ?? types.getTypeParser(oid) },
  });
  // A server that stops ends the idle connections; the pool has already dropped them. The next call says what is wrong.
  pool.on('error', () => {});

  const pending = new Set<Promise<unknown>>();
  let closed: Promise<void> | null = null;

  const connected = async <Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> => {
    if (closed) throw new StoreError(`The database at ${place} is closed.`, undefined, 'closed');
    const running = (async () => {
      const client = await explained(pool.connect(), place);
      let isUsable = false;
      try {
        const result = await work(client);
        isUsable = true;
        return result;
      } catch (error) {
        isUsable = !isOfConnection(error);
        throw error;
      } finally {
        client.release(!isUsable);
      }
    })();
    pending.add(running);
    try {
      return await running;
    } finally {
      pending.delete(running);
    }
  };

  const inTransaction = <Result>(
    work: (query: Query) => Promise<Result>,
    begin: string,
    silentMs: number,
  ): Promise<Result> =>
    connected(async (client) => {
      const query = queryOn(client, place, silentMs);
      await query(begin);
      try {
        const result = await work(query);
        await query('COMMIT');
        return result;
      } catch (error) {
        if (!isOfConnection(error)) await query('ROLLBACK');
        throw error;
      }
    });

  return {
    query: (sql, values) => connected((client) => queryOn(client, place, SILENT_MS)(sql, values)),
    transaction: (work) => inTransaction(work, 'BEGIN', SILENT_MS),
    longTransaction: (work) =>
      inTransaction(
        work,
        `BEGIN; SET LOCAL statement_timeout TO ${LONG_MS}; SET LOCAL lock_timeout TO ${LONG_MS}`,
        LONG_MS,
      ),
    close() {
      closed ??= Promise.allSettled(pending).then(() => pool.end());
      return closed;
    },
  };
}

/** Runs `work` again while the server does not answer, for `patienceMs` at most: it may be starting too. */
export async function whenReachable<Result>(
  patienceMs: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const isStarting = error instanceof StoreError && error.problem === 'unreachable';
      if (!isStarting || performance.now() >= deadline) throw error;
    }
    await wait(OPENING_PAUSE_MS);
  }
}

/** One at a time among all transactions that lock `name` in this schema, until they end. */
export async function lock(query: Query, name: string): Promise<void> {
  await query("SELECT pg_advisory_xact_lock(hashtextextended(current_schema() || '/' || $1, 0))", [name]);
}

/** Host, port and name of the database, for messages: nothing secret. */
export function placeOf(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  return `${host || 'localhost'}${port && `:${port}`}${pathname}`;
}

function queryOn(client: PoolClient, place: string, silentMs: number): Query {
  return async <Row>(text: string, values: readonly unknown[] = []) => {
    // The library knows the limit of one query, its types do not yet.
    const config = { text, values: values.map(storable), query_timeout: silentMs };
    return (await explained(client.query(config), place)).rows as Row[];
  };
}

function storable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(storable);
  return typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '\uFFFD') : value;
}

async function explained<Result>(sent: Promise<Result>, place: string): Promise<Result> {
  try {
    return await sent;
  } catch (error) {
    throw explain(error, place);
  }
}

/** Whether the connection may be lost, so that it must not be used again. */
function isOfConnection(error: unknown): boolean {
  if (!(error instanceof StoreError)) return false;
  const state = sqlState(error.cause);
  return state === null || /^(08|57P|25P03)/.test(state);
}
