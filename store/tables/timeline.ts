import { elapsedSince, type MachineTime } from '#store/machine-time.ts';
import { query, type Work } from './work.ts';

/** The wall clock that a timeline continues after a reboot. */
export interface WallClock {
  /** SQL of the database's own clock in ms. */
  readonly sql: string;
  /** The clock in ms, where that of the database says `databaseMs`. */
  read(databaseMs: number): number;
}

interface Row {
  readonly clockMs: number;
  readonly wallMs: number;
  readonly boot: string;
  readonly uptimeMs: number;
  readonly databaseMs: number;
}

/** The store's own clock, shared by all instances. It paces all calls and never goes back (decision 026). */
export interface Timeline {
  /** Milliseconds, where the stored clock is `storedMs`; writes nothing. */
  now(storedMs: number): number;
  /**
   * The same, kept for other instances and the next start. Call it first in a transaction: until its end no other instance
   * claims a refresh or counts a call.
   */
  advance(): Work<number>;
  /** The machine's clock, for display: ISO 8601, UTC. */
  wallNow(): string;
}

const CREATE = 'INSERT INTO timeline (only_row, clock_ms, wall_ms) VALUES (1, 0, 0) ON CONFLICT DO NOTHING';
const KEEP = 'UPDATE timeline SET clock_ms = $1, wall_ms = $2, boot = $3, uptime_ms = $4';

/**
 * Continues the stored timeline, inside a transaction. Each instance advances it by the uptime of its own machine, and all
 * join by the maximum: so it runs at the speed of time, and a clock that is set changes nothing. Only an instance on another
 * boot than that of the last write uses the wall clock, once, when it starts.
 */
export function* openTimeline({ now, uptime, boot }: MachineTime, wall: WallClock): Work<Timeline> {
  const find = `SELECT clock_ms AS "clockMs", wall_ms AS "wallMs", boot, uptime_ms AS "uptimeMs",
    ${wall.sql} AS "databaseMs" FROM timeline FOR UPDATE`;
  const readUptime = () => Math.round(uptime() * 1000);
  let clockMs = 0;
  let uptimeMs = 0;
  const look = (storedMs: number): number => {
    const latestMs = readUptime();
    clockMs = Math.max(clockMs + Math.max(0, latestMs - uptimeMs), storedMs);
    uptimeMs = latestMs;
    return clockMs;
  };
  const locked = function* (): Work<Row> {
    const [row] = yield* query<Row>(find);
    if (!row) throw new Error('The timeline has no row.');
    return row;
  };
  const keep = function* ({ wallMs, databaseMs }: Row): Work<number> {
    yield* query(KEEP, [clockMs, Math.max(wallMs, wall.read(databaseMs)), boot, uptimeMs]);
    return clockMs;
  };

  yield* query(CREATE);
  const start = yield* locked();
  uptimeMs = readUptime();
  clockMs = start.clockMs + elapsedSince(start, { boot, uptimeMs, wallMs: wall.read(start.databaseMs) });
  // This boot and its uptime have to be on record before the next restart: that one counts from here.
  yield* keep(start);
  return {
    now: look,
    *advance() {
      const row = yield* locked();
      // The uptime is read with the lock at hand: a wait for it must not count twice after a restart.
      look(row.clockMs);
      return yield* keep(row);
    },
    wallNow: () => now().toISOString(),
  };
}
