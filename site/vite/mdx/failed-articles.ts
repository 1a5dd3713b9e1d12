import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** With `show`, the build continues and the page shows the fallback in place of a failed article. */
export const FAILURES_SETTING = 'ARTICLE_FAILURES';
const FALLBACK = 'data-part="article-fallback"';

/** Ends the production build with the list of articles that cannot be shown, unless the setting allows them (G15). */
export function failedArticles(setting = process.env[FAILURES_SETTING]): AstroIntegration {
  return {
    name: 'failed-articles',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const failed = await pagesWithFallback(fileURLToPath(dir));
        if (failed.length === 0) return;
        const report = `Articles that could not be shown: ${failed.join(', ')}. The reason stands above.`;
        if (setting === 'show') return logger.error(report);
        throw new Error(`${report} To build all the same: ${FAILURES_SETTING}=show.`);
      },
    },
  };
}

async function pagesWithFallback(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const pages = entries
    .filter(({ name }) => name === 'index.html')
    .map(({ parentPath, name }) => join(parentPath, name));
  const read = await Promise.all(pages.map(async (page) => ({ page, html: await readFile(page, 'utf8') })));
  return read.filter(({ html }) => html.includes(FALLBACK)).map(({ page }) => relative(dir, page));
}
