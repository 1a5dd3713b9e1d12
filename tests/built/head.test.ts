import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brand } from '#brand/load.ts';
import { brandOrigin, brandRoutes } from '#brand/routes.ts';
import { isClosed, isOn } from '#content/routes.ts';
import { LOCALE_TABLE, LOCALES } from '#contracts/locale.ts';
import { indicatorPages } from '#site/seo/indicator.ts';
import { DIST } from '../../scripts/dist.ts';
import { plainText } from '../plain-text.ts';
import { distPages, isFile } from './pages.ts';

const pages = distPages();
const origin = brandOrigin(brand.domain);

/** Whether this is the page's own address; a page whose address differs by language is built at both (B8). */
function isCanonical({ $, path }: (typeof pages)[number]): boolean {
  const href = $('link[rel="canonical"]').attr('href');
  return href === undefined || new URL(href).pathname === path;
}

describe.each(pages.map((page) => [page.file, page] as const))('B N7 %s', (file, { $, path }) => {
  const content = (name: string) => $(`meta[property="${name}"], meta[name="${name}"]`).attr('content') ?? '';
  const isListed = $('meta[name="robots"]').length === 0;

  it('B N7 has a social picture of 1200×630 px and at most 200 kB, at its own address', () => {
    const address = new URL(content('og:image'));
    expect(address.origin).toBe(origin);
    expect(isFile(address.pathname), address.pathname).toBe(true);
    const png = readFileSync(join(DIST, decodeURIComponent(address.pathname)));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThanOrEqual(200_000);
    expect(content('twitter:card')).toBe('summary_large_image');
  });

  it('B N7 has the social picture of this page in this language', () => {
    const picture = `${origin}/og/${file.slice(0, 2)}${path === '/' ? '/home' : path}.png`;
    expect([content('og:image'), content('twitter:image') || picture]).toEqual([picture, picture]);
  });

  it('B has a title, a description, a type and a language', () => {
    expect($('title').length).toBe(1);
    expect(content('og:title')).toBe($('title').text());
    // The titles of the articles have their own test.
    // What a title says besides the brand fits into a search result.
    const words = $('title').text().replace(brand.name, '');
    if (isListed && !path.startsWith('/blog/')) expect(words.length).toBeLessThanOrEqual(65);
    if (isListed) expect(content('description').length).toBeGreaterThanOrEqual(50);
    expect(content('description').length).toBeLessThanOrEqual(160);
    expect(content('og:description')).toBe(content('description'));
    const locale = LOCALES.find((one) => file.startsWith(`${one}/`));
    expect(content('og:locale')).toBe(locale && LOCALE_TABLE[locale].tag.replace('-', '_'));
  });

  it('B J3 has an alternate for each language only when it is listed', () => {
    const alternates = $('link[rel="alternate"][hreflang]');
    expect(alternates.length).toBe(isListed ? LOCALES.length + 1 : 0);
    expect($('link[rel="canonical"]').length).toBe(isListed ? 1 : 0);
    if (isListed) expect($('link[rel="canonical"]').attr('href')).toMatch(new RegExp(`^${origin}/`));
  });

  it('B has breadcrumbs when it is listed, and the organisation when it is the home page', () => {
    const data = $('script[type="application/ld+json"]').text();
    if (!isListed) return;
    expect(data).toContain(path === '/' ? '"Organization"' : '"BreadcrumbList"');
    expect(data.match(/"BreadcrumbList"/g)?.length ?? 0).toBeLessThanOrEqual(1);
  });
});

const { network } = brandRoutes(brand.slug);
/** The schema.org type of each page; the test adds the articles. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  '/': ['Organization', 'WebSite', ...(isOn('faq') ? ['FAQPage'] : [])],
  '/blog': ['CollectionPage', 'ItemList'],
  '/comprar-vip': ['Service', 'Offer'],
  '/canal-gratuito': ['Service', 'Offer'],
  '/merch': ['CollectionPage', 'ItemList'],
  [network]: ['CollectionPage', 'ItemList'],
  '/contacto': ['ContactPage'],
  '/legal-hub': ['CollectionPage', 'ItemList'],
  '/privacy-policy': ['WebPage'],
  '/cookie-notice': ['WebPage'],
  '/financial-disclaimer': ['WebPage'],
  '/terms-and-conditions': ['WebPage'],
};

it.each([...Object.entries(KINDS).filter(([path]) => !isClosed(path)), ['/blog/*', ['Article']] as const])(
  'B marks %s in each language as %j',
  (kindOf, types) => {
    const own = pages.filter(({ path }) =>
      kindOf === '/blog/*' ? path.startsWith('/blog/') : path === kindOf,
    );
    expect(new Set(own.map(({ file }) => file.slice(0, 2)))).toEqual(new Set(LOCALES));
    for (const { file, $ } of own) {
      const data = $('script[type="application/ld+json"]').text();
      for (const type of types) expect(data, file).toContain(`"@type":"${type}"`);
    }
  },
);

it.each([
  ['/blog', '[data-part="articles"] h2, [data-part="articles"] h3'],
  [network, '[data-part="network-card"]'],
])('B G1 H5 lists for search engines the items of %s in the order of the page', (path, shown) => {
  for (const { $ } of pages.filter((page) => page.path === path)) {
    const things = [JSON.parse($('script[type="application/ld+json"]').text())].flat();
    const { mainEntity } = things.find((thing) => thing['@type'] === 'CollectionPage');
    const names = mainEntity.itemListElement.map(({ name }: { readonly name: string }) => name);
    const texts = $(shown)
      .toArray()
      .map((one) => plainText($(one).text()));
    expect(names.length).toBe(texts.length);
    for (const [index, name] of names.entries()) expect(texts[index]).toContain(name);
  }
});

it('B gives each page of a language a different title', () => {
  for (const locale of ['es/', 'en/']) {
    const own = pages.filter(({ file }) => file.startsWith(locale)).filter(isCanonical);
    const titles = own.map(({ $ }) => $('title').text());
    expect(new Set(titles).size).toBe(titles.length);
  }
});

it.each([
  ['the built pages in the sitemap of a static host', 'sitemap.xml', []],
  ['those and the pages of indicators in that of the server', '_server/sitemap.xml', indicatorPages()],
] as const)('N7 N15 lists exactly %s', (_, file, made) => {
  const sitemap = readFileSync(join(DIST, file), 'utf8');
  const named = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc);
  const listed = pages
    .filter(isCanonical)
    .map(({ $ }) => $('link[rel="canonical"]').attr('href'))
    .filter((href) => href !== undefined);
  const all = [...listed, ...made.map(({ canonical }) => canonical)];
  expect(new Set(named)).toEqual(new Set(all));
  expect(named.length).toBe(all.length);
});

it('N7 links the sitemap in robots.txt, and existing icons in the manifest', () => {
  expect(readFileSync(join(DIST, 'robots.txt'), 'utf8')).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const manifest = JSON.parse(readFileSync(join(DIST, 'site.webmanifest'), 'utf8')) as {
    readonly name: string;
    readonly icons: readonly { readonly src: string; readonly sizes: string }[];
  };
  expect(manifest.name).toBe(brand.name);
  for (const { src, sizes } of manifest.icons) {
    expect(isFile(src), src).toBe(true);
    const png = readFileSync(join(DIST, src));
    if (src.endsWith('.png')) expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
});
