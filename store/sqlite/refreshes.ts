import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import { checkInstant } from '#store/instant.ts';
import type { Lease } from '#store/lease.ts';
import type { RefreshState } from '#store/port.ts';
import { isFree, type RefreshRow, toState } from '#store/refresh-state.ts';
import type { Timeline } from './timeline.ts';
import { transaction } from './transaction.ts';

const rowSchema = z.object({
  name: z.string(),
  attemptedAt: z.string(),
  succeededAt: z.nullable(z.string()),
  failure: z.nullable(z.string()),
  settledAt: z.nullable(z.string()),
  fence: z.number(),
  settledFence: z.number(),
  attemptedMs: z.number(),
  heldUntilMs: z.number(),
});

const FIND = `SELECT name, attempted_at AS attemptedAt, succeeded_at AS succeededAt, failure, settled_at AS settledAt,
    fence, settled_fence AS settledFence, attempted_ms AS attemptedMs, held_until_ms AS heldUntilMs
  FROM refreshes WHERE name = ?`;

const CLAIM = `INSERT INTO refreshes (name, attempted_at, attempted_ms, held_until_ms)
  VALUES ($name, $attemptedAt, $attemptedMs, $heldUntilMs)
  ON CONFLICT (name) DO UPDATE SET fence = fence + 1, attempted_at = $attemptedAt, attempted_ms = $attemptedMs,
    held_until_ms = $heldUntilMs
  RETURNING fence`;

const SETTLE = `UPDATE refreshes SET failure = $failure, settled_at = $at, settled_fence = fence,
    succeeded_at = CASE WHEN $failure IS NULL THEN $at ELSE succeeded_at END, held_until_ms = $heldUntilMs
  WHERE name = $name AND fence = $fence`;

/** The right to call upstreams, shared by all processes, on an open and migrated database. */
export function refreshTable(db: DatabaseSync, timeline: Timeline) {
  const find = db.prepare(FIND);
  const insert = db.prepare(CLAIM);
  const update = db.prepare(SETTLE);
  const read = (name: string): RefreshRow | null => {
    const row = find.get(name);
    return row ? rowSchema.parse(row) : null;
  };
  return {
    /** Whether a claim would succeed now; writes nothing. */
    isFree: (name: string, windowMs: number): boolean => isFree(read(name), timeline.now(), windowMs),
    claim(name: string, windowMs: number, holdMs: number): Lease | null {
      return transaction(db, () => {
        const attemptedMs = timeline.advance();
        if (!isFree(read(name), attemptedMs, windowMs)) return null;
        const heldUntilMs = attemptedMs + holdMs;
        const claimed = insert.get({ name, attemptedAt: timeline.wallNow(), attemptedMs, heldUntilMs });
        return { name, fence: Number(claimed?.fence) };
      });
    },
    settle({ name, fence }: Lease, at: string, failure: string | null, holdMs: number): boolean {
      checkInstant('at', at);
      return transaction(db, () => {
        const heldUntilMs = timeline.advance() + holdMs;
        return update.run({ name, fence, at, failure, heldUntilMs }).changes === 1;
      });
    },
    state(name: string): RefreshState | null {
      const nowMs = timeline.now();
      const row = read(name);
      return row ? toState(row, nowMs) : null;
    },
  };
}

/** Whether no later claim took over any of `leases`. Call it inside the transaction that writes. */
export function holds(db: DatabaseSync, leases: readonly Lease[]): boolean {
  const find = db.prepare('SELECT 1 FROM refreshes WHERE name = ? AND fence = ?');
  return leases.every(({ name, fence }) => find.get(name, fence) !== undefined);
}
