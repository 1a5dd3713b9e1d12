import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import { elapsedSince, type MachineTime } from '#store/machine-time.ts';

const rowSchema = z.object({
  clockMs: z.number(),
  wallMs: z.number(),
  boot: z.string(),
  uptimeMs: z.number(),
});

const FIND = 'SELECT clock_ms AS clockMs, wall_ms AS wallMs, boot, uptime_ms AS uptimeMs FROM timeline';

const KEEP = `UPDATE timeline SET clock_ms = $clockMs, wall_ms = max(wall_ms, $wallMs), boot = $boot,
  uptime_ms = $uptimeMs`;

/** The store's own clock. It paces all calls and never goes back, with any change of the machine's clock. */
export interface Timeline {
  /** Milliseconds of the store's clock; writes nothing. */
  now(): number;
  /** The same, kept for other processes and the next start. Call it inside a write transaction. */
  advance(): number;
  /** The machine's clock, for display: ISO 8601, UTC. */
  wallNow(): string;
}

/**
 * Continues the stored timeline. The machine's uptime advances it, so setting the wall clock has no effect. Only a
 * start after a reboot uses the wall clock. Processes join by the maximum, so two processes do not make it run faster.
 */
export function createTimeline(db: DatabaseSync, { now, uptime, boot }: MachineTime): Timeline {
  const find = db.prepare(FIND);
  const keep = db.prepare(KEEP);
  const stored = () => rowSchema.parse(find.get());
  const readUptime = () => Math.round(uptime() * 1000);
  const start = stored();
  let uptimeMs = readUptime();
  let clockMs = start.clockMs + elapsedSince(start, { boot, uptimeMs, wallMs: now().getTime() });
  const look = (): number => {
    const latestMs = readUptime();
    clockMs = Math.max(clockMs + Math.max(0, latestMs - uptimeMs), stored().clockMs);
    uptimeMs = latestMs;
    return clockMs;
  };
  return {
    now: look,
    advance() {
      keep.run({ clockMs: look(), wallMs: now().getTime(), boot, uptimeMs });
      return clockMs;
    },
    wallNow: () => now().toISOString(),
  };
}
