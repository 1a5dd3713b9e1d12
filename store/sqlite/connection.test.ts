import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { connect } from './connection.ts';
import { temporaryFolder } from './temporary.ts';

test('K6 a commit is on disk when it returns, waits for others, and keeps references intact', async () => {
  const db = await connect(join(await temporaryFolder(), 'a.sqlite'));
  const pragma = (name: string) => Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0];
  expect(pragma('journal_mode')).toBe('wal');
  expect(pragma('synchronous')).toBe(2);
  expect(pragma('foreign_keys')).toBe(1);
  expect(pragma('busy_timeout')).toBe(5_000);
  db.close();
});

test('K6 waits for another process that sets up a new file', async () => {
  const file = join(await temporaryFolder(), 'b.sqlite');
  const other = new DatabaseSync(file);
  other.exec('BEGIN IMMEDIATE; CREATE TABLE busy (a)');
  let slept = 0;
  const db = await connect(file, async () => {
    slept += 1;
    if (slept === 3) other.exec('COMMIT');
  });
  expect(slept).toBe(3);
  expect(db.prepare('SELECT name FROM sqlite_schema').get()).toMatchObject({ name: 'busy' });
  db.close();
  other.close();
});

test('K6 stops waiting for that process in the end', async () => {
  const file = join(await temporaryFolder(), 'c.sqlite');
  const other = new DatabaseSync(file);
  other.exec('BEGIN IMMEDIATE; CREATE TABLE busy (a)');
  let slept = 0;
  const sleep = async (ms: number) => {
    slept += ms;
  };
  await expect(connect(file, sleep)).rejects.toThrow('locked');
  expect(slept).toBe(5_000);
  other.close();
});
