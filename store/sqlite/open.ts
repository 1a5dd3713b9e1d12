import { type MachineTimeOptions, machineTime } from '#store/machine-time.ts';
import { readMigrations } from '#store/migrations.ts';
import type { Store } from '#store/port.ts';
import { createStore } from '#store/tables/store.ts';
import { openTimeline } from '#store/tables/timeline.ts';
import { connect, stopWaiting } from './connection.ts';
import { explain } from './explain.ts';
import { migrate } from './migrate.ts';
import { createRunner, type RunnerOptions } from './runner.ts';
import { workOn } from './statements.ts';
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
      // What a migration deleted is still in the write-ahead log; it stays there while another process reads.
      if (migrated > 0) db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      const run = workOn(db);
      const wall = { sql: 'NULL', read: () => machine.now().getTime() };
      const timeline = transaction(db, () => run(openTimeline(machine, wall)));
      stopWaiting(db);
      const { read, write, check, close } = createRunner(db, file, options);
      return createStore(
        {
          read: (work) => read(() => run(work())),
          write: (work) => write(() => run(work())),
          check: (work) => check(() => run(work())),
          close,
        },
        timeline,
      );
    } catch (error) {
      db.close();
      throw error;
    }
  } catch (error) {
    throw explain(error, file);
  }
}
