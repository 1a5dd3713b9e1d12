import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, type TestContext, test, vi } from 'vitest';
import { damageTable } from '#store/sqlite/damage.ts';
import { storeReplayedHistory } from '#tests/upstreams/history.ts';
import { visitedSite } from './visited-site.ts';

const HOLD_LOCK = `
  import { DatabaseSync } from 'node:sqlite';
  const db = new DatabaseSync(process.argv[1]);
  db.exec('BEGIN IMMEDIATE');
  process.stdout.write('locked');
  process.stdin.on('end', () => process.exit()).resume();`;

/** Another process that holds the write lock of `file` until `release`. */
async function lockedBy(file: string): Promise<{ release: () => Promise<void> }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', HOLD_LOCK, file], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return {
    async release() {
      child.stdin.end();
      await once(child, 'exit');
    },
  };
}

interface Disk {
  /** Default: any folder. */
  readonly folder?: string;
  fill(): void;
  free(): void;
}

/** A small disk of its own where this user may mount one; elsewhere commits fail as they do on a full disk. */
function smallDisk(): Disk {
  const folder = mkdtempSync(join(tmpdir(), 'full-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true });
    return failingCommits();
  }
  onTestFinished(() => {
    execFileSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true });
  });
  const filler = join(folder, 'filler');
  const fill = () => {
    try {
      writeFileSync(filler, Buffer.alloc(16 * 1024 * 1024));
    } catch {}
  };
  return { folder, fill, free: () => rmSync(filler) };
}

function failingCommits(): Disk {
  const { exec } = DatabaseSync.prototype;
  let isFull = false;
  vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function (this: DatabaseSync, sql) {
    if (isFull && sql === 'COMMIT')
      throw Object.assign(new Error('database or disk is full'), { errcode: 13 });
    exec.call(this, sql);
  });
  const set = (full: boolean) => () => {
    isFull = full;
  };
  return { fill: set(true), free: set(false) };
}

/** Moves SQLite's write-ahead log into the data file: its space would take in a few more writes on a full disk. */
function emptyLog(file: string): void {
  const db = new DatabaseSync(file);
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  db.close();
}

type Site = Awaited<ReturnType<typeof visitedSite>>;

async function untilLive(site: Site) {
  await expect
    .poll(async () => (await site.sentiment()).body.dataSource, { timeout: 10_000 })
    .toBe('live_api');
}

/** A site with a stored reading that is two hours old, so that every visit starts a refresh. */
async function staleSite(context: TestContext, data?: string) {
  const site = await visitedSite(context, data === undefined ? {} : { data });
  await untilLive(site);
  await wait(500);
  site.advance(2 * 3600);
  return site;
}

const errors = (lines: readonly { level: string }[]) => lines.filter(({ level }) => level === 'error');

/** Visits the site for `ms` while the store fails: pages come, each figure is `answer`, and one line is logged. */
async function expectStoreFailure(site: Site, ms: number, answer: object, readiness: object) {
  for (const one of await site.visit(ms, site.sentiment)) expect(one).toMatchObject(answer);
  expect(await site.ready()).toMatchObject({ status: 503, body: readiness });
  expect(errors(site.lines)).toHaveLength(1);
}

async function expectRecovery(site: Site) {
  await site.untilReady();
  // A refresh that failed is tried again after its window.
  site.advance(1_201);
  await untilLive(site);
}

const STORED = { status: 200, body: { dataSource: 'historical_fallback' } };

test('K6 K8 shows pages at once and stored figures within seconds when another process holds the lock, and recovers', async (context) => {
  const site = await staleSite(context);
  const lock = await lockedBy(site.file);
  const reason = 'the data file is kept locked by another process';
  await expectStoreFailure(site, 3_000, STORED, { reason });
  await lock.release();
  await expectRecovery(site);
});

test('K6 K8 shows pages and stored figures when the disk is full, and recovers', async (context) => {
  const disk = smallDisk();
  const site = await staleSite(context, disk.folder);
  emptyLog(site.file);
  disk.fill();
  await expectStoreFailure(site, 3_000, STORED, { reason: 'the disk is full' });
  disk.free();
  await expectRecovery(site);
});

test('K6 K7 K8 shows pages and answers 503 with the reason when the data file is damaged', async (context) => {
  const site = await staleSite(context);
  damageTable(site.file, 'snapshots');
  const unavailable = { status: 503, body: { error: { code: 'store_unavailable' } } };
  await expectStoreFailure(site, 2_000, unavailable, { reason: 'the data file is damaged' });
});

test('K5 N1 ten CSV files a second delay no page, and each is built once', async (context) => {
  const site = await visitedSite(context, { prepare: storeReplayedHistory });
  const csv = () => site.call('sentiment/history?symbol=XAUUSD&days=90&format=csv');
  const files = await site.visit(3_000, async () => {
    const [first, second] = await Promise.all([csv(), csv()]);
    await Promise.all([first.arrayBuffer(), second.arrayBuffer()]);
    return [first, second];
  });
  expect(new Set(files.flat().map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(files.flat().map(({ headers }) => headers.get('etag'))).size).toBeLessThanOrEqual(2);
});
