import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkTypes } from '../checks.ts';
import { runCommand } from '../command.ts';
import { ROOT } from '../site-build.ts';
import { readToolArgs } from '../tool-args.ts';
import { typesOf } from '../types-of.ts';

/** Reports type errors, of the whole project or of some files and folders: `npm run check -- site/ui`. */
await runCommand(async () => {
  const { options, files } = readToolArgs(process.argv.slice(2), { withValue: ['--minimumSeverity'] });
  const tsconfig = files.length > 0 ? ['--tsconfig', await writeTsconfig(files)] : [];
  if (!checkTypes([...tsconfig, ...options])) process.exitCode = 1;
});

/** Astro's check takes no files, but a configuration of its own. */
async function writeTsconfig(files: readonly string[]): Promise<string> {
  const folder = join(ROOT, '.cache', 'check');
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'tsconfig.json');
  await writeFile(file, JSON.stringify(typesOf(files, '../..')));
  return file;
}
