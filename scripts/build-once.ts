import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';

const RETRY_MS = 100;
const SQLITE_BUSY = 5;
const STAGING = 'next-';

export interface BuildPlace {
  /** Folder of the finished build. */
  readonly dist: string;
  /** Folder for the stamp, the lock and builds under way; on the same file system as `dist`. */
  readonly cache: string;
}

/**
 * Fills `dist` with `make` unless it was already made from `wanted`; returns whether it was made. Several processes may
 * call this at once: one builds, the others wait for it. An interrupted build leaves the old `dist`.
 */
export async function buildOnce(
  wanted: string,
  { dist, cache }: BuildPlace,
  make: (dir: string) => Promise<void>,
): Promise<boolean> {
  const stamp = join(cache, 'built-from');
  const isBuilt = async () => existsSync(dist) && (await readFile(stamp, 'utf8').catch(() => '')) === wanted;
  if (await isBuilt()) return false;
  await mkdir(cache, { recursive: true });
  return whileLocked(join(cache, 'build-lock.sqlite'), async () => {
    if (await isBuilt()) return false;
    await removeLeftovers(cache);
    const next = join(cache, `${STAGING}${randomUUID()}`);
    await mkdir(next);
    await make(next);
    // Without a stamp, a process that dies in the middle of the swap makes the next one build.
    await rm(stamp, { force: true });
    await swap(next, dist);
    await writeFile(stamp, wanted);
    return true;
  });
}

async function swap(next: string, dist: string): Promise<void> {
  const old = `${next}-old`;
  if (existsSync(dist)) await rename(dist, old);
  await rename(next, dist);
  await rm(old, { recursive: true, force: true });
}

/** Removes what an interrupted build left. Its tool may still write there, so that a folder may stay till the next time. */
async function removeLeftovers(cache: string): Promise<void> {
  const names = (await readdir(cache)).filter((name) => name.startsWith(STAGING));
  await Promise.allSettled(names.map((name) => rm(join(cache, name), { recursive: true, force: true })));
}

/** Runs `work` while no other process holds the lock. SQLite's lock ends with its process, however that ends. */
async function whileLocked<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    for (let waited = 0; !take(lock); waited += RETRY_MS) {
      if (waited === 0) console.log('Another command builds the site: waiting for it …');
      await wait(RETRY_MS);
    }
    return await work();
  } finally {
    lock.close();
  }
}

function take(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return false;
    throw error;
  }
}
