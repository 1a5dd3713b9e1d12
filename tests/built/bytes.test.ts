import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, it } from 'vitest';
import { LOCALES } from '#contracts/locale.ts';
import { DIST } from '../../scripts/dist.ts';
import { budgetOf } from '../budgets.ts';
import { distPages } from './pages.ts';

/** Code has a budget of its own. */
const CODE = /<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g;

const pages = distPages().map(({ path }) => path);
const LIMITS = [...new Set(pages)].map((path) => [path, budgetOf(path).html] as const);

/** What keeps the limit at this effort keeps it at the build's, which takes twenty times as long. */
const QUICK = 9;

const bytesAt = (html: string, quality: number) =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

it.each(LIMITS)('N10 %s has at most %d bytes of HTML and CSS in both languages', (page, limit) => {
  for (const locale of LOCALES) {
    const html = readFileSync(join(DIST, locale, page, 'index.html'), 'utf8').replace(CODE, '');
    const bytes = bytesAt(html, QUICK);
    const fewest = bytes <= limit ? bytes : bytesAt(html, constants.BROTLI_MAX_QUALITY);
    expect(fewest, locale).toBeLessThanOrEqual(limit);
  }
});
