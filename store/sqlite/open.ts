import type { DatabaseSync } from 'node:sqlite';
import type { Lease } from '#store/lease.ts';
import { type MachineTime, type MachineTimeOptions, machineTime } from '#store/machine-time.ts';
import { readMigrations } from '#store/migrations.ts';
import type { Store } from '#store/port.ts';
import { callTable } from './calls.ts';
import { connect, stopWaiting } from './connection.ts';
import { eventTable } from './events.ts';
import { explain } from './explain.ts';
import { fileTable } from './files.ts';
import { healthProbe } from './health-probe.ts';
import { migrate } from './migrate.ts';
import { noteTable } from './notes.ts';
import { observationTable } from './observations.ts';
import { positioningTable } from './positioning.ts';
import { holds, refreshTable } from './refreshes.ts';
import { createRunner, type RunnerOptions } from './runner.ts';
import { sightingTable } from './schedules.ts';
import { snapshotTable } from './snapshots.ts';
import { createTimeline } from './timeline.ts';
import { transaction } from './transaction.ts';

export interface SqliteOptions extends RunnerOptions, MachineTimeOptions {
  readonly file: string;
}

export const SQLITE_MIGRATIONS = new URL('./migrations/', import.meta.url);

/**
 * Opens the store in one SQLite file (K6): makes the folder, brings the schema up to date. Several processes of
 * one machine may have it open at the same time. Each call blocks for the length of its SQL; a write that meets another
 * process's waits up to 1 s, off the event loop. Throws StoreError in plain words when the file is damaged, not writable
 * or too new.
 */
export async function openSqlite(options: SqliteOptions): Promise<Store> {
  const { file } = options;
  try {
    const db = await connect(file);
    try {
      const machine = machineTime(options);
      const migrated = migrate(db, file, readMigrations(SQLITE_MIGRATIONS), machine.now().toISOString());
      if (migrated > 0) emptyLog(db);
      const store = storeOn(db, { ...options, ...machine });
      stopWaiting(db);
      return store;
    } catch (error) {
      db.close();
      throw error;
    }
  } catch (error) {
    throw explain(error, file);
  }
}

/** Later than any instant in the ISO spelling the store keeps. */
const END_OF_TIME = '9999-12-31T23:59:59.999Z';

interface Surroundings extends RunnerOptions, MachineTime {
  readonly file: string;
}

/** What a migration deleted is still in the write-ahead log; it stays there while another process reads. */
function emptyLog(db: DatabaseSync): void {
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
}

function storeOn(db: DatabaseSync, { file, now, uptime, boot, ...options }: Surroundings): Store {
  const timeline = createTimeline(db, { now, uptime, boot });
  // This boot and its uptime have to be on record before the next restart: that one counts from here.
  transaction(db, () => timeline.advance());
  const snapshots = snapshotTable(db);
  const events = eventTable(db);
  const refreshes = refreshTable(db, timeline);
  const calls = callTable(db, timeline);
  const notes = noteTable(db);
  const files = fileTable(db);
  const positioning = positioningTable(db);
  const observations = observationTable(db);
  const sightings = sightingTable(db);
  const probe = healthProbe(db, notes);
  const { read, write, check, close } = createRunner(db, file, options);
  /** Writes unless a later claim took over `lease`; null then. */
  const fenced = <Result>(lease: Lease | undefined, work: () => Result): Promise<Result | null> =>
    write(() => (lease === undefined || holds(db, [lease]) ? work() : null));
  return {
    saveSnapshots: async (rows, lease) => (await fenced(lease, () => snapshots.save(rows))) ?? 0,
    latestSnapshot: (symbol, notAfter = END_OF_TIME) => read(() => snapshots.latest(symbol, notAfter)),
    firstObservedAt: (symbol) => read(() => snapshots.firstObservedAt(symbol)),
    snapshots: (symbol, from, to) => read(() => snapshots.range(symbol, from, to)),
    mergeCalendar: (merge, work) => write(() => events.merge(merge, work)),
    weekRead: (source, at) => read(() => events.weekRead(source, at)),
    eventsBetween: (source, from, to) => read(() => events.between(source, from, to)),
    event: (id) => read(() => events.byName(id)),
    releasesBefore: (series, before, limit) => read(() => events.releases(series, before, limit)),
    revisionsBetween: (source, from, to) => read(() => events.revisionsBetween(source, from, to)),
    revisions: (eventId) => read(() => events.revisions(eventId)),
    saveReports: async (rows, lease) => (await fenced(lease, () => positioning.save(rows))) ?? 0,
    positioningReports: (market, notAfter, limit) => read(() => positioning.latest(market, notAfter, limit)),
    saveObservations: async (rows, lease) => (await fenced(lease, () => observations.save(rows))) ?? 0,
    vintages: (series, fromPeriod) => read(() => observations.vintages(series, fromPeriod)),
    observationPage: (query) => read(() => observations.page(query)),
    saveSightings: async (rows, lease) => (await fenced(lease, () => sightings.save(rows))) ?? 0,
    sightings: (releases, from, to) => read(() => sightings.around(releases, from, to)),
    // Most looks come before the window has passed: they must not wait for another process's write.
    claimRefresh: async (name, windowMs, holdMs = 0) =>
      (await read(() => refreshes.isFree(name, windowMs)))
        ? write(() => refreshes.claim(name, windowMs, holdMs))
        : null,
    settleRefresh: (lease, at, failure, holdMs = 0) =>
      write(() => refreshes.settle(lease, at, failure, holdMs)),
    refreshState: (name) => read(() => refreshes.state(name)),
    takeCall: (upstream, limit) => write(() => calls.take(upstream, limit)),
    readNote: (key) => read(() => notes.read(key)),
    writeNote: async (key, value, lease) => {
      await fenced(lease, () => notes.write(key, value));
    },
    readFile: (name) => read(() => files.read(name)),
    writeFile: (name, kept) => write(() => files.write(name, kept)),
    check: () => check(probe),
    close,
  };
}
