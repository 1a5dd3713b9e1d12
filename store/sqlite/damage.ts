import { closeSync, openSync, writeSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

const PAGE_BYTES = 4096;

/** Overwrites the first page of `table`, as a failing disk does; for tests. Every open connection meets it at its next read. */
export function damageTable(file: string, table: string): void {
  const db = new DatabaseSync(file);
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  const root = Number(db.prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?').get(table)?.rootpage);
  const data = openSync(file, 'r+');
  writeSync(data, Buffer.alloc(PAGE_BYTES, 0xa5), 0, PAGE_BYTES, (root - 1) * PAGE_BYTES);
  closeSync(data);
  // A write makes the other connections forget the pages they hold in memory.
  db.exec("INSERT INTO notes (key, value) VALUES ('test/damage', '')");
  db.close();
}
