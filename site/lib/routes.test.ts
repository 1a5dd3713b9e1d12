import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brand } from '#brand/load.ts';
import { translate } from '#content/words/translate.ts';
import { LOCALES } from '#contracts/locale.ts';
import { HOME_PATH, isLinked, linkedPages, PAGES } from './routes.ts';

const files = new Set(
  readdirSync(new URL('../pages/[locale]/', import.meta.url), { recursive: true }).map((file) =>
    String(file).replaceAll('\\', '/'),
  ),
);

/** Files that could hold a page; the network's address holds the brand's slug, its file a parameter instead. */
function filesOf(path: string): string[] {
  if (path === '/') return ['index.astro'];
  const names = path.includes(brand.slug) ? ['[network]', '[slug]-network'] : [path.slice(1)];
  return names.flatMap((name) => [`${name}.astro`, `${name}/index.astro`]);
}

const pages = PAGES.filter(({ path }) => !path.includes('#'));

describe('B C2 the list of pages', () => {
  it.each(pages)('B $path counts as built exactly when it has a page', ({ path, built }) => {
    expect(filesOf(path).some((file) => files.has(file))).toBe(built);
  });

  it.each(PAGES)('A3 $path has a name in both languages', ({ nav }) => {
    for (const locale of LOCALES) expect(translate(locale, nav)).not.toBe(nav);
  });

  it('B no id and no path stands there twice, and none ends in a slash', () => {
    expect(new Set(PAGES.map(({ id }) => id)).size).toBe(PAGES.length);
    expect(new Set(PAGES.map(({ path }) => path)).size).toBe(PAGES.length);
    expect(PAGES.filter(({ path }) => path !== '/' && path.endsWith('/'))).toEqual([]);
  });

  it('C2 the brand mark leads to the home page', () => {
    expect(HOME_PATH).toBe('/');
  });
});

describe('B26 what is linked', () => {
  const [home, vip] = PAGES;
  const some = [home, { ...vip, built: false }];

  it('B26 a page that is not built is not linked, one that is built is', () => {
    expect(isLinked(vip.path, some)).toBe(false);
    expect(isLinked(vip.path, [{ ...vip, built: true }])).toBe(true);
  });

  it('C7 an address outside the site always leads somewhere', () => {
    expect(isLinked('https://video.example/@aureo', [])).toBe(true);
  });

  it('B26 a path nobody listed is refused, so that it cannot be linked by accident', () => {
    expect(() => isLinked('/no-such', some)).toThrow('/no-such');
  });

  it('C2 pages come in the order asked for, without those not built', () => {
    const built = [
      { ...vip, built: true },
      { ...home, built: true },
    ];
    expect(linkedPages(['home', 'vip'], built).map(({ id }) => id)).toEqual(['home', 'vip']);
    expect(linkedPages(['vip', 'home'], some).map(({ id }) => id)).toEqual(['home']);
  });
});
