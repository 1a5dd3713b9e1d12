import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RENDERER_FOLDER } from '#server/live/renderer.ts';

/** Files named by their content. */
const ASSETS = '_astro';
/** The list of those that a build made itself, in the folder that is never served. */
const LIST = join(RENDERER_FOLDER, 'assets.json');

/**
 * Copies the hashed files of the build in `dist` into the new one in `next`, for pages that visitors opened before. Files
 * that `dist` itself has from an earlier build stay behind: a build keeps those of one release.
 */
export async function keepAssets(dist: string, next: string): Promise<void> {
  const own = await assetsIn(next);
  const kept = (await ownAssets(dist)).filter((name) => !own.includes(name));
  await mkdir(join(next, ASSETS), { recursive: true });
  await Promise.all(kept.map((name) => copyFile(join(dist, ASSETS, name), join(next, ASSETS, name))));
  await mkdir(join(next, RENDERER_FOLDER), { recursive: true });
  await writeFile(join(next, LIST), JSON.stringify(own));
}

/** Names of the hashed files that a build made itself; all of them for a build without a list. */
export async function ownAssets(dist: string): Promise<readonly string[]> {
  const list = await readFile(join(dist, LIST), 'utf8').catch(() => null);
  return list === null ? assetsIn(dist) : JSON.parse(list);
}

async function assetsIn(dir: string): Promise<string[]> {
  return readdir(join(dir, ASSETS)).catch(() => []);
}
