import { uptime as machineUptime } from 'node:os';
import { join } from 'node:path';
import type { Store } from '#store/port.ts';
import { openSqlite } from '#store/sqlite/open.ts';
import { type Settings, StartRefused } from './env.ts';
import { rememberReads } from './last-answers.ts';
import { readOnlyAsLeader } from './leader.ts';
import type { Metrics } from './metrics.ts';

/** The name of the file in DATA_DIR. */
export const SQLITE_FILE = 'aureo.sqlite';

export interface OpenedStore {
  readonly store: Store;
  /** Where the database is, without its password; null for the SQLite file. */
  readonly place: string | null;
  closeStore(): Promise<void>;
}

interface OpenOptions {
  readonly settings: Settings;
  /** The clock, uptime and boot that a test brings. */
  readonly clock?: () => Date;
  readonly uptime?: () => number;
  readonly boot?: string;
}

/** Opens the database of DATABASE_URL, else the SQLite file in DATA_DIR. Refuses the start in plain words. */
export async function openStore(
  options: OpenOptions,
  now: () => Date,
  metrics: Metrics,
): Promise<OpenedStore> {
  const { settings } = options;
  // CLOCK_OFFSET_S shifts all clocks: a start with a larger one finds that much time passed.
  const shiftedUptime = () => machineUptime() + settings.CLOCK_OFFSET_S;
  // A clock that a test brings runs by itself: the store takes the time since the start from it too.
  const uptime = options.uptime ?? (options.clock ? undefined : shiftedUptime);
  const common = {
    now,
    uptime,
    boot: options.boot,
    onWrite: (seconds: number) => metrics.time('site_store_write_duration_seconds', seconds),
  };
  try {
    if (settings.DATABASE_URL === undefined) {
      const store = await openSqlite({ ...common, file: join(settings.DATA_DIR, SQLITE_FILE) });
      return { store, place: null, closeStore: store.close };
    }
    const offsetMs = settings.CLOCK_OFFSET_S * 1000;
    const url = settings.DATABASE_URL;
    // The driver takes some MB, which a site on SQLite saves.
    const { openPostgres, placeOf } = await import('#store/postgres/open.ts');
    const store = await openPostgres({ ...common, url, offsetMs, wall: options.clock });
    const time = options.clock && (() => now().getTime());
    return { ...readOnlyAsLeader(rememberReads(store), now, time), place: placeOf(url) };
  } catch (cause) {
    throw new StartRefused(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
