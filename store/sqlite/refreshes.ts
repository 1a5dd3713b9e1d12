import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import { checkDay, checkInstant } from '#store/instant.ts';
import type { RefreshState } from '#store/port.ts';

const stateSchema = z.object({
  name: z.string(),
  attemptedAt: z.string(),
  succeededAt: z.nullable(z.string()),
  failure: z.nullable(z.string()),
}) satisfies z.ZodMiniType<RefreshState>;

// Each of these is one statement: SQLite lets one process at a time run it, which makes it the lock (SPEC K5).
const CLAIM = `INSERT INTO refreshes (name, attempted_at) VALUES ($name, $now)
  ON CONFLICT (name) DO UPDATE SET attempted_at = excluded.attempted_at 
    WHERE attempted_at <= $openSince OR attempted_at > $impossible`;

const TAKE = `INSERT INTO calls (upstream, day, taken) SELECT $upstream, $day, 1 WHERE $limit >= 1
  ON CONFLICT (upstream, day) DO UPDATE SET taken = taken + 1 WHERE taken < $limit`;

const SUCCEED = `INSERT INTO refreshes (name, attempted_at, succeeded_at) VALUES ($name, $at, $at)
  ON CONFLICT (name) DO UPDATE SET succeeded_at = excluded.succeeded_at, failure = NULL`;

const FAIL = `INSERT INTO refreshes (name, attempted_at, failure) VALUES ($name, $at, $failure)
  ON CONFLICT (name) DO UPDATE SET failure = excluded.failure`;

const STATE = `SELECT name, attempted_at AS attemptedAt, succeeded_at AS succeededAt, failure
  FROM refreshes WHERE name = ?`;

/** Clocks of several instances differ a little; an attempt further ahead was made by a clock that has been put back. */
const CLOCK_SKEW_MS = 300_000;

/** The shared knowledge about calls to upstreams, on an open and migrated database. */
export function refreshTable(db: DatabaseSync) {
  const sql = {
    claim: db.prepare(CLAIM),
    succeed: db.prepare(SUCCEED),
    fail: db.prepare(FAIL),
    state: db.prepare(STATE),
    take: db.prepare(TAKE),
  };
  return {
    claim(name: string, now: string, windowMs: number): boolean {
      const nowMs = Date.parse(checkInstant('now', now));
      const openSince = new Date(nowMs - windowMs).toISOString();
      const impossible = new Date(nowMs + CLOCK_SKEW_MS).toISOString();
      return sql.claim.run({ name, now, openSince, impossible }).changes === 1;
    },
    settle(name: string, at: string, failure: string | null): void {
      checkInstant('at', at);
      if (failure === null) sql.succeed.run({ name, at });
      else sql.fail.run({ name, at, failure });
    },
    state(name: string): RefreshState | null {
      const row = sql.state.get(name);
      return row ? stateSchema.parse(row) : null;
    },
    take(upstream: string, day: string, limit: number): boolean {
      return sql.take.run({ upstream, day: checkDay('day', day), limit }).changes === 1;
    },
  };
}
