import type { DatabaseSync } from 'node:sqlite';
import { roomCheck } from './room.ts';
import type { Timeline } from './timeline.ts';
import { transaction } from './transaction.ts';

const DAY_MS = 86_400_000;
const FORGET = 'DELETE FROM calls WHERE clock_ms <= ?';

const TAKE = `INSERT INTO calls (upstream, clock_ms) SELECT $upstream, $clockMs
  WHERE (SELECT count(*) FROM calls WHERE upstream = $upstream) < $limit`;

/** Counts calls to upstreams, on an open and migrated database. */
export function callTable(db: DatabaseSync, timeline: Timeline) {
  const take = db.prepare(TAKE);
  const forget = db.prepare(FORGET);
  const checkRoom = roomCheck(db);
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
