import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { LOCALES } from '#contracts/locale.ts';
import { DIST } from '../../scripts/site-build.ts';
import { distPages } from './pages.ts';

const KB = 1000;
/** Most bytes of a page's HTML and CSS (brotli): the budgets of docs/performance.md. Code has a budget of its own. */
const HOME = 22 * KB;
const ARTICLE_OR_LIVE = 18 * KB;
const PAGE = 14 * KB;
const CODE = /<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g;

const pages = distPages().map(({ path }) => path);
const LIMITS = [...new Set(pages)].map((path) => [path, limitOf(path)] as const);

function limitOf(path: string): number {
  if (path === '/') return HOME;
  return /^\/(blog\/|vs-traders|fx-impact)/.test(path) ? ARTICLE_OR_LIVE : PAGE;
}

it.each(LIMITS)('N10 %s has at most %d bytes of HTML and CSS in both languages', (page, limit) => {
  for (const locale of LOCALES) {
    const html = readFileSync(join(DIST, locale, page, 'index.html'), 'utf8').replace(CODE, '');
    expect(brotliCompressSync(html).length, locale).toBeLessThanOrEqual(limit);
  }
});
