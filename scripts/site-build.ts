import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { checkFontFiles } from '#brand/font-file.ts';
import { RENDERER_FOLDER } from '#server/live/renderer.ts';
import { compress, packFile } from '#server/site/pack.ts';
import { buildOnce } from './build-once.ts';
import { DIST, ROOT, recordIn } from './dist.ts';
import { keepAssets } from './keep-assets.ts';

const PLACE = { dist: DIST, cache: join(ROOT, '.cache') };

/** The inputs of the built pages. */
const SOURCES = [
  'astro.config.ts',
  'package-lock.json',
  'brand',
  'contracts',
  'content',
  'domain',
  'site',
  'server/site/pack.ts',
  'scripts/build-live.ts',
  'scripts/build-worker.ts',
];
/** Builds the site when its sources or the settings built into it changed; returns whether it did. */
export async function ensureBuilt(): Promise<boolean> {
  return buildOnce(await sourcesNow(), PLACE, build);
}

/**
 * Refuses a malformed brand, article, text, theme, font file or mark in its own words, before Astro would wrap them. Returns
 * what the owner should look at.
 */
export async function checkOwnerFiles(): Promise<readonly string[]> {
  await import('#brand/load.ts');
  await import('#content/owner-files.ts');
  const { checkTexts } = await import('#content/articles/texts.ts');
  checkTexts(ROOT);
  const { theme } = await import('#brand/load-theme.ts');
  checkFontFiles(theme);
  const { readMark } = await import('#brand/load-mark.ts');
  return (await readMark(ROOT))?.warnings ?? [];
}

async function build(dir: string): Promise<void> {
  for (const warning of await checkOwnerFiles()) console.warn(warning);
  const astro = join(ROOT, 'node_modules', 'astro', 'bin', 'astro.mjs');
  run(astro, 'build', '--outDir', dir, '--silent');
  run(join(ROOT, 'scripts', 'build-live.ts'), join(dir, RENDERER_FOLDER));
  run(join(ROOT, 'scripts', 'build-worker.ts'), dir);
  await writeFile(recordIn(dir), await settingsNow());
  await packFolder(dir);
  await keepAssets(DIST, dir);
}

function run(...args: string[]): void {
  // A test that builds the site runs in another mode, in which React is larger and writes to the console.
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env });
  if (status !== 0) throw new BuildFailed('The site could not be built: see the lines above.');
}

/** A program of the build failed, and said why. */
class BuildFailed extends Error {
  override readonly name = 'BuildFailed';
}

/** Writes the compressed forms beside each file that is served, on several threads. */
async function packFolder(dir: string): Promise<void> {
  await Promise.all(
    (await filesBelow(dir)).map(async (path) => {
      const bytes = await readFile(path);
      const file = packFile(relative(dir, path).replaceAll('\\', '/'), bytes);
      if (!file) return;
      const { br, gzip } = await compress(file.type, bytes);
      if (br) await writeFile(`${path}.br`, br);
      if (gzip) await writeFile(`${path}.gz`, gzip);
    }),
  );
}

/** Most commands that import this file need no settings. */
async function settingsNow(): Promise<string> {
  const { builtInWordsOf } = await import('#server/built-in-settings.ts');
  return builtInWordsOf(process.env);
}

/** Changes with the sources and the settings that a build is made of. */
export async function sourcesNow(): Promise<string> {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const path of await filesBelow(join(ROOT, source))) {
      hash.update(`${relative(ROOT, path)}\0`).update(await readFile(path));
    }
  }
  return hash.update(await settingsNow()).digest('hex');
}

async function filesBelow(path: string): Promise<string[]> {
  try {
    const entries = await readdir(path, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name));
    return files.map((entry) => join(entry.parentPath, entry.name)).sort();
  } catch {
    return existsSync(path) ? [path] : [];
  }
}
