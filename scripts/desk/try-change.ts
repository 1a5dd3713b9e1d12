import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Change, writeChange } from './documents.ts';

/** What the check loads. */
const SOURCES = [
  'brand',
  'content',
  'contracts',
  'domain',
  'site/features/blog/article-text.ts',
  'site/features/blog/run/run-pictures.ts',
  'scripts/desk',
];
const CHECK = 'scripts/desk/check-project.ts';

/**
 * What is wrong with the project once a change is written: a line for each file and field, empty for nothing. The change is
 * tried on a copy, with all rules that a build has, so that the project itself never holds a file that is refused.
 */
export async function problemsAfter(root: string, change: Change): Promise<string[]> {
  const copy = await mkdtemp(join(tmpdir(), 'desk-'));
  try {
    const filter = (path: string) => !/\.test\.tsx?$/.test(path);
    await Promise.all(
      [...SOURCES, 'package.json'].map((name) =>
        cp(join(root, name), join(copy, name), { recursive: true, filter }),
      ),
    );
    await symlink(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
    await writeChange(copy, change);
    return await check(copy, Object.keys(change));
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** Runs the check in a process of its own, which loads the modules and files of the copy. */
function check(copy: string, files: readonly string[]): Promise<string[]> {
  const child = spawn(process.execPath, [join(copy, CHECK), ...files], {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let faults = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    faults += text;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(JSON.parse(out) as string[]);
      else reject(new Error(`The check has failed, and nothing was saved: ${faults.trim()}`));
    });
  });
}
