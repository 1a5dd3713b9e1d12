import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { explainFolder, isBusy } from './explain.ts';

/** How long opening waits for other processes that open or migrate the same file. */
const OPENING_MS = 5_000;
const RETRY_MS = 25;

/** The file holds the session of the outlook account: no other user of this machine may read it. */
const PRIVATE_FILE = 0o600;
const PRIVATE_FOLDER = 0o700;
const OTHERS = 0o077;
/** SQLite gives its companion files the mode of the data file when it makes them. */
const COMPANIONS = ['', '-wal', '-shm'] as const;
const IN_MEMORY = ':memory:';

export type Sleep = (ms: number) => Promise<unknown>;

/**
 * Opens `file`, with its folder, so that a commit is on disk when it returns (K6): write-ahead log, and
 * `synchronous=FULL`, without which a power cut may take back the last commits. Only this user may read the file.
 */
export async function connect(file: string, sleep: Sleep = wait): Promise<DatabaseSync> {
  makeFolder(file);
  if (file !== IN_MEMORY) keepPrivate(file);
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
    mkdirSync(dirname(file), { recursive: true, mode: PRIVATE_FOLDER });
  } catch (error) {
    throw explainFolder(error, file);
  }
}

/** Creates a new file as private before SQLite writes to it, and removes other users' rights from an old one. */
function keepPrivate(file: string): void {
  makeFile(file);
  if (process.platform === 'win32') return;
  for (const path of COMPANIONS.map((suffix) => file + suffix)) {
    const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0;
    if (mode & OTHERS) tighten(path);
  }
}

/**
 * "wx" never opens a file that is there: closing it would release the locks this process holds on it
 * (https://sqlite.org/howtocorrupt.html, 2.2). Where the file cannot be made, SQLite says why a moment later.
 */
function makeFile(file: string): void {
  try {
    closeSync(openSync(file, 'wx', PRIVATE_FILE));
  } catch {}
}

/** A file of another user keeps its mode: only its owner may change it. */
function tighten(path: string): void {
  try {
    chmodSync(path, PRIVATE_FILE);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error;
  }
}

/** From now on SQLite never waits, because that would block the event loop. The caller tries again later. */
export function stopWaiting(db: DatabaseSync): void {
  db.exec('PRAGMA busy_timeout = 0');
}

/** The step into WAL fails at once when another process takes it too: SQLite does not apply the busy timeout there. */
async function enterWal(db: DatabaseSync, sleep: Sleep): Promise<void> {
  for (let waited = 0; ; waited += RETRY_MS) {
    try {
      db.exec('PRAGMA journal_mode = WAL');
      return;
    } catch (error) {
      if (!isBusy(error) || waited >= OPENING_MS) throw error;
    }
    await sleep(RETRY_MS);
  }
}
