import type { Lease, RefreshState } from '#store/port.ts';
import { checkInstant } from './instant.ts';
import type { Timeline } from './timeline.ts';
import { query, type Work } from './work.ts';

const FIND = `SELECT t.clock_ms AS "clockMs", r.name, r.attempted_at AS "attemptedAt", r.succeeded_at AS "succeededAt",
    r.failure, r.settled_at AS "settledAt", r.fence, r.settled_fence AS "settledFence", r.attempted_ms AS "attemptedMs",
    r.held_until_ms AS "heldUntilMs"
  FROM timeline AS t LEFT JOIN refreshes AS r ON r.name = $1`;

const CLAIM = `INSERT INTO refreshes AS r (name, attempted_at, attempted_ms, held_until_ms) VALUES ($1, $2, $3, $4)
  ON CONFLICT (name) DO UPDATE SET fence = r.fence + 1, attempted_at = excluded.attempted_at,
    attempted_ms = excluded.attempted_ms, held_until_ms = excluded.held_until_ms
  WHERE r.attempted_ms <= $5 AND r.held_until_ms <= excluded.attempted_ms
  RETURNING fence`;

const SETTLE = `UPDATE refreshes SET failure = $3, settled_at = $4, settled_fence = fence,
    succeeded_at = CASE WHEN $6 THEN $4 ELSE succeeded_at END, held_until_ms = $5
  WHERE name = $1 AND fence = $2 RETURNING 1`;

/** A later claim of one of the names waits until the transaction that holds it has ended. */
const HOLD = 'SELECT name, fence FROM refreshes WHERE name = ANY ($1) ORDER BY name FOR SHARE';

/** A stored refresh, with times in milliseconds of the store's own timeline. */
interface Row extends Omit<RefreshState, 'isRunning' | 'attemptedMsAgo' | 'heldForMs'> {
  readonly fence: number;
  readonly settledFence: number;
  readonly attemptedMs: number;
  readonly heldUntilMs: number;
}

/** The right to call upstreams, shared by all instances. */
export function refreshTable(timeline: Timeline) {
  const read = function* (name: string): Work<{ nowMs: number; row: Row | null }> {
    const [found] = yield* query<{ clockMs: number; name: string | null }>(FIND, [name]);
    const { clockMs = 0, ...row } = found ?? { name: null };
    return { nowMs: timeline.now(clockMs), row: row.name === null ? null : (row as Row) };
  };
  return {
    /** Whether a claim would succeed now; writes nothing. */
    *isFree(name: string, windowMs: number): Work<boolean> {
      const { nowMs, row } = yield* read(name);
      return row === null || (nowMs >= row.attemptedMs + windowMs && nowMs >= row.heldUntilMs);
    },
    /** Call it inside a transaction. */
    *claim(name: string, windowMs: number, holdMs: number): Work<Lease | null> {
      const nowMs = yield* timeline.advance();
      const values = [name, timeline.wallNow(), nowMs, nowMs + holdMs, nowMs - windowMs];
      const [claimed] = yield* query<Pick<Lease, 'fence'>>(CLAIM, values);
      return claimed ? { name, fence: claimed.fence } : null;
    },
    /** Call it inside a transaction. */
    *settle({ name, fence }: Lease, at: string, failure: string | null, holdMs: number): Work<boolean> {
      checkInstant('at', at);
      const heldUntilMs = (yield* timeline.advance()) + holdMs;
      const values = [name, fence, failure, at, heldUntilMs, failure === null];
      return (yield* query(SETTLE, values)).length === 1;
    },
    *state(name: string): Work<RefreshState | null> {
      const { nowMs, row } = yield* read(name);
      if (row === null) return null;
      const { fence, settledFence, attemptedMs, heldUntilMs, ...state } = row;
      return {
        ...state,
        isRunning: settledFence < fence,
        attemptedMsAgo: nowMs - attemptedMs,
        heldForMs: Math.max(0, heldUntilMs - nowMs),
      };
    },
  };
}

/** Whether no later claim took over any of `leases`. Call it inside the transaction that writes. */
export function* holds(leases: readonly Lease[]): Work<boolean> {
  if (leases.length === 0) return true;
  const rows = yield* query<Lease>(HOLD, [leases.map(({ name }) => name)]);
  const fences = new Map(rows.map(({ name, fence }) => [name, fence]));
  return leases.every(({ name, fence }) => fences.get(name) === fence);
}
