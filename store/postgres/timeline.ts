import { elapsedSince, type MachineTime } from '#store/machine-time.ts';
import type { Query } from './database.ts';

/** The wall clock of the database, in ms: one clock for all instances. A test puts its own in `$1`. */
const WALL = 'coalesce($1::bigint, round(extract(epoch FROM clock_timestamp()) * 1000)::bigint + $2::bigint)';

const CREATE = `INSERT INTO timeline (only_row, clock_ms, wall_ms) VALUES (1, ${WALL}, ${WALL})
  ON CONFLICT DO NOTHING`;
const FIND = `SELECT clock_ms AS "clockMs", wall_ms AS "wallMs", boot, uptime_ms AS "uptimeMs", ${WALL} AS "nowMs"
  FROM timeline FOR UPDATE`;
const LOCK = 'SELECT clock_ms AS "clockMs" FROM timeline FOR UPDATE';
const KEEP = `UPDATE timeline SET wall_ms = greatest(wall_ms, ${WALL}), clock_ms = $3, boot = $4, uptime_ms = $5`;

interface Row {
  readonly clockMs: number;
  readonly wallMs: number;
  readonly boot: string;
  readonly uptimeMs: number;
  readonly nowMs: number;
}

/** Where the wall clock of the timeline comes from: the database's, shifted, or a test's own. */
export interface WallClock {
  readonly offsetMs: number;
  readonly own: (() => Date) | null;
}

/** The store's own clock, shared by all instances. It paces all calls and never goes back (decision 026). */
export interface Timeline {
  /** Milliseconds, where the stored clock is `storedMs`; writes nothing. */
  now(storedMs: number): number;
  /**
   * The same, kept for other instances and the next start. Call it first in a transaction: until its end no other instance
   * claims a refresh or counts a call.
   */
  advance(query: Query): Promise<number>;
  /** The machine's clock, for display: ISO 8601, UTC. */
  wallNow(): string;
}

/**
 * Continues the stored timeline, inside a transaction. Each instance advances it by the uptime of its own machine, and all
 * join by the maximum: so it runs at the speed of time, and a clock that is set changes nothing. Only an instance on another
 * boot than that of the last write uses the database's wall clock, once, when it starts.
 */
export async function openTimeline(
  query: Query,
  { now, uptime, boot }: MachineTime,
  { offsetMs, own }: WallClock,
): Promise<Timeline> {
  const wall = () => [own ? own().getTime() : null, offsetMs] as const;
  const readUptime = () => Math.round(uptime() * 1000);
  await query(CREATE, wall());
  const [start] = await query<Row>(FIND, wall());
  if (!start) throw new Error('The timeline has no row.');
  let uptimeMs = readUptime();
  let clockMs = start.clockMs + elapsedSince(start, { boot, uptimeMs, wallMs: start.nowMs });

  const look = (storedMs: number): number => {
    const latestMs = readUptime();
    clockMs = Math.max(clockMs + Math.max(0, latestMs - uptimeMs), storedMs);
    uptimeMs = latestMs;
    return clockMs;
  };
  const keep = (query: Query) => query(KEEP, [...wall(), clockMs, boot, uptimeMs]);
  // This boot and its uptime have to be on record before the next restart: that one counts from here.
  await keep(query);
  return {
    now: look,
    async advance(query) {
      const [row] = await query<Pick<Row, 'clockMs'>>(LOCK);
      // The uptime is read with the lock at hand: a wait for it must not count twice after a restart.
      const kept = look(row?.clockMs ?? 0);
      await query(KEEP, [...wall(), kept, boot, uptimeMs]);
      return kept;
    },
    wallNow: () => now().toISOString(),
  };
}
