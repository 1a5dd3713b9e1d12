import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { at, event } from '#store/contract/rows.ts';
import { expectKept, writeUntilKilled } from '#store/processes/kept.ts';
import { start } from '#store/processes/start.ts';
import { openSqlite } from './open.ts';
import { temporaryFolder } from './temporary.ts';

test('K5 K2 eight processes on one new file claim each fence once, and take 72 calls, not one more', async () => {
  const file = join(await temporaryFolder(), 'shared.sqlite');
  const results = await runTogether(8, file, '25', '20');
  const won = results.flatMap((result) => result.won).sort((a, b) => a - b);
  expect(won).toEqual(won.map((_, index) => index + 1));
  expect(won.length).toBeGreaterThanOrEqual(25);
  expect(won.length).toBeLessThan(8 * 25);
  expect(results.reduce((sum, result) => sum + result.taken, 0)).toBe(72);
});

test('K6 four processes that change one event wait for each other, and every change is stored', async () => {
  const file = join(await temporaryFolder(), 'changed.sqlite');
  await runTogether(4, file, '0', '0', '50');
  const store = await openSqlite({ file });
  const stored = (await store.eventsBetween('forex-community', at(0), at(9_999)))[0];
  const revisions = await store.revisions(event().id);
  await store.close();
  expect(revisions).toHaveLength(4 * 50 - 1);
  const befores = new Set(revisions.map((revision) => revision.before));
  expect(befores.size).toBe(revisions.length);
  expect(befores).not.toContain(stored?.forecast);
});

async function runTogether(count: number, ...args: string[]): Promise<{ won: number[]; taken: number }[]> {
  const claimers = Array.from({ length: count }, () => start('claimer.ts', ...args));
  await Promise.all(claimers.map((claimer) => claimer.said('ready')));
  for (const { child } of claimers) child.stdin.end('go\n');
  const results = await Promise.all(claimers.map((claimer) => claimer.said('{')));
  await Promise.all(claimers.map((claimer) => claimer.gone()));
  return results.map((line) => JSON.parse(line));
}

test('K6 kill -9 at any moment loses no acknowledged write and leaves the file intact', async () => {
  let acknowledged = 0;
  for (const first of ['opening', 'opening', 'snapshots', 'events', 'calls', 'note']) {
    const file = join(await temporaryFolder(), 'killed.sqlite');
    const delay = randomInt(0, 200);
    const lines = await writeUntilKilled(file, first, delay);
    await expectKept(await openSqlite({ file }), lines, `killed ${delay} ms after its first "${first}"`);
    expectSound(file);
    acknowledged += lines.length;
  }
  expect(acknowledged).toBeGreaterThanOrEqual(16);
});

function expectSound(file: string): void {
  const db = new DatabaseSync(file);
  expect(db.prepare('PRAGMA integrity_check').all()).toMatchObject([{ integrity_check: 'ok' }]);
  expect(db.prepare('PRAGMA foreign_key_check').all()).toEqual([]);
  db.close();
}
