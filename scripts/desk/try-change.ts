import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printedJson } from '../printed-json.ts';
import { type Change, refusedArticles, writeChange } from './documents.ts';

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
    // An article that somebody broke by hand does not keep the owner from saving another.
    const changed = Object.keys(change);
    const broken = (await refusedArticles(root))
      .filter((folder) => !changed.some((file) => `${file}/`.startsWith(`${folder}/`)))
      .map((folder) => join(root, folder));
    const filter = (path: string) => !/\.test\.tsx?$/.test(path) && !broken.includes(path);
    await Promise.all(
      [...SOURCES, 'package.json'].map((name) =>
        cp(join(root, name), join(copy, name), { recursive: true, filter }),
      ),
    );
    await symlink(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
    await writeChange(copy, change);
    // In the copy, so that it loads the modules and files that are there.
    return await printedJson<string[]>(copy, CHECK, Object.keys(change));
  } catch (error) {
    throw new Error(`The check has failed, and nothing was saved: ${(error as Error).message}`);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}
