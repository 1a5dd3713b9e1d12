import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../../scripts/dist.ts';

const TEXT = /\.(ts|tsx|astro|mdx?|json|css|svg|txt|html)$/;
const NOT_SHOWN = /\.(test|fixture)\.tsx?$/;

/** Every source file with text for visitors, relative to the root. */
export function shownFiles(): string[] {
  return ['content', 'site'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && TEXT.test(entry.name) && !NOT_SHOWN.test(entry.name))
      .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
  );
}
