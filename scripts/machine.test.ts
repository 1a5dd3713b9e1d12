import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeTestFolder } from './machine.ts';

// Not the folder of the run that this test is part of.
vi.mock('./site-build.ts', () => ({ ROOT: '/a checkout of this test' }));

test('M a test run gets an empty folder that every user may write to, and removes what a stopped run left', () => {
  const folder = makeTestFolder();
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const left = join(folder, 'left');
  writeFileSync(left, '');
  expect(makeTestFolder()).toBe(folder);
  expect(existsSync(left)).toBe(false);
  expect(statSync(folder).mode & 0o7777).toBe(0o1777);
});
