import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { openSqlite } from './open.ts';
import { temporaryFolder } from './temporary.ts';

const FILLER = fileURLToPath(new URL('../processes/filler.ts', import.meta.url));
const run = promisify(execFile);

test.skipIf(process.platform === 'win32')(
  'K2 K6 every allowed call has room for its reading, on a disk of any size',
  async () => {
    for (const kilobytes of [800, 810, 820, 830, 840, 850]) {
      const file = join(await temporaryFolder(), 'full.sqlite');
      // No file of the process may be larger; without the trap the system would end it.
      const limited = `trap '' XFSZ; ulimit -f ${kilobytes}; exec "$0" "$@"`;
      const { stdout } = await run('bash', ['-c', limited, process.execPath, FILLER, file]);
      const { calls, readings, reason } = JSON.parse(stdout);
      expect(reason).toMatch(/disk.*(is full|reports an error)/);
      expect(readings).toBeGreaterThan(0);
      expect(calls - readings, 'readings lost').toBe(0);
    }
  },
);

test('K2 K6 the check for room leaves nothing behind, and its pages are reused', async () => {
  const file = join(await temporaryFolder(), 'room.sqlite');
  const store = await openSqlite({ file });
  await store.takeCall('outlook', 72);
  const { size } = await stat(`${file}-wal`);
  for (let call = 0; call < 50; call += 1) await store.takeCall('outlook', 1);
  expect((await stat(`${file}-wal`)).size).toBeLessThan(size + 50 * 65_536);
  await store.close();
  const db = new DatabaseSync(file);
  expect(db.prepare('SELECT count(*) AS n FROM room').get()).toMatchObject({ n: 0 });
  db.close();
});

test('K2 K6 allows no call while another process locks the file', async () => {
  const file = join(await temporaryFolder(), 'locked.sqlite');
  const store = await openSqlite({ file });
  const other = new DatabaseSync(file);
  other.exec('BEGIN IMMEDIATE');
  await expect(store.takeCall('outlook', 72)).rejects.toThrow('locked');
  other.close();
  expect(await store.takeCall('outlook', 1)).toBe(true);
  await store.close();
});

test('K5 a claim that is not due does not wait for another process’s write', async () => {
  const file = join(await temporaryFolder(), 'look.sqlite');
  const store = await openSqlite({ file });
  await store.claimRefresh('weekly', 60_000);
  const other = new DatabaseSync(file);
  other.exec('BEGIN IMMEDIATE');
  const began = performance.now();
  expect(await store.claimRefresh('weekly', 60_000)).toBeNull();
  expect(performance.now() - began).toBeLessThan(500);
  other.close();
  await store.close();
});
