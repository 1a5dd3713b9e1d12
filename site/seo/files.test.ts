import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { breadcrumbData, hasBreadcrumbs } from './breadcrumbs.ts';
import { readHead } from './built-pages.ts';
import { llmsText } from './llms.ts';
import { fillNearList } from './near-list.ts';
import { sitemap } from './sitemap.ts';

const head = (path: string, more = '') => `<html><head><title>T &amp; co</title>
  <meta name="description" content="What &quot;it&quot; is">${more}
  <link rel="canonical" href="https://norte.example${path}?lang=es&amp;x=1">
  <link rel="alternate" hreflang="es" href="https://norte.example${path}?lang=es&amp;x=1">
  <link rel="alternate" hreflang="x-default" href="https://norte.example${path}">
  <meta property="og:title" content="T &amp; co [1]">
  <meta property="og:image" content="https://norte.example/og/es${path}.png"></head><body></body></html>`;
const page = (path: string, more = '') => {
  const read = readHead(`es${path}/index.html`, head(path, more));
  if (!read) throw new Error('no page');
  return read;
};

describe('N7 the head of a built page', () => {
  it('N7 reads address, picture and alternates', () => {
    expect(page('/a/b')).toMatchObject({
      locale: 'es',
      path: '/a/b',
      title: 'T & co [1]',
      description: 'What "it" is',
      picture: '/og/es/a/b.png',
      listed: true,
      canonical: 'https://norte.example/a/b?lang=es&x=1',
    });
    expect(readHead('es/index.html', head('/'))?.path).toBe('/');
    expect(readHead('fr/index.html', head('/'))).toBeNull();
  });

  it('N7 leaves a noindex page out of the sitemap and llms.txt', () => {
    const pages = [page('/a'), page('/b', '<meta name="robots" content="noindex">')];
    const text = llmsText(pages, { name: 'Norte', domain: 'norte.example' });
    for (const one of [sitemap(pages), text]) {
      expect(one).toContain('https://norte.example/a?');
      expect(one).not.toContain('https://norte.example/b?');
    }
  });

  it('B8 lists only the canonical address when a page has a second one', () => {
    const second = readHead('es/x/index.html', head('/y'));
    expect(second?.listed).toBe(false);
  });

  it('N7 writes the sitemap as well-formed XML with alternates', () => {
    const $ = load(sitemap([page('/a')]), { xml: true });
    expect($('url > loc').text()).toBe('https://norte.example/a?lang=es&x=1');
    expect($('url > xhtml\\:link[hreflang="x-default"]').attr('href')).toBe('https://norte.example/a');
  });

  it('N7 A7 writes the limits of the brand into llms.txt, and a title cannot end its link', () => {
    const text = llmsText([page('/a')], { name: 'Norte', domain: 'norte.example' });
    expect(text).toMatch(/^# Norte\n/);
    expect(text).toContain('not a registered investment adviser');
    expect(text).toContain('- [T & co 1](https://norte.example/a?lang=es&x=1): What "it" is');
    expect(text).toContain('https://norte.example/.well-known/official-channels.json');
  });
});

describe('B breadcrumbs', () => {
  it('A1 B starts at the home page and uses the domain of the brand', () => {
    const { itemListElement } = breadcrumbData(
      'en',
      [{ name: 'Contact', path: '/contacto' }],
      'norte.example',
    );
    expect(itemListElement.map(({ position, item }) => [position, item])).toEqual([
      [1, 'https://norte.example/?lang=en'],
      [2, 'https://norte.example/contacto?lang=en'],
    ]);
  });

  it('B adds no breadcrumbs when the page has its own', () => {
    expect(hasBreadcrumbs([{ '@type': 'Article' }, { '@type': 'BreadcrumbList' }])).toBe(true);
    expect(hasBreadcrumbs({ '@type': 'ContactPage' })).toBe(false);
    expect(hasBreadcrumbs(undefined)).toBe(false);
  });
});

describe('H10 list of the 404 page', () => {
  it('H10 contains every listed page with escaped texts', () => {
    const html = '<main><ul class="x" data-part="near-all"></ul></main>';
    const filled = fillNearList(html, [page('/a&b'), page('/c', '<meta name="robots" content="noindex">')]);
    const $ = load(filled);
    expect(
      $('li a')
        .toArray()
        .map((one) => $(one).attr('href')),
    ).toEqual(['/a&b']);
    expect($('li a').text()).toBe('T & co [1]');
  });

  it('H10 fails the build when the 404 page has no list', () => {
    expect(() => fillNearList('<main></main>', [])).toThrow('no list');
  });
});
