import type { Lease } from '#store/lease.ts';
import { type MachineTimeOptions, machineTime } from '#store/machine-time.ts';
import { readMigrations } from '#store/migrations.ts';
import type { Store } from '#store/port.ts';
import { callTable } from './calls.ts';
import { createDatabase, type Database, type Query, whenReachable } from './database.ts';
import { eventTable } from './events.ts';
import { fileTable } from './files.ts';
import { healthProbe } from './health-probe.ts';
import { migrate } from './migrate.ts';
import { noteTable } from './notes.ts';
import { observationTable } from './observations.ts';
import { positioningTable } from './positioning.ts';
import { holds, refreshTable } from './refreshes.ts';
import { sightingTable } from './schedules.ts';
import { snapshotTable } from './snapshots.ts';
import { openTimeline, type Timeline } from './timeline.ts';

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

/**
 * Opens the store in a PostgreSQL database (K6) and brings its schema up to date. Instances on any number of machines may
 * have it open at the same time. Throws StoreError in plain words when the server does not answer, refuses the account
 * or holds a newer format.
 */
export async function openPostgres(options: PostgresOptions): Promise<Store> {
  const database = createDatabase(options.url);
  try {
    const timeline = await whenReachable(options.patienceMs ?? PATIENCE_MS, () =>
      database.longTransaction(async (query) => {
        await migrate(query, readMigrations(POSTGRES_MIGRATIONS));
        const wall = { offsetMs: options.offsetMs ?? 0, own: options.wall ?? null };
        return openTimeline(query, machineTime(options), wall);
      }),
    );
    return storeOn(database, timeline, options);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Later than any instant the store keeps. */
const END_OF_TIME = '9999-12-31T23:59:59.999Z';

async function storeOn(
  database: Database,
  timeline: Timeline,
  { onWrite }: Pick<PostgresOptions, 'onWrite'>,
): Promise<Store> {
  const { query, close } = database;
  const refreshes = refreshTable(timeline);
  const calls = callTable(timeline);
  const probe = await healthProbe(query);
  const write = async <Result>(work: (query: Query) => Promise<Result>): Promise<Result> => {
    const askedAt = performance.now();
    try {
      return await database.transaction(work);
    } finally {
      onWrite?.((performance.now() - askedAt) / 1000);
    }
  };
  /** Writes unless a later claim took over `lease`; null then. */
  const fenced = <Result>(lease: Lease | undefined, work: (query: Query) => Promise<Result>) =>
    write(async (query) => (lease === undefined || (await holds(query, [lease])) ? work(query) : null));
  return {
    saveSnapshots: async (rows, lease) => (await fenced(lease, (q) => snapshotTable.save(q, rows))) ?? 0,
    latestSnapshot: (symbol, notAfter = END_OF_TIME) => snapshotTable.latest(query, symbol, notAfter),
    firstObservedAt: (symbol) => snapshotTable.firstObservedAt(query, symbol),
    snapshots: (symbol, from, to) => snapshotTable.range(query, symbol, from, to),
    mergeCalendar: (merge, work) => write((q) => eventTable.merge(q, merge, work)),
    weekRead: (source, at) => eventTable.weekRead(query, source, at),
    eventsBetween: (source, from, to) => eventTable.between(query, source, from, to),
    event: (id) => eventTable.byName(query, id),
    releasesBefore: (series, before, limit) => eventTable.releases(query, series, before, limit),
    revisionsBetween: (source, from, to) => eventTable.revisionsBetween(query, source, from, to),
    revisions: (eventId) => eventTable.revisions(query, eventId),
    saveReports: async (rows, lease) => (await fenced(lease, (q) => positioningTable.save(q, rows))) ?? 0,
    positioningReports: (market, notAfter, limit) => positioningTable.latest(query, market, notAfter, limit),
    saveObservations: async (rows, lease) =>
      (await fenced(lease, (q) => observationTable.save(q, rows))) ?? 0,
    vintages: (series, fromPeriod) => observationTable.vintages(query, series, fromPeriod),
    observationPage: (asked) => observationTable.page(query, asked),
    saveSightings: async (rows, lease) => (await fenced(lease, (q) => sightingTable.save(q, rows))) ?? 0,
    sightings: (releases, from, to) => sightingTable.around(query, releases, from, to),
    // Most looks come before the window has passed: they must not wait for another instance's claim.
    claimRefresh: async (name, windowMs, holdMs = 0) =>
      (await refreshes.isFree(query, name, windowMs))
        ? write((q) => refreshes.claim(q, name, windowMs, holdMs))
        : null,
    settleRefresh: (lease, at, failure, holdMs = 0) =>
      write((q) => refreshes.settle(q, lease, at, failure, holdMs)),
    refreshState: (name) => refreshes.state(query, name),
    takeCall: (upstream, limit) => write((q) => calls.take(q, upstream, limit)),
    readNote: (key) => noteTable.read(query, key),
    writeNote: async (key, value, lease) => {
      await fenced(lease, (q) => noteTable.write(q, key, value));
    },
    readFile: (name) => fileTable.read(query, name),
    writeFile: (name, kept) => write((q) => fileTable.write(q, name, kept)),
    check: () => write(probe),
    close,
  };
}
