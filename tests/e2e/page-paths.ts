import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DIST } from '../../scripts/site-build.ts';
import { PAGES } from '../../site/lib/routes.ts';

/** Every address with a page of its own: what the routes name as built, and what the build holds. */
export async function pagePaths(): Promise<string[]> {
  const files = await readdir(join(DIST, 'es'), { recursive: true });
  const built = files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /(^|\/)index\.html$/.test(file))
    .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
    .filter((path) => path !== '/404');
  const named = PAGES.filter(({ built, path }) => built && !path.includes('#')).map(({ path }) => path);
  return [...new Set([...named, ...built])].sort();
}
