import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ROUTES } from '../../content/routes.ts';
import { DIST } from '../../scripts/dist.ts';

/** Every address with a page of its own: what the routes name, and what the build holds. */
export async function pagePaths(): Promise<string[]> {
  const files = await readdir(join(DIST, 'es'), { recursive: true });
  const built = files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /(^|\/)index\.html$/.test(file))
    .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
    .filter((path) => path !== '/404');
  const named = Object.values(ROUTES)
    .map(({ path }) => path)
    .filter((path) => !path.includes('#'));
  return [...new Set([...named, ...built])].sort();
}
