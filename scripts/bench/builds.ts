import { execFileSync, spawnSync } from 'node:child_process';
import { appendFile, cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../dist.ts';

/** Seconds that `npm run build` takes. */
export interface BuildTimes {
  /** In a new copy of the project without any cache. */
  readonly cold: number;
  /** After a change of one text. */
  readonly words: number;
}

/** Builds a copy of the project, so that neither the build nor the sources of this folder change. */
export async function benchBuilds(): Promise<BuildTimes> {
  const copy = await mkdtemp(join(tmpdir(), 'bench-build-'));
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  for (const file of list.split('\0').filter(Boolean)) {
    await mkdir(dirname(join(copy, file)), { recursive: true });
    await cp(join(ROOT, file), join(copy, file)).catch(ignoreDeleted);
  }
  await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  const cold = build(copy);
  // A comment is enough: a change of any byte makes the site build again.
  await appendFile(join(copy, 'content', 'words', 'home.ts'), '\n// changed\n');
  const words = build(copy);
  await rm(copy, { recursive: true, force: true });
  return { cold, words };
}

function build(folder: string): number {
  const began = performance.now();
  const { status } = spawnSync(process.execPath, [join(folder, 'scripts', 'commands', 'build.ts')], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The copy of the project could not be built: see the lines above.');
  return (performance.now() - began) / 1000;
}

function ignoreDeleted(cause: NodeJS.ErrnoException): void {
  if (cause.code !== 'ENOENT') throw cause;
}
