import type { DatabaseSync } from 'node:sqlite';
import type { Store } from '#store/port.ts';
import { connect, stopWaiting } from './connection.ts';
import { eventTable } from './events.ts';
import { explain } from './explain.ts';
import { healthProbe } from './health-probe.ts';
import { migrate, readMigrations } from './migrate.ts';
import { noteTable } from './notes.ts';
import { positioningTable } from './positioning.ts';
import { refreshTable } from './refreshes.ts';
import { createRunner, type RunnerOptions } from './runner.ts';
import { snapshotTable } from './snapshots.ts';

export interface SqliteOptions extends Pick<RunnerOptions, 'onWrite'> {
  readonly file: string;
  readonly now?: () => Date;
}

/**
 * Opens the store in one SQLite file (SPEC K6): makes the folder, brings the schema up to date. Several processes of
 * one machine may have it open at the same time. Each call blocks for the length of its SQL; a write that meets another
 * process's waits up to 1 s, off the event loop. Throws StoreError in plain words when the file is damaged, not writable
 * or too new.
 */
export async function openSqlite({
  file,
  now = () => new Date(),
  ...options
}: SqliteOptions): Promise<Store> {
  try {
    const db = await connect(file);
    try {
      migrate(db, file, readMigrations(), now().toISOString());
      stopWaiting(db);
      return storeOn(db, file, options);
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

function storeOn(db: DatabaseSync, file: string, options: RunnerOptions): Store {
  const snapshots = snapshotTable(db);
  const events = eventTable(db);
  const refreshes = refreshTable(db);
  const notes = noteTable(db);
  const positioning = positioningTable(db);
  const probe = healthProbe(db, notes);
  const { read, write, check, close } = createRunner(db, file, options);
  return {
    saveSnapshots: (rows) => write(() => snapshots.save(rows)),
    latestSnapshot: (symbol, notAfter = END_OF_TIME) => read(() => snapshots.latest(symbol, notAfter)),
    firstObservedAt: (symbol) => read(() => snapshots.firstObservedAt(symbol)),
    snapshots: (symbol, from, to) => read(() => snapshots.range(symbol, from, to)),
    upsertEvents: (rows, seenAt) => write(() => events.upsert(rows, seenAt)),
    eventsBetween: (source, from, to) => read(() => events.between(source, from, to)),
    withdrawEvents: (ids, at) => write(() => events.withdraw(ids, at)),
    event: (id) => read(() => events.byName(id)),
    releasesBefore: (series, before, limit) => read(() => events.releases(series, before, limit)),
    revisionsBetween: (source, from, to) => read(() => events.revisionsBetween(source, from, to)),
    revisions: (eventId) => read(() => events.revisions(eventId)),
    saveReports: (rows) => write(() => positioning.save(rows)),
    positioningReports: (market, notAfter, limit) => read(() => positioning.latest(market, notAfter, limit)),
    claimRefresh: (name, now, windowMs) => write(() => refreshes.claim(name, now, windowMs)),
    settleRefresh: (name, at, failure) => write(() => refreshes.settle(name, at, failure)),
    refreshState: (name) => read(() => refreshes.state(name)),
    takeCall: (upstream, at, limit) => write(() => refreshes.take(upstream, at, limit)),
    readNote: (key) => read(() => notes.read(key)),
    writeNote: (key, value) => write(() => notes.write(key, value)),
    check: () => check(probe),
    close,
  };
}
