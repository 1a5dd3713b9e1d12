import type { DatabaseSync } from 'node:sqlite';
import { bootId } from './boot.ts';
import type { Timeline } from './timeline.ts';
import { transaction } from './transaction.ts';

const DAY_MS = 86_400_000;
/** More than a reading, its notes and the ends of its leases take in the write-ahead log: about twelve pages of 4 kB. */
const READING_BYTES = 65_536;
/** SQLite's own: 2,000 kB, https://sqlite.org/pragma.html#pragma_cache_size */
const DEFAULT_CACHE = -2_000;

// A clock that was put forward makes calls look old; the machine's uptime shows that they are not. An uptime ahead of
// ours was counted before a restart that kept the boot id (a container), and proves nothing.
const COUNTS = `(clock_ms > $clockSince OR (boot = $boot AND uptime_ms > $uptimeSince AND uptime_ms <= $uptimeMs))`;

const TAKE = `INSERT INTO calls (upstream, clock_ms, boot, uptime_ms) SELECT $upstream, $clockMs, $boot, $uptimeMs
  WHERE (SELECT count(*) FROM calls WHERE upstream = $upstream AND ${COUNTS}) < $limit`;

const FORGET = `DELETE FROM calls WHERE NOT ${COUNTS}`;

/** Counts calls to upstreams, on an open and migrated database. `uptime` is in seconds, as `os.uptime` gives it. */
export function callTable(db: DatabaseSync, timeline: Timeline, uptime: () => number) {
  const boot = bootId();
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
        const uptimeMs = Math.round(uptime() * 1000);
        const counted = { boot, clockSince: clockMs - DAY_MS, uptimeSince: uptimeMs - DAY_MS, uptimeMs };
        forget.run(counted);
        return take.run({ ...counted, upstream, clockMs, limit }).changes === 1;
      });
    },
  };
}
