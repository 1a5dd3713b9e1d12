import { brand } from '#brand/load.ts';
import { brandOrigin } from '#brand/routes.ts';
import type { Article } from '#content/articles/articles.ts';
import { translate } from '#content/words/translate.ts';
import { inLocale, type Locale } from '#contracts/locale.ts';
import { pageAddresses, pictureAddress } from './addresses.ts';

interface ArticleFacts {
  readonly article: Article;
  readonly locale: Locale;
  readonly title: string;
  readonly description: string;
}

/** The canonical full address of an article in a language. */
export function articleOrigin({ paths }: Pick<Article, 'paths'>, locale: Locale): string {
  return pageAddresses(paths, locale).canonical;
}

/** JSON-LD of an article: who published what and when (G14), and its place on the site (B). */
export function articleData({ article, locale, title, description }: ArticleFacts) {
  const origin = brandOrigin(brand.domain);
  const url = articleOrigin(article, locale);
  const publisher = {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: brand.name,
    url: `${origin}/`,
    logo: { '@type': 'ImageObject', url: `${origin}/favicon.svg` },
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    '@id': `${url}#article`,
    headline: title,
    description,
    image: [pictureAddress(inLocale(article.paths, locale), locale)],
    inLanguage: locale,
    author: {
      '@type': 'Organization',
      '@id': `${origin}/#desk`,
      name: translate(locale, 'blog.author', { brand: brand.name }),
      url: `${origin}/`,
      parentOrganization: { '@id': publisher['@id'] },
    },
    publisher,
    datePublished: article.published,
    dateModified: article.updated,
    mainEntityOfPage: url,
  };
}

/** JSON-LD of the breadcrumbs from the home page to a page of the blog (B). */
export function crumbsData(locale: Locale, last?: Pick<ArticleFacts, 'article' | 'title'>) {
  const steps = [
    { name: translate(locale, 'blog.home'), item: pageAddresses('/', locale).canonical },
    { name: translate(locale, 'blog.name'), item: pageAddresses('/blog', locale).canonical },
    ...(last ? [{ name: last.title, item: articleOrigin(last.article, locale) }] : []),
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}
