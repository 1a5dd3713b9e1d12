import { uptime as machineUptime } from 'node:os';
import type { DatabaseSync } from 'node:sqlite';
import type { Lease, Store } from '#store/port.ts';
import { callTable } from './calls.ts';
import { connect, stopWaiting } from './connection.ts';
import { eventTable } from './events.ts';
import { explain } from './explain.ts';
import { migrate, readMigrations } from './migrate.ts';
import { noteTable } from './notes.ts';
import { positioningTable } from './positioning.ts';
import { holds, refreshTable } from './refreshes.ts';
import { snapshotTable } from './snapshots.ts';
import { createTimeline } from './timeline.ts';
import { transaction } from './transaction.ts';

export interface SqliteOptions {
  readonly file: string;
  /** The machine's clock; it may be wrong and may be put right at any time. */
  readonly now?: () => Date;
  /** Seconds since the machine started. Default: the real one, or `now` where a test brings its own. */
  readonly uptime?: (() => number) | undefined;
}

/**
 * Opens the store in one SQLite file (SPEC K6): makes the folder, brings the schema up to date. Several processes of
 * one machine may have it open at the same time. Each call blocks for the length of its SQL; a write waits up to
 * 1 s for another process's write. Throws StoreError in plain words when the file is damaged, not writable or too new.
 */
export async function openSqlite(options: SqliteOptions): Promise<Store> {
  const { file, now = () => new Date() } = options;
  const uptime = options.uptime ?? (options.now ? () => now().getTime() / 1000 : machineUptime);
  try {
    const db = await connect(file);
    try {
      const migrated = migrate(db, file, readMigrations(), now().toISOString());
      if (migrated > 0) emptyLog(db);
      const store = storeOn(db, { file, now, uptime });
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

interface Surroundings {
  readonly file: string;
  readonly now: () => Date;
  readonly uptime: () => number;
}

/** What a migration deleted is still in the write-ahead log; it stays there while another process reads. */
function emptyLog(db: DatabaseSync): void {
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
}

function storeOn(db: DatabaseSync, { file, now, uptime }: Surroundings): Store {
  const timeline = createTimeline(db, now);
  // A clock that was put back has to be on record before the next restart, or time would stand still until it catches up.
  transaction(db, () => timeline.advance());
  const snapshots = snapshotTable(db);
  const events = eventTable(db);
  const refreshes = refreshTable(db, timeline);
  const calls = callTable(db, timeline, uptime);
  const notes = noteTable(db);
  const positioning = positioningTable(db);
  const run = runner(file);
  /** Runs `work` unless a later claim took over `lease`; null then. */
  const fenced = <Result>(lease: Lease | undefined, work: () => Result): Result | null =>
    transaction(db, () => (lease === undefined || holds(db, [lease]) ? work() : null));
  return {
    saveSnapshots: (rows, lease) => run(() => fenced(lease, () => snapshots.save(rows)) ?? 0),
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
    saveReports: (rows, lease) => run(() => fenced(lease, () => positioning.save(rows)) ?? 0),
    positioningReports: (market, notAfter, limit) => run(() => positioning.latest(market, notAfter, limit)),
    claimRefresh: (name, windowMs) => run(() => refreshes.claim(name, windowMs)),
    settleRefresh: (lease, at, failure, holdMs = 0) =>
      run(() => refreshes.settle(lease, at, failure, holdMs)),
    refreshState: (name) => run(() => refreshes.state(name)),
    takeCall: (upstream, limit) => run(() => calls.take(upstream, limit)),
    readNote: (key) => run(() => notes.read(key)),
    writeNote: (key, value, lease) =>
      run(() => {
        fenced(lease, () => notes.write(key, value));
      }),
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
