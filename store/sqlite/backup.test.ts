import { copyFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { at } from '#store/contract/rows.ts';
import { start } from '#store/processes/start.ts';
import { backUp } from './backup.ts';
import { openSqlite } from './open.ts';
import { temporaryFolder } from './temporary.ts';

test('K6 K8 a backup made while a process writes holds what was acknowledged before, and restores', async () => {
  const folder = await temporaryFolder();
  const file = join(folder, 'aureo.sqlite');
  const copy = join(folder, 'copy.sqlite');
  const writer = start('writer.ts', file);
  await writer.said('snapshots 5');
  backUp(file, copy);
  writer.child.kill('SIGKILL');
  await writer.gone();
  expect((await stat(copy)).mode & 0o077).toBe(0);

  const restored = join(folder, 'restored.sqlite');
  await copyFile(copy, restored);
  const store = await openSqlite({ file: restored });
  const times = (await store.snapshots('XAUUSD', at(0), at(1_000_000))).map(({ observedAt }) => observedAt);
  expect(times).toEqual(expect.arrayContaining([1, 2, 3, 4, 5].map(at)));
  await store.check();
  await store.close();
});

test('K6 a backup never overwrites a file, and leaves nothing behind when there is no data file', async () => {
  const folder = await temporaryFolder();
  const there = join(folder, 'there');
  const file = join(folder, 'aureo.sqlite');
  await writeFile(there, 'precious');
  await writeFile(file, '');
  expect(() => backUp(file, there)).toThrow(/exists already/);
  expect((await stat(there)).size).toBe(8);
  const copy = join(folder, 'copy');
  expect(() => backUp(join(folder, 'missing.sqlite'), copy)).toThrow(/There is no data file/);
  await expect(stat(copy)).rejects.toThrow('ENOENT');
});
