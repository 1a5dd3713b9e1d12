import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LOCALES } from '#contracts/locale.ts';
import { DIST } from '../../scripts/site-build.ts';
import { distPages } from './pages.ts';

const KB = 1000;
/** Maximum transfer size of a page in bytes (brotli): the budgets of docs/performance.md. */
const HOME = 24 * KB;
const PAGE = 18 * KB;
const ARTICLE = 22 * KB;

const pages = distPages().map(({ path }) => path);
const LIMITS = [...new Set(pages)].map((path) => [path, limitOf(path)] as const);

function limitOf(path: string): number {
  if (path === '/') return HOME;
  return path.startsWith('/blog/') ? ARTICLE : PAGE;
}

it.each(LIMITS)('N10 serves %s in at most %d bytes in both languages', (page, limit) => {
  for (const locale of LOCALES) {
    expect(statSync(join(DIST, locale, page, 'index.html.br')).size, locale).toBeLessThanOrEqual(limit);
  }
});
