import { globSync, readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { brand } from '#brand/load.ts';
import type { Switch } from '#brand/schema.ts';
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

describe('A1 C2 what the owner switches off', () => {
  afterEach(() => vi.doUnmock('#brand/load.ts'));

  /** The tables as they are when the brand has these switches. */
  async function withOff(off: readonly Switch[]) {
    vi.resetModules();
    const { brand: real, ...loaded } = await import('#brand/load.ts');
    const changed = loaded.withoutSwitchedOff({ ...real, off: [...off] });
    vi.doMock('#brand/load.ts', () => ({ ...loaded, brand: changed }));
    const [routes, nav, footer, promo, faq] = await Promise.all([
      import('./routes.ts'),
      import('#site/shell/nav.ts'),
      import('#site/shell/footer-parts.ts'),
      import('./promo.ts'),
      import('./faq.ts'),
    ]);
    const footerLinks = LOCALES.flatMap((locale) =>
      footer.footerParts(locale).flatMap((part) => ('links' in part ? part.links : [])),
    );
    const links = [
      ...[...nav.MAIN_NAV, ...footerLinks].map(({ path }) => path),
      ...promo.PROMO.map(({ href }) => href),
      ...faq.faqItems('es').flatMap(({ link }) => (link ? [link.href] : [])),
    ];
    return { ...routes, links, changed };
  }

  it('A1 C2 C7 C8 leaves no link to a page, an anchor or a site that is off', async () => {
    const off = await withOff(['merch', 'network', 'calculator', 'faq', 'simulator', 'wallet']);
    const gone = ['/merch', `/${brand.slug}-network`, '/#roi-calculator', '#roi-calculator', '/#faq'];
    expect(off.links.filter((link) => gone.includes(link) || link === brand.simulator)).toEqual([]);
    expect(off.openRoutes().filter(({ path }) => gone.includes(path))).toEqual([]);
    expect([off.isClosed('/merch'), off.isClosed('/blog'), off.isOpen('merch')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(off.changed.offers.flatMap(({ second }) => second ?? [])).toEqual([]);
  });

  it('A1 C2 keeps every link while nothing is off', async () => {
    const { links } = await withOff([]);
    expect(links).toEqual(expect.arrayContaining(['/merch', '/#roi-calculator', '#roi-calculator', '/#faq']));
  });
});
