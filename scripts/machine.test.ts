import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeTestFolder } from './machine.ts';

test('M a test run gets an empty folder that every user may write to, and removes what a stopped run left', () => {
  const checkout = `a checkout of process ${process.pid}`;
  const folder = makeTestFolder(checkout);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'left'), '');
  // What a stopped run left may be why memory has no room.
  vi.spyOn(process, 'availableMemory').mockReturnValue(0);
  const onDisk = makeTestFolder(checkout);
  onTestFinished(() => rmSync(onDisk, { recursive: true }));
  expect(existsSync(join(folder, 'left'))).toBe(false);
  writeFileSync(join(onDisk, 'left'), '');
  expect(makeTestFolder(checkout)).toBe(onDisk);
  expect(existsSync(join(onDisk, 'left'))).toBe(false);
  expect(statSync(onDisk).mode & 0o7777).toBe(0o1777);
});
