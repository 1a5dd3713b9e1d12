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
  /** Undefined: any folder. */
  readonly folder?: string;
  fill(): void;
  free(): void;
}

/** A small disk of its own where this user may mount one; elsewhere commits fail as they do on a full disk. */
function smallDisk(): Disk {
  const folder = mkdtempSync(join(tmpdir(), 'full-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder], { stdio: 'ignore' });
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
      writeFileSync(filler, Buffer.alloc(2 * 1024 * 1024));
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

/** A site with a stored reading that is two hours old, so that every visit wants a new one. */
async function staleSite(context: TestContext, data?: string) {
  const site = await visitedSite(context, data === undefined ? {} : { data });
  await expect.poll(async () => (await site.sentiment()).body.dataSource).toBe('live_api');
  await wait(500);
  site.advance(2 * 3600);
  return site;
}

const errors = (lines: readonly { level: string }[]) => lines.filter(({ level }) => level === 'error');

test('K6 K8 while another process holds the lock, pages come at once and stored figures within seconds; afterwards the site is ready by itself', async (context) => {
  const site = await staleSite(context);
  const lock = await lockedBy(site.file);
  const answers = await site.visit(3_000, site.sentiment);
  for (const answer of answers)
    expect(answer).toMatchObject({ status: 200, body: { dataSource: 'historical_fallback' } });
  expect(await site.ready()).toMatchObject({
    status: 503,
    body: { reason: 'the data file is kept locked by another process', feeds: expect.any(Array) },
  });
  expect(errors(site.lines)).toHaveLength(1);
  await lock.release();
  await site.untilReady();
  // A refresh that failed is tried again after its window.
  site.advance(1_201);
  await expect
    .poll(async () => (await site.sentiment()).body.dataSource, { timeout: 10_000 })
    .toBe('live_api');
}, 40_000);

test('K6 K8 on a full disk pages and stored figures come, one line says it, and afterwards the site is ready by itself', async (context) => {
  const disk = smallDisk();
  const site = await staleSite(context, disk.folder);
  disk.fill();
  const answers = await site.visit(3_000, site.sentiment);
  for (const answer of answers)
    expect(answer).toMatchObject({ status: 200, body: { dataSource: 'historical_fallback' } });
  expect(await site.ready()).toMatchObject({ status: 503, body: { reason: 'the disk is full' } });
  expect(errors(site.lines)).toHaveLength(1);
  disk.free();
  await site.untilReady();
  site.advance(1_201);
  await expect
    .poll(async () => (await site.sentiment()).body.dataSource, { timeout: 10_000 })
    .toBe('live_api');
}, 40_000);

test('K6 K7 K8 when the data file is damaged while the site runs, pages come and the functions say what is wrong', async (context) => {
  const site = await staleSite(context);
  damageTable(site.file, 'snapshots');
  const answers = await site.visit(2_000, site.sentiment);
  for (const answer of answers)
    expect(answer).toMatchObject({ status: 503, body: { error: { code: 'store_unavailable' } } });
  expect(await site.ready()).toMatchObject({ status: 503, body: { reason: 'the data file is damaged' } });
  expect(errors(site.lines)).toHaveLength(1);
}, 40_000);

test('K5 N1 ten CSV files a second delay no one, and are made once', async (context) => {
  const site = await visitedSite(context, { prepare: storeReplayedHistory });
  const csv = () => site.call('sentiment/history?symbol=XAUUSD&days=90&format=csv');
  const files = await site.visit(3_000, async () => {
    const [first, second] = await Promise.all([csv(), csv()]);
    await Promise.all([first.arrayBuffer(), second.arrayBuffer()]);
    return [first, second];
  });
  expect(new Set(files.flat().map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(files.flat().map(({ headers }) => headers.get('etag'))).size).toBeLessThanOrEqual(2);
}, 40_000);
