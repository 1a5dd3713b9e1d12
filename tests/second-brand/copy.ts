import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { cp, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../scripts/dist.ts';

/** What is made, and what is not of this project. */
const LEFT_OUT = /^(?:node_modules|dist|\.cache|\.git|test-results|data)$/;

/** A copy of the project in a temporary folder, without these tests, that an owner may change and build. */
export async function copyProject(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'site-of-an-owner-'));
  const names = globSync('{*,.*}', { cwd: ROOT }).filter((name) => !LEFT_OUT.test(name));
  const filter = (path: string) => path !== import.meta.dirname;
  await Promise.all(names.map((name) => cp(join(ROOT, name), join(dir, name), { recursive: true, filter })));
  await symlink(join(ROOT, 'node_modules'), join(dir, 'node_modules'));
  return dir;
}

/** Runs a command of the project in a copy as its owner does: without what this test run sets. */
export function runIn(dir: string, ...args: readonly string[]) {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(?:VITEST.*|TEST|NODE_ENV|MODE|DEV|PROD|SSR|BASE_URL|INIT_CWD)$/.test(name),
    ),
  );
  return spawnSync(process.execPath, ['scripts/run.mjs', ...args], { cwd: dir, env, encoding: 'utf8' });
}

/** Builds a copy; throws with what the build wrote. */
export function buildIn(dir: string): void {
  const { status, stdout, stderr } = runIn(dir, 'build');
  if (status !== 0) throw new Error(stdout + stderr);
}

/** The titles and reasons of the tests that fail in a copy; the whole output when no test ran. */
export function failuresIn(dir: string, ...tests: readonly string[]): readonly string[] {
  const { status, stdout, stderr } = runIn(dir, 'test-unit', ...tests, '--reporter=dot');
  const failed = stdout.split('\n').filter((line) => /FAIL|AssertionError/.test(line));
  return status === 0 || failed.length > 0 ? failed : [stdout + stderr];
}
