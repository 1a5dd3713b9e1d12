import { readdirSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { gatherScripts } from '../vite/gather-scripts.ts';
import { foldPage } from './fold.ts';
import { withoutStyleAttributes } from './style-attributes.ts';
import { withoutUnused } from './unused.ts';

/**
 * Joins the inline scripts of a built page, removes the CSS that it does not use, moves what is below the fold to a file
 * (see `foldPage`), and makes style attributes classes.
 */
export function fold(): AstroIntegration {
  let assets = '_astro';
  return {
    name: 'fold',
    hooks: {
      'astro:config:done': ({ config }) => {
        assets = config.build.assets;
      },
      'astro:build:done': async ({ dir, pages }) => {
        const root = fileURLToPath(dir);
        const names = readdirSync(join(root, assets)).filter((name) => name.endsWith('.js'));
        const scripts = new Map(names.map((name) => [name, readFileSync(join(root, assets, name), 'utf8')]));
        for (const { pathname } of pages) {
          const file = join(root, pathname, 'index.html');
          const built = withoutStyleAttributes(gatherScripts(await readFile(file, 'utf8')));
          const html = withoutUnused(built, (name) => scripts.get(name) ?? null);
          const folded = foldPage(html, `/${assets}`);
          if (folded) await writeFile(join(root, assets, folded.file), folded.css);
          await writeFile(file, folded?.html ?? html);
        }
      },
    },
  };
}
