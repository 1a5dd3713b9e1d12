import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { explainFolder, resultCode } from './explain.ts';

/** How long opening waits for other processes that open or migrate the same file. */
const OPENING_MS = 5_000;
/** How long a write waits for another process's write: waiting blocks this whole process. */
const BUSY_MS = 1_000;
const RETRY_MS = 25;
const SQLITE_BUSY = 5;

export type Sleep = (ms: number) => Promise<unknown>;

/**
 * Opens `file`, with its folder, so that a commit is on disk when it returns (SPEC K6): write-ahead log, and
 * `synchronous=FULL`, without which a power cut may take back the last commits.
 */
export async function connect(file: string, sleep: Sleep = wait): Promise<DatabaseSync> {
  makeFolder(file);
  const db = new DatabaseSync(file, { timeout: OPENING_MS, enableForeignKeyConstraints: true });
  try {
    await enterWal(db, sleep);
    db.exec('PRAGMA synchronous = FULL');
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

function makeFolder(file: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
  } catch (error) {
    throw explainFolder(error, file);
  }
}

/** From now on a write that meets another process's fails soon instead of standing still. */
export function stopWaiting(db: DatabaseSync): void {
  db.exec(`PRAGMA busy_timeout = ${BUSY_MS}`);
}

/** The step into WAL fails at once when another process takes it too: SQLite does not apply the busy timeout there. */
async function enterWal(db: DatabaseSync, sleep: Sleep): Promise<void> {
  for (let waited = 0; ; waited += RETRY_MS) {
    try {
      db.exec('PRAGMA journal_mode = WAL');
      return;
    } catch (error) {
      if (resultCode(error) !== SQLITE_BUSY || waited >= OPENING_MS) throw error;
    }
    await sleep(RETRY_MS);
  }
}
