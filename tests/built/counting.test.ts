import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { expect, it } from 'vitest';
import { LOCALES } from '#contracts/locale.ts';
import { loadTemplates } from '#server/live/renderer.ts';
import { DIST, ROOT } from '../../scripts/dist.ts';
import { distPages } from './pages.ts';

const COUNTING = { define: { 'import.meta.env.COUNTS_VISITS': 'true' } };
/** Most bytes (brotli) of the code that counts, before and after the visitor's first sign. */
const MOST = 600;

it('N17 the code that counts has at most 600 bytes', async () => {
  const sizes = await Promise.all(
    ['count-view', 'calls'].map(async (name) => {
      const bundle = await rolldown({
        cwd: ROOT,
        input: join(ROOT, `site/shell/${name}.ts`),
        transform: COUNTING,
      });
      const { output } = await bundle.generate({ format: 'es', minify: true });
      return brotliCompressSync(output[0].code).length;
    }),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST);
});

it('N17 no page counts before its first paint: the code is in files that it loads afterwards', () => {
  for (const { file } of distPages())
    expect(readFileSync(join(DIST, file), 'utf8'), file).not.toContain('sendBeacon');
  const files = readdirSync(join(DIST, '_astro')).filter((name) => name.endsWith('.js'));
  const counting = files.filter((name) =>
    readFileSync(join(DIST, '_astro', name), 'utf8').includes('sendBeacon'),
  );
  expect(counting.every((name) => /^(after-paint|calls)\b/.test(name))).toBe(true);
  expect(counting.length).toBeGreaterThan(1);
});

it('N17 the site has the page of the owner as a template only, which the server fills behind a token', async () => {
  expect(distPages().map(({ path }) => path)).not.toContain('/owner');
  const templates = await loadTemplates(DIST, undefined, 'owner');
  for (const locale of LOCALES) {
    expect(templates?.[locale]).toMatch(/<meta name="robots" content="noindex/);
    // A banner would cover rows of its tables.
    expect(templates?.[locale]).not.toMatch(/data-part="(?:promo|price)"/);
    expect(templates?.[locale]).toContain('data-part="header"');
  }
});
