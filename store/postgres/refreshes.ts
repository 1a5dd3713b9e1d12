import { checkInstant } from '#store/instant.ts';
import type { Lease } from '#store/lease.ts';
import type { RefreshState } from '#store/port.ts';
import { isFree, type RefreshRow, toState } from '#store/refresh-state.ts';
import type { Query } from './database.ts';
import type { Timeline } from './timeline.ts';

const FIND = `SELECT t.clock_ms AS "clockMs", r.name, r.attempted_at AS "attemptedAt", r.succeeded_at AS "succeededAt",
    r.failure, r.settled_at AS "settledAt", r.fence, r.settled_fence AS "settledFence", r.attempted_ms AS "attemptedMs",
    r.held_until_ms AS "heldUntilMs"
  FROM timeline AS t LEFT JOIN refreshes AS r ON r.name = $1`;

const CLAIM = `INSERT INTO refreshes AS r (name, attempted_at, attempted_ms, held_until_ms)
  VALUES ($1, $2, $3, $3::bigint + $5::bigint)
  ON CONFLICT (name) DO UPDATE SET fence = r.fence + 1, attempted_at = excluded.attempted_at,
    attempted_ms = excluded.attempted_ms, held_until_ms = excluded.held_until_ms
  WHERE r.attempted_ms + $4::bigint <= excluded.attempted_ms AND r.held_until_ms <= excluded.attempted_ms
  RETURNING fence`;

const SETTLE = `UPDATE refreshes SET failure = $3::text, settled_at = $4::timestamptz, settled_fence = fence,
    succeeded_at = CASE WHEN $3::text IS NULL THEN $4::timestamptz ELSE succeeded_at END, held_until_ms = $5
  WHERE name = $1 AND fence = $2 RETURNING 1`;

/** A later claim of one of the names waits until the transaction that holds it has ended. */
const HOLD = `SELECT r.name FROM refreshes AS r
  JOIN unnest($1::text[], $2::bigint[]) AS held (name, fence) ON r.name = held.name AND r.fence = held.fence
  ORDER BY r.name FOR SHARE OF r`;

/** The right to call upstreams, shared by all instances. */
export function refreshTable(timeline: Timeline) {
  const read = async (query: Query, name: string) => {
    const [found] = await query<{ clockMs: number; name: string | null }>(FIND, [name]);
    const { clockMs = 0, ...row } = found ?? { name: null };
    return { nowMs: timeline.now(clockMs), row: row.name === null ? null : (row as RefreshRow) };
  };
  return {
    /** Whether a claim would succeed now; writes nothing. */
    async isFree(query: Query, name: string, windowMs: number): Promise<boolean> {
      const { nowMs, row } = await read(query, name);
      return isFree(row, nowMs, windowMs);
    },
    /** Call it inside a transaction. */
    async claim(query: Query, name: string, windowMs: number, holdMs: number): Promise<Lease | null> {
      const attemptedMs = await timeline.advance(query);
      const values = [name, timeline.wallNow(), attemptedMs, windowMs, holdMs];
      const [claimed] = await query<{ fence: number }>(CLAIM, values);
      return claimed ? { name, fence: claimed.fence } : null;
    },
    /** Call it inside a transaction. */
    async settle(
      query: Query,
      { name, fence }: Lease,
      at: string,
      failure: string | null,
      holdMs: number,
    ): Promise<boolean> {
      checkInstant('at', at);
      const heldUntilMs = (await timeline.advance(query)) + holdMs;
      return (await query(SETTLE, [name, fence, failure, at, heldUntilMs])).length === 1;
    },
    async state(query: Query, name: string): Promise<RefreshState | null> {
      const { nowMs, row } = await read(query, name);
      return row ? toState(row, nowMs) : null;
    },
  };
}

/** Whether no later claim took over any of `leases`. Call it inside the transaction that writes. */
export async function holds(query: Query, leases: readonly Lease[]): Promise<boolean> {
  if (leases.length === 0) return true;
  const held = await query(HOLD, [leases.map(({ name }) => name), leases.map(({ fence }) => fence)]);
  return held.length === leases.length;
}
