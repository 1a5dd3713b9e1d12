import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { brand } from '#brand/load.ts';
import { ARTICLES } from '#content/articles/articles.ts';
import { BASE_LOCALES, type BaseLocale } from '#contracts/locale.ts';
import { DIST } from '../../scripts/dist.ts';
import { plainText } from '../plain-text.ts';
import { distPages, isFile } from './pages.ts';

const ORIGIN = `https://${brand.domain}`;
const ATOM = 'http://www.w3.org/2005/Atom';
const DAY = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const MAIL_DAY = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d (GMT|[+-]\d{4})$/;

const pages = distPages();
const feedOf = (kind: 'atom' | 'rss', locale: BaseLocale) => {
  const path = `/blog/${kind}-${locale}.xml`;
  const xml = readFileSync(join(DIST, path), 'utf8');
  return { self: ORIGIN + path, xml, $: load(xml, { xml: true }) };
};
const entriesOf = ($: CheerioAPI, path: string) =>
  $(path)
    .toArray()
    .map((one) => $(one));
type Entry = ReturnType<typeof entriesOf>[number];

/** The built page of an address in the feed, found by the address that the page gives as its own. */
function pageAt(address: string, locale: BaseLocale) {
  const found = pages.filter(
    ({ file, $ }) => file.startsWith(`${locale}/`) && $('link[rel="canonical"]').attr('href') === address,
  );
  const own = found.find(({ path }) => ORIGIN + path === address.replace(/\?.*$/, ''));
  if (!own) throw new Error(`no page at ${address}`);
  return own;
}

function checkEntries(entries: readonly Entry[], locale: BaseLocale, linkOf: (entry: Entry) => string): void {
  expect(entries).toHaveLength(ARTICLES.length);
  expect(entries.map(linkOf)).toEqual(
    ARTICLES.map(({ paths }) => `${ORIGIN}${paths[locale]}?lang=${locale}`),
  );
  for (const entry of entries) {
    const page = pageAt(linkOf(entry), locale);
    expect(entry.children('title').text()).toBe(plainText(page.$('h1').text()));
  }
}

describe.each(BASE_LOCALES)('G14 N7 the feeds in %s', (locale) => {
  it.each(['atom', 'rss'] as const)('G14 N7 writes %s as well-formed XML', (kind) => {
    const { xml } = feedOf(kind, locale);
    expect(xml).toMatch(/^<\?xml version="1\.0" encoding="utf-8"\?>/);
    // A lenient parser would repair broken markup, so its output would differ from the input.
    const again = load(xml, { xml: { decodeEntities: false } }).xml();
    expect(again.trim()).toBe(xml.trim());
    expect(xml).not.toMatch(/&(?!(amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i);
  });

  it('G14 N7 writes the elements that Atom requires, for each article in order', () => {
    const { $, self } = feedOf('atom', locale);
    const feed = $(':root');
    expect([feed.prop('tagName')?.toLowerCase(), feed.attr('xmlns')]).toEqual(['feed', ATOM]);
    for (const one of ['id', 'title', 'updated', 'author']) expect(feed.children(one), one).toHaveLength(1);
    expect(feed.find('> author > name').text()).toMatch(/\S/);
    expect(feed.children('id').text()).toBe(self);
    expect(feed.children('link[rel="self"]').attr('href')).toBe(self);
    pageAt(feed.children('link[rel="alternate"]').attr('href') ?? '', locale);
    const entries = entriesOf($, 'feed > entry');
    const ids = entries.map((entry) => entry.children('id').text());
    expect(new Set(ids).size).toBe(entries.length);
    for (const entry of entries) {
      for (const one of ['id', 'title', 'updated', 'published', 'summary'])
        expect(entry.children(one).text(), one).toMatch(/\S/);
      for (const one of ['updated', 'published']) expect(entry.children(one).text()).toMatch(DAY);
    }
    expect(feed.children('updated').text()).toMatch(DAY);
    checkEntries(entries, locale, (entry) => entry.children('link[rel="alternate"]').attr('href') ?? '');
  });

  it('G14 N7 writes the elements that RSS requires, for each article in order', () => {
    const { $, self } = feedOf('rss', locale);
    const channel = $(':root').children('channel');
    expect([$(':root').attr('version'), $(':root').attr('xmlns:atom')]).toEqual(['2.0', ATOM]);
    for (const one of ['title', 'link', 'description', 'language']) {
      expect(channel.children(one), one).toHaveLength(1);
      expect(channel.children(one).text(), one).toMatch(/\S/);
    }
    expect(channel.children('language').text()).toBe(locale);
    expect(channel.children('atom\\:link[rel="self"]').attr('href')).toBe(self);
    pageAt(channel.children('link').text(), locale);
    const items = entriesOf($, 'rss > channel > item');
    for (const item of items) {
      for (const one of ['title', 'description', 'guid'])
        expect(item.children(one).text(), one).toMatch(/\S/);
      expect(item.children('pubDate').text()).toMatch(MAIL_DAY);
      expect(item.children('guid[isPermaLink="true"]').text()).toBe(item.children('link').text());
    }
    checkEntries(items, locale, (item) => item.children('link').text());
  });

  it('G14 N7 links both feeds from the index and from every article', () => {
    for (const { $, file } of pages.filter(({ file }) => file.startsWith(`${locale}/blog/`))) {
      const announced = $('link[rel="alternate"][type$="+xml"]')
        .toArray()
        .map((one) => new URL($(one).attr('href') ?? '', ORIGIN).pathname);
      expect(announced.sort(), file).toEqual([`/blog/atom-${locale}.xml`, `/blog/rss-${locale}.xml`]);
      for (const path of announced) expect(isFile(path)).toBe(true);
    }
  });
});
