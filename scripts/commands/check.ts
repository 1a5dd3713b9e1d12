import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkTypes } from '../checks.ts';
import { runCommand } from '../command.ts';
import { ROOT } from '../dist.ts';
import { readToolArgs } from '../tool-args.ts';
import { hasAstro, typeErrorsOf, typesOf } from '../types-of.ts';

/** Written by Astro with the first check of the whole project. */
const HAS_ASTRO_TYPES = existsSync(join(ROOT, '.astro', 'types.d.ts'));

/** Reports type errors, of the whole project or of some files and folders: `npm run check -- site/ui`. */
await runCommand(async () => {
  const { options, files } = readToolArgs(process.argv.slice(2), { withValue: ['--minimumSeverity'] });
  const isOk =
    files.length === 0 || files.includes('.') ? checkTypes(options) : await checkSome(files, options);
  if (!isOk) process.exitCode = 1;
});

/** Astro's own check starts Astro, and checks what the files import too: only files that it alone reads need it. */
async function checkSome(files: readonly string[], options: readonly string[]): Promise<boolean> {
  if (options.length > 0 || !HAS_ASTRO_TYPES || hasAstro(files, ROOT)) {
    const known = HAS_ASTRO_TYPES ? ['--noSync'] : [];
    return checkTypes(['--tsconfig', await writeTsconfig(files), ...known, ...options]);
  }
  const errors = typeErrorsOf(files, ROOT);
  if (errors !== '') console.error(errors);
  return errors === '';
}

/** Astro's check takes no files, but a configuration of its own. */
async function writeTsconfig(files: readonly string[]): Promise<string> {
  const folder = join(ROOT, '.cache', 'check');
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'tsconfig.json');
  await writeFile(file, JSON.stringify(typesOf(files, '../..')));
  return file;
}
