import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { LOCALES } from '#contracts/locale.ts';
import { DIST } from '../../scripts/site-build.ts';
import { budgetOf } from '../budgets.ts';
import { distPages } from './pages.ts';

/** Code has a budget of its own. */
const CODE = /<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g;

const pages = distPages().map(({ path }) => path);
const LIMITS = [...new Set(pages)].map((path) => [path, budgetOf(path).html] as const);

it.each(LIMITS)('N10 %s has at most %d bytes of HTML and CSS in both languages', (page, limit) => {
  for (const locale of LOCALES) {
    const html = readFileSync(join(DIST, locale, page, 'index.html'), 'utf8').replace(CODE, '');
    expect(brotliCompressSync(html).length, locale).toBeLessThanOrEqual(limit);
  }
});
