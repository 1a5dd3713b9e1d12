import type { DatabaseSync } from 'node:sqlite';

/** More than a reading, its notes and the ends of its leases take in the write-ahead log: about twelve pages of 4 kB. */
const READING_BYTES = 65_536;
/** SQLite's own: 2,000 kB, https://sqlite.org/pragma.html#pragma_cache_size */
const DEFAULT_CACHE = -2_000;

/**
 * Throws when a reading would not fit on the disk, and leaves nothing behind. A cache of one page makes SQLite write to
 * the disk before the rollback. Call it inside a write transaction.
 */
export function roomCheck(db: DatabaseSync): () => void {
  const fill = db.prepare('INSERT INTO room (filler) VALUES (zeroblob(?))');
  return () => {
    db.exec('PRAGMA cache_size = 1; SAVEPOINT room');
    try {
      fill.run(READING_BYTES);
    } finally {
      if (db.isTransaction) db.exec('ROLLBACK TO room; RELEASE room');
      db.exec(`PRAGMA cache_size = ${DEFAULT_CACHE}`);
    }
  };
}
