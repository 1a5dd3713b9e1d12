import type { DatabaseSync } from 'node:sqlite';
import type { Timeline } from './timeline.ts';
import { transaction } from './transaction.ts';

const DAY_MS = 86_400_000;
/** More than a reading, its notes and the ends of its leases take in the write-ahead log: about twelve pages of 4 kB. */
const READING_BYTES = 65_536;
/** SQLite's own: 2,000 kB, https://sqlite.org/pragma.html#pragma_cache_size */
const DEFAULT_CACHE = -2_000;

const FORGET = 'DELETE FROM calls WHERE clock_ms <= ?';

const TAKE = `INSERT INTO calls (upstream, clock_ms) SELECT $upstream, $clockMs
  WHERE (SELECT count(*) FROM calls WHERE upstream = $upstream) < $limit`;

/** Counts calls to upstreams, on an open and migrated database. */
export function callTable(db: DatabaseSync, timeline: Timeline) {
  const take = db.prepare(TAKE);
  const forget = db.prepare(FORGET);
  const fill = db.prepare('INSERT INTO room (filler) VALUES (zeroblob(?))');

  /** Throws when a reading would not fit. A cache of one page makes SQLite write to the disk before the rollback. */
  const checkRoom = (): void => {
    db.exec('PRAGMA cache_size = 1; SAVEPOINT room');
    try {
      fill.run(READING_BYTES);
    } finally {
      if (db.isTransaction) db.exec('ROLLBACK TO room; RELEASE room');
      db.exec(`PRAGMA cache_size = ${DEFAULT_CACHE}`);
    }
  };
  return {
    take(upstream: string, limit: number): boolean {
      checkRoom();
      return transaction(db, () => {
        const clockMs = timeline.advance();
        forget.run(clockMs - DAY_MS);
        return take.run({ upstream, clockMs, limit }).changes === 1;
      });
    },
  };
}
