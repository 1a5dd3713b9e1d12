import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';

const rowSchema = z.object({ clockMs: z.number(), wallMs: z.number() });

/** The store's own clock. It paces all calls and never goes back, whatever happens to the machine's clock. */
export interface Timeline {
  /** Milliseconds of the store's clock; writes nothing. */
  now(): number;
  /** The same, kept for other processes and the next start. Call it inside a write transaction. */
  advance(): number;
  /** The machine's clock, for display: ISO 8601, UTC. */
  wallNow(): string;
}

/**
 * Continues the stored timeline: time since the last write counts, as far as `now` shows it. Afterwards only steps
 * forward of `now` count. Processes join by the maximum, so clocks that differ do not make the timeline run faster.
 */
export function createTimeline(db: DatabaseSync, now: () => Date): Timeline {
  const find = db.prepare('SELECT clock_ms AS clockMs, wall_ms AS wallMs FROM timeline');
  const keep = db.prepare('UPDATE timeline SET clock_ms = ?, wall_ms = ?');
  const stored = () => rowSchema.parse(find.get());
  const start = stored();
  let wallMs = now().getTime();
  let clockMs = start.clockMs + Math.max(0, wallMs - start.wallMs);
  const look = (): number => {
    const nowMs = now().getTime();
    clockMs = Math.max(clockMs + Math.max(0, nowMs - wallMs), stored().clockMs);
    wallMs = nowMs;
    return clockMs;
  };
  return {
    now: look,
    advance() {
      keep.run(look(), wallMs);
      return clockMs;
    },
    wallNow: () => now().toISOString(),
  };
}
