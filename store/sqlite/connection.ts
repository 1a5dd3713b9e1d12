import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { explainFolder, resultCode } from './explain.ts';

/** How long a write waits for another process's write before it fails. */
const BUSY_MS = 5_000;
const RETRY_MS = 25;
const SQLITE_BUSY = 5;

export type Sleep = (ms: number) => Promise<unknown>;

/**
 * Opens `file`, with its folder, so that a commit is on disk when it returns (SPEC K6): write-ahead log, and
 * `synchronous=FULL`, without which a power cut may take back the last commits.
 */
export async function connect(file: string, sleep: Sleep = wait): Promise<DatabaseSync> {
  makeFolder(file);
  const db = new DatabaseSync(file, { timeout: BUSY_MS, enableForeignKeyConstraints: true });
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

/** The step into WAL fails at once when another process takes it too: SQLite does not apply the busy timeout there. */
async function enterWal(db: DatabaseSync, sleep: Sleep): Promise<void> {
  for (let waited = 0; ; waited += RETRY_MS) {
    try {
      db.exec('PRAGMA journal_mode = WAL');
      return;
    } catch (error) {
      if (resultCode(error) !== SQLITE_BUSY || waited >= BUSY_MS) throw error;
    }
    await sleep(RETRY_MS);
  }
}
