import { globSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brand } from '#brand/load.ts';
import { translate } from '#content/words/translate.ts';
import { LOCALES } from '#contracts/locale.ts';
import { ROUTES } from './routes.ts';

const files = new Set(
  readdirSync(new URL('../site/pages/[locale]/', import.meta.url), { recursive: true }).map((file) =>
    String(file).replaceAll('\\', '/'),
  ),
);

/** Files that may contain a page; the address of the network has the brand's slug, so its file has a parameter. */
function filesOf(path: string): string[] {
  if (path === '/') return ['index.astro'];
  const names = path.includes(brand.slug) ? ['[network]', '[slug]-network'] : [path.slice(1)];
  return names.flatMap((name) => [`${name}.astro`, `${name}/index.astro`]);
}

const all = Object.values(ROUTES);
const pages = all.filter(({ path }) => !path.includes('#'));

describe('B C2 the list of pages', () => {
  it.each(pages)('B26 has a page at $path', ({ path }) => {
    expect(filesOf(path).some((file) => files.has(file))).toBe(true);
  });

  it.each(all)('A3 has a name for $path in both languages', ({ nav }) => {
    for (const locale of LOCALES) expect(translate(locale, nav)).not.toBe(nav);
  });

  it('B lists each address once, without a trailing slash', () => {
    expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
    expect(all.filter(({ path }) => path !== '/' && path.endsWith('/'))).toEqual([]);
  });

  it('B26 finds no address of the site in the links of other sources', () => {
    const literal = /href(=\{?|: )['"`]\/(?![/_]|favicon)/;
    const written = globSync(['site/**/*.{ts,tsx,astro}', 'content/**/*.ts'])
      .filter((file) => !file.endsWith('.test.ts') && !file.endsWith('.test.tsx'))
      .filter((file) => literal.test(readFileSync(file, 'utf8')));
    expect(written).toEqual([]);
  });
});
