import { globSync, readdirSync, readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { brand } from '#brand/load.ts';
import { brandRoutes } from '#brand/routes.ts';
import { SWITCHES, type Switch } from '#brand/schema.ts';
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

/** What menus, footer, banner, questions, index and official channels link while a thing is on. */
const LINKED: Readonly<Record<Switch, readonly string[]>> = {
  ...(Object.fromEntries(SWITCHES.map((name) => [name, []])) as unknown as Record<Switch, readonly string[]>),
  wallet: brand.offers.flatMap(({ second }) => (second ? [second.url] : [])),
  simulator: brand.simulator ? [brand.simulator] : [],
  experienceHub: brand.experienceHub ? [brand.experienceHub] : [],
  merch: ['/merch'],
  network: [brandRoutes(brand.slug).network],
  educationalSimulator: ['#educational-simulator'],
  comparison: ['#features'],
  calculator: ['/#roi-calculator', '#roi-calculator'],
  faq: ['/#faq', '#faq'],
  social: ['#social'],
};

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
    const [routes, nav, footer, promo, faq, channels, index] = await Promise.all([
      import('./routes.ts'),
      import('#site/shell/nav.ts'),
      import('#site/shell/footer-parts.ts'),
      import('./promo.ts'),
      import('./faq.ts'),
      import('#brand/official-channels.ts'),
      import('#site/features/home/InternalLinks.tsx'),
    ]);
    const indexPage = renderToStaticMarkup(createElement(index.InternalLinks, { locale: 'es' }));
    const footerLinks = LOCALES.flatMap((locale) =>
      footer.footerParts(locale).flatMap((part) => ('links' in part ? part.links : [])),
    );
    const links = [
      ...[...nav.MAIN_NAV, ...footerLinks].map(({ path }) => path),
      ...promo.PROMO.map(({ href }) => href),
      ...faq.faqItems('es').flatMap(({ link }) => (link ? [link.href] : [])),
      ...[...indexPage.matchAll(/href="([^"]*)"/g)].map(([, link = '']) => link),
      ...channels.officialChannels(changed).channels.map(({ address }) => address),
    ];
    return { ...routes, links, changed };
  }

  it.each(SWITCHES)(
    'A1 C2 C7 C8 D14 leaves no link to %s where it alone is off, and every other link',
    async (name) => {
      const [all, left] = [await withOff([]), await withOff([name])];
      const gone = LINKED[name];
      expect(all.links).toEqual(expect.arrayContaining([...gone]));
      expect(left.links).toEqual(all.links.filter((link) => !gone.includes(link)));
      expect(left.openRoutes().filter(({ path }) => gone.includes(path))).toEqual([]);
      const closed = gone.filter((path) => path.startsWith('/'));
      expect(closed.filter((path) => !left.isClosed(path) || all.isClosed(path))).toEqual([]);
    },
  );
});
