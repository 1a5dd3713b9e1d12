import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import type { StoredEvent } from '#contracts/listing.ts';
import { at, event, put, snapshot } from '#store/contract/rows.ts';
import { StoreError } from '#store/errors.ts';
import { damageTable } from './damage.ts';
import { openSqlite } from './open.ts';
import { createRunner } from './runner.ts';
import { temporaryFolder } from './temporary.ts';

/** A store, and another connection that can hold the write lock of its file. */
async function setUp() {
  const file = join(await temporaryFolder(), 'shared.sqlite');
  const store = await openSqlite({ file });
  const other = new DatabaseSync(file);
  onTestFinished(async () => {
    other.close();
    await store.close();
  });
  return { file, store, other };
}

/** The longest pause of the event loop while `work` runs, in milliseconds. */
async function longestPause(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  await work();
  delay.disable();
  return delay.max / 1e6;
}

test('K6 a write waits off the event loop when another process holds the lock, and reads go on', async () => {
  const { store, other } = await setUp();
  other.exec('BEGIN IMMEDIATE');
  const pause = await longestPause(async () => {
    const saved = store.saveSnapshots([snapshot()]);
    expect(await store.latestSnapshot('XAUUSD')).toBeNull();
    await wait(600);
    other.exec('COMMIT');
    expect(await saved).toBe(1);
  });
  expect(pause).toBeLessThan(400);
});

test('K6 a write gives up with a plain reason when the lock is held for a second, and the next one succeeds', async () => {
  const { store, other } = await setUp();
  other.exec('BEGIN IMMEDIATE');
  const began = performance.now();
  const error = await store.writeNote('a', '1').catch((cause: unknown) => cause);
  expect(performance.now() - began).toBeGreaterThanOrEqual(1_000);
  expect(error).toBeInstanceOf(StoreError);
  expect(error).toMatchObject({ problem: 'locked', message: expect.stringContaining('kept locked') });
  other.exec('ROLLBACK');
  await store.writeNote('a', '2');
  expect(await store.readNote('a')).toBe('2');
});

test('K6 a hundred writes keep their order when they have to wait', async () => {
  const { store, other } = await setUp();
  other.exec('BEGIN IMMEDIATE');
  const ended: number[] = [];
  const writes = Array.from({ length: 100 }, (_, step) =>
    store.writeNote('step', String(step)).then(() => ended.push(step)),
  );
  await wait(200);
  other.exec('COMMIT');
  await Promise.all(writes);
  expect(ended).toEqual(Array.from({ length: 100 }, (_, step) => step));
  expect(await store.readNote('step')).toBe('99');
});

test('K6 a write leaves nothing of its first try when it is tried again', async () => {
  const db = new DatabaseSync(':memory:');
  db.exec('CREATE TABLE a (x)');
  const { write, close } = createRunner(db, 'a.sqlite');
  let tries = 0;
  await write(() => {
    tries += 1;
    db.exec('INSERT INTO a VALUES (1)');
    if (tries < 3) throw Object.assign(new Error('database is locked'), { errcode: 5 });
  });
  expect([tries, db.prepare('SELECT count(*) AS n FROM a').get()]).toMatchObject([3, { n: 1 }]);
  await close();
});

test('K6 a write that fails takes no other call with it when they are made together', async () => {
  const { store } = await setUp();
  const wrong = { ...event({ id: 'wrong' }), impact: 'huge' } as unknown as StoredEvent;
  const [failed, , seen] = await Promise.allSettled([
    put(store, [event(), wrong], at(0)),
    store.writeNote('a', '1'),
    store.eventsBetween('forex-community', at(0), at(9_999)),
  ]);
  expect([failed, seen]).toMatchObject([{ status: 'rejected' }, { status: 'fulfilled', value: [] }]);
  expect(await store.readNote('a')).toBe('1');
});

test('K6 a write names the full disk and loses nothing stored when it cannot grow the file', async () => {
  const file = join(await temporaryFolder(), 'full.sqlite');
  const db = new DatabaseSync(file);
  db.exec('CREATE TABLE a (x); INSERT INTO a VALUES (1)');
  const { read, write, close } = createRunner(db, file);
  db.exec('PRAGMA max_page_count = 2');
  const grow = () => void db.prepare('INSERT INTO a VALUES (?)').run('x'.repeat(20_000));
  await expect(write(grow)).rejects.toMatchObject({
    problem: 'full',
    message: expect.stringMatching(/disk that holds .*full\.sqlite is full/),
  });
  expect(await read(() => db.prepare('SELECT count(*) AS n FROM a').get())).toMatchObject({ n: 1 });
  db.exec('PRAGMA max_page_count = 1000');
  await write(grow);
  await close();
});

test('K8 the check rejects when the file is locked, and passes afterwards', async () => {
  const { store, other } = await setUp();
  await store.check();
  other.exec('BEGIN IMMEDIATE');
  await expect(store.check()).rejects.toMatchObject({ problem: 'locked' });
  other.exec('COMMIT');
  await store.check();
});

test('K8 the check rejects for good when it meets a damaged page', async () => {
  const { file, store } = await setUp();
  await store.saveSnapshots([snapshot()]);
  await store.check();
  damageTable(file, 'snapshots');
  await expect(store.check()).rejects.toMatchObject({ problem: 'damaged' });
  await expect(store.latestSnapshot('XAUUSD')).rejects.toMatchObject({ problem: 'damaged' });
  expect(await store.readNote('none')).toBeNull();
  await expect(store.check()).rejects.toMatchObject({ problem: 'damaged' });
});

test('K6 closing lets a write end when it waits, and refuses later calls in plain words', async () => {
  const { store, other } = await setUp();
  other.exec('BEGIN IMMEDIATE');
  const saved = store.saveSnapshots([snapshot({ observedAt: at(1) })]);
  const closed = Promise.all([store.close(), store.close()]);
  other.exec('COMMIT');
  await closed;
  expect(await saved).toBe(1);
  await expect(store.readNote('a')).rejects.toMatchObject({ problem: 'closed' });
});
