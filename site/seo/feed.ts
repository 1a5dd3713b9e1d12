import { generateAtomFeed, generateRssFeed } from 'feedsmith';
import { brand } from '#brand/load.ts';
import { brandOrigin } from '#brand/routes.ts';
import { ARTICLES, type Article, isCase } from '#content/articles/articles.ts';
import { translate } from '#content/words/translate.ts';
import { LOCALES, type Locale } from '#contracts/locale.ts';
import { pageAddresses } from './addresses.ts';
import { articleOrigin } from './article.ts';

const FEED_KINDS = ['atom', 'rss'] as const;
export type FeedKind = (typeof FEED_KINDS)[number];

export const FEED_TYPES: Readonly<Record<FeedKind, string>> = {
  atom: 'application/atom+xml',
  rss: 'application/rss+xml',
};

export interface FeedEntry {
  readonly article: Article;
  readonly title: string;
  readonly description: string;
}

/** All feeds: both kinds in both languages, each at its own address (docs/decisions/014). */
export const FEEDS = LOCALES.flatMap((locale) => FEED_KINDS.map((kind) => ({ kind, locale })));

export function feedPath(kind: FeedKind, locale: Locale): string {
  return `/blog/${kind}-${locale}.xml`;
}

/** A feed of all articles in one language, newest first (G14, N7). */
export function feedText(kind: FeedKind, locale: Locale, entries: readonly FeedEntry[]): string {
  return kind === 'atom' ? atom(locale, entries) : rss(locale, entries);
}

/** What the blog says of itself: of cases only while it shows one (N13). */
export function blogDescription(): 'blog.description' | 'blog.descriptionGuides' {
  return ARTICLES.some(isCase) ? 'blog.description' : 'blog.descriptionGuides';
}

function common(kind: FeedKind, locale: Locale) {
  return {
    title: `${brand.name} · ${translate(locale, 'blog.name')}`,
    about: translate(locale, blogDescription()),
    self: `${brandOrigin(brand.domain)}${feedPath(kind, locale)}`,
    page: pageAddresses('/blog', locale).canonical,
    author: translate(locale, 'blog.author', { brand: brand.name }),
    changed: latest(ARTICLES),
  };
}

function atom(locale: Locale, entries: readonly FeedEntry[]): string {
  const { title, about, self, page, author, changed } = common('atom', locale);
  return generateAtomFeed({
    id: self,
    title: { value: title },
    subtitle: { value: about },
    updated: changed,
    links: [
      { href: self, rel: 'self', type: FEED_TYPES.atom },
      { href: page, rel: 'alternate', hreflang: locale, type: 'text/html' },
    ],
    authors: [{ name: author }],
    entries: entries.map((entry) => ({
      id: articleOrigin(entry.article, locale),
      title: { value: entry.title },
      summary: { value: entry.description },
      published: dayStart(entry.article.published),
      updated: dayStart(entry.article.updated),
      links: [{ href: articleOrigin(entry.article, locale), rel: 'alternate', hreflang: locale }],
      categories: topics(entry.article, locale).map((label) => ({ term: label })),
    })),
  });
}

function rss(locale: Locale, entries: readonly FeedEntry[]): string {
  const { title, about, self, page, changed } = common('rss', locale);
  return generateRssFeed({
    title,
    description: about,
    link: page,
    language: locale,
    lastBuildDate: changed,
    atom: { links: [{ href: self, rel: 'self', type: FEED_TYPES.rss }] },
    items: entries.map((entry) => ({
      title: entry.title,
      description: entry.description,
      link: articleOrigin(entry.article, locale),
      guid: { value: articleOrigin(entry.article, locale), isPermaLink: true },
      pubDate: dayStart(entry.article.published),
      categories: topics(entry.article, locale).map((name) => ({ name })),
    })),
  });
}

function topics({ topics: ids }: Article, locale: Locale): string[] {
  return ids.map((topic) => translate(locale, `blog.topic.${topic}`));
}

function latest(articles: readonly Article[]): Date {
  return dayStart(
    articles
      .map(({ updated }) => updated)
      .sort()
      .at(-1) ?? '1970-01-01',
  );
}

function dayStart(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
