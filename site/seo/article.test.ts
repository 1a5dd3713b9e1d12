import { parseAtomFeed, parseRssFeed } from 'feedsmith';
import { describe, expect, it } from 'vitest';
import { brand } from '#brand/load.ts';
import { ARTICLES, articleById } from '#content/articles/articles.ts';
import { BASE_LOCALES, LOCALES } from '#contracts/locale.ts';
import { shows } from '#tests/example.ts';
import { pageAddresses } from './addresses.ts';
import { articleData, articleOrigin, crumbsData } from './article.ts';
import { feedPath, feedText } from './feed.ts';

const origin = `https://${brand.domain}`;
const entries = ARTICLES.map((article) => ({
  article,
  title: `T & <${article.id}>`,
  description: 'D “1” & 2',
}));
/** The feeds changed with their last changed article, which is after all publication dates. */
const LAST_CHANGE = new Date(Math.max(...ARTICLES.map(({ updated }) => Date.parse(updated))));

it.runIf(shows('supreme-buy-stop'))(
  'B8 G8 makes each address of the buy-stop article canonical for its language, with the other as alternate',
  () => {
    const { paths } = articleById('supreme-buy-stop');
    for (const locale of BASE_LOCALES) {
      const { canonical, alternates } = pageAddresses(paths, locale);
      expect(canonical).toBe(`${origin}${paths[locale]}?lang=${locale}`);
      expect(alternates).toHaveLength(LOCALES.length + 1);
      const shown = alternates.filter(({ hreflang }) => /^(es|en|x-default)$/.test(hreflang));
      expect(shown.map(({ hreflang, href }) => [hreflang, href])).toEqual([
        ['es', `${origin}/blog/operacion-suprema-buy-stop-oro?lang=es`],
        ['en', `${origin}/blog/supreme-gold-buy-stop-trade?lang=en`],
        ['x-default', `${origin}/blog/operacion-suprema-buy-stop-oro`],
      ]);
    }
  },
);

it.runIf(shows('epic-xauusd'))('G14 names the publisher, the title and the date of an article', () => {
  const article = articleById('epic-xauusd');
  const data = articleData({ article, locale: 'en', title: 'Title', description: 'What it says' });
  expect(data).toMatchObject({
    '@type': 'Article',
    headline: 'Title',
    description: 'What it says',
    image: [`${origin}/og/en/blog/operacion-epica-xauusd.png`],
    publisher: { '@type': 'Organization', name: brand.name },
    datePublished: '2025-09-10',
    dateModified: article.updated,
  });
  // One id must have one name: the desk is a part of the brand, so it has no id of the brand.
  expect(data.author['@id']).not.toBe(data.publisher['@id']);
  expect(data.author.parentOrganization).toEqual({ '@id': data.publisher['@id'] });
  const { itemListElement } = crumbsData('en', { article, title: 'Title' });
  expect(itemListElement.map(({ position, name }) => [position, name])).toEqual([
    [1, 'Home'],
    [2, 'Blog'],
    [3, 'Title'],
  ]);
  expect(itemListElement[2]?.item).toBe(articleOrigin(article, 'en'));
});

it.runIf(shows('supreme-buy-stop'))(
  'G14 B8 uses the social picture of an article, in the page’s language and at its own address',
  () => {
    const article = articleById('supreme-buy-stop');
    for (const locale of BASE_LOCALES) {
      const { image } = articleData({ article, locale, title: 'T', description: 'D' });
      expect(image).toEqual([`${origin}/og/${locale}${article.paths[locale]}.png`]);
    }
  },
);

describe.each(BASE_LOCALES)('G14 N7 feeds in %s', (locale) => {
  it('G14 writes a valid Atom feed with every article, newest first', () => {
    const feed = parseAtomFeed(feedText('atom', locale, entries));
    expect(feed.id).toBe(origin + feedPath('atom', locale));
    expect(feed.updated).toBe(LAST_CHANGE.toISOString());
    expect(feed.entries?.map(({ id }) => id)).toEqual(ARTICLES.map((one) => articleOrigin(one, locale)));
    expect(feed.entries?.map((one) => [one.published, one.updated].map((day) => day?.slice(0, 10)))).toEqual(
      ARTICLES.map(({ published, updated }) => [published, updated]),
    );
    for (const { title, summary, published, updated, links } of feed.entries ?? []) {
      expect(title?.value).toMatch(/^T & </);
      expect(summary?.value).toBe('D “1” & 2');
      expect(Number.isNaN(Date.parse(`${published}`) + Date.parse(`${updated}`))).toBe(false);
      expect(links?.[0]?.href).toContain(`?lang=${locale}`);
    }
  });

  it('G14 writes a valid RSS feed in its language with every article, newest first', () => {
    const feed = parseRssFeed(feedText('rss', locale, entries));
    expect(feed.language).toBe(locale);
    expect(Date.parse(`${feed.lastBuildDate}`)).toBe(LAST_CHANGE.getTime());
    expect(feed.atom?.links?.[0]?.href).toBe(origin + feedPath('rss', locale));
    expect(feed.items?.map(({ link }) => link)).toEqual(ARTICLES.map((one) => articleOrigin(one, locale)));
    for (const { title, pubDate, guid } of feed.items ?? []) {
      expect(title).toMatch(/^T & </);
      expect(Date.parse(`${pubDate}`)).toBeGreaterThan(0);
      expect(guid?.value).toContain(origin);
    }
  });
});
