import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import { checkInstant } from '#store/instant.ts';
import type { RefreshState } from '#store/port.ts';

const stateSchema = z.object({
  name: z.string(),
  attemptedAt: z.string(),
  succeededAt: z.nullable(z.string()),
  failure: z.nullable(z.string()),
  settledAt: z.nullable(z.string()),
}) satisfies z.ZodMiniType<RefreshState>;

// Each of these is one statement: SQLite lets one process at a time run it, which makes it the lock (SPEC K5).
const CLAIM = `INSERT INTO refreshes (name, attempted_at) VALUES ($name, $now)
  ON CONFLICT (name) DO UPDATE SET attempted_at = excluded.attempted_at 
    WHERE attempted_at <= $openSince OR attempted_at > $impossible`;

const TAKE = `INSERT INTO calls (upstream, made_at) SELECT $upstream, $at WHERE
  (SELECT count(*) FROM calls WHERE upstream = $upstream AND made_at > $since AND made_at <= $impossible) < $limit`;

const FORGET = 'DELETE FROM calls WHERE upstream = $upstream AND made_at < $before';

const SUCCEED = `INSERT INTO refreshes (name, attempted_at, succeeded_at, settled_at) VALUES ($name, $at, $at, $at)
  ON CONFLICT (name) DO UPDATE SET succeeded_at = excluded.succeeded_at, failure = NULL, settled_at = excluded.settled_at`;

const FAIL = `INSERT INTO refreshes (name, attempted_at, failure, settled_at) VALUES ($name, $at, $failure, $at)
  ON CONFLICT (name) DO UPDATE SET failure = excluded.failure, settled_at = excluded.settled_at`;

const STATE = `SELECT name, attempted_at AS attemptedAt, succeeded_at AS succeededAt, failure, settled_at AS settledAt
  FROM refreshes WHERE name = ?`;

/** Clocks of several instances differ a little; an attempt further ahead was made by a clock that has been put back. */
const CLOCK_SKEW_MS = 300_000;

const DAY_MS = 86_400_000;
/** Calls are kept longer than they count, so that a clock put forward for a while does not lose them. */
const KEPT_MS = 7 * DAY_MS;

/** The shared knowledge about calls to upstreams, on an open and migrated database. */
export function refreshTable(db: DatabaseSync) {
  const sql = {
    claim: db.prepare(CLAIM),
    succeed: db.prepare(SUCCEED),
    fail: db.prepare(FAIL),
    state: db.prepare(STATE),
    take: db.prepare(TAKE),
    forget: db.prepare(FORGET),
  };
  return {
    claim(name: string, now: string, windowMs: number): boolean {
      const nowMs = Date.parse(checkInstant('now', now));
      const openSince = instant(nowMs - windowMs);
      const impossible = instant(nowMs + CLOCK_SKEW_MS);
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
    take(upstream: string, at: string, limit: number): boolean {
      const atMs = Date.parse(checkInstant('at', at));
      const counted = { since: instant(atMs - DAY_MS), impossible: instant(atMs + CLOCK_SKEW_MS) };
      const isTaken = sql.take.run({ upstream, at, limit, ...counted }).changes === 1;
      if (isTaken) sql.forget.run({ upstream, before: instant(atMs - KEPT_MS) });
      return isTaken;
    },
  };
}

function instant(ms: number): string {
  return new Date(ms).toISOString();
}
