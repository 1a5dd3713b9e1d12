import type { DatabaseSync } from 'node:sqlite';
import type { Store } from '#store/port.ts';
import { connect, stopWaiting } from './connection.ts';
import { eventTable } from './events.ts';
import { explain } from './explain.ts';
import { fileTable } from './files.ts';
import { migrate, readMigrations } from './migrate.ts';
import { noteTable } from './notes.ts';
import { positioningTable } from './positioning.ts';
import { refreshTable } from './refreshes.ts';
import { snapshotTable } from './snapshots.ts';

export interface SqliteOptions {
  readonly file: string;
  readonly now?: () => Date;
}

/**
 * Opens the store in one SQLite file (SPEC K6): makes the folder, brings the schema up to date. Several processes of
 * one machine may have it open at the same time. Each call blocks for the length of its SQL; a write waits up to
 * 1 s for another process's write. Throws StoreError in plain words when the file is damaged, not writable or too new.
 */
export async function openSqlite({ file, now = () => new Date() }: SqliteOptions): Promise<Store> {
  try {
    const db = await connect(file);
    try {
      migrate(db, file, readMigrations(), now().toISOString());
      stopWaiting(db);
      return storeOn(db, file);
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

function storeOn(db: DatabaseSync, file: string): Store {
  const snapshots = snapshotTable(db);
  const events = eventTable(db);
  const refreshes = refreshTable(db);
  const notes = noteTable(db);
  const files = fileTable(db);
  const positioning = positioningTable(db);
  const run = runner(file);
  return {
    saveSnapshots: (rows) => run(() => snapshots.save(rows)),
    latestSnapshot: (symbol, notAfter = END_OF_TIME) => run(() => snapshots.latest(symbol, notAfter)),
    firstObservedAt: (symbol) => run(() => snapshots.firstObservedAt(symbol)),
    snapshots: (symbol, from, to) => run(() => snapshots.range(symbol, from, to)),
    upsertEvents: (rows, seenAt) => run(() => events.upsert(rows, seenAt)),
    eventsBetween: (source, from, to) => run(() => events.between(source, from, to)),
    withdrawEvents: (ids, at) => run(() => events.withdraw(ids, at)),
    event: (id) => run(() => events.byName(id)),
    releasesBefore: (series, before, limit) => run(() => events.releases(series, before, limit)),
    revisionsBetween: (source, from, to) => run(() => events.revisionsBetween(source, from, to)),
    revisions: (eventId) => run(() => events.revisions(eventId)),
    saveReports: (rows) => run(() => positioning.save(rows)),
    positioningReports: (market, notAfter, limit) => run(() => positioning.latest(market, notAfter, limit)),
    claimRefresh: (name, now, windowMs) => run(() => refreshes.claim(name, now, windowMs)),
    settleRefresh: (name, at, failure) => run(() => refreshes.settle(name, at, failure)),
    refreshState: (name) => run(() => refreshes.state(name)),
    takeCall: (upstream, at, limit) => run(() => refreshes.take(upstream, at, limit)),
    readNote: (key) => run(() => notes.read(key)),
    writeNote: (key, value) => run(() => notes.write(key, value)),
    readFile: (name) => run(() => files.read(name)),
    writeFile: (name, file) => run(() => files.write(name, file)),
    close: () => run(() => (db.isOpen ? db.close() : undefined)),
  };
}

/** Turns what SQLite throws into a rejection that says what to do about `file`. */
function runner(file: string) {
  return async <Result>(work: () => Result): Promise<Result> => {
    try {
      return work();
    } catch (error) {
      throw explain(error, file);
    }
  };
}
