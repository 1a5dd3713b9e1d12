import { getCollection } from 'astro:content';
import { ARTICLES, type Article, addressesOf, WITH_PAGE } from '#content/articles/articles.ts';
import { inLocale, LOCALES, type Locale, textLocales } from '#contracts/locale.ts';
import { countWords, readingMinutes } from '#site/features/blog/article-text.ts';

/** What the cards and the head of an article show in one language. */
export interface Reading {
  readonly article: Article;
  readonly locale: Locale;
  readonly title: string;
  readonly seoTitle: string;
  readonly description: string;
  readonly standfirst: string;
  /** Minutes the text alone takes. */
  readonly minutes: number;
  /** Name of the file of its prose; undefined where there is none. */
  readonly file: string | undefined;
  /** The prose as written; empty where its file is missing. */
  readonly body: string;
}

/** Every article in one language, newest first. An article whose file is missing uses its address as title (G15). */
export async function loadReadings(
  locale: Locale,
  articles: readonly Article[] = ARTICLES,
): Promise<Reading[]> {
  const entries = await getCollection('articles');
  return articles.map((article) => {
    const file = textLocales(locale)
      .map((one) => `${article.id}/${one}`)
      .find((name) => entries.some(({ id }) => id === name));
    const entry = entries.find(({ id }) => id === file);
    const {
      title = inLocale(article.paths, locale),
      seoTitle = title,
      description = '',
      standfirst = '',
    } = entry?.data ?? {};
    const body = entry?.body ?? '';
    return {
      article,
      locale,
      title,
      seoTitle,
      description,
      standfirst,
      minutes: readingMinutes(countWords(body), locale),
      file,
      body,
    };
  });
}

/** The pages of all articles: both addresses of an article exist in both languages, even when each language has its own (B8). */
export async function articlePages() {
  const all = LOCALES.map(async (locale) => {
    const readings = await loadReadings(locale, WITH_PAGE);
    return readings.flatMap((reading) =>
      addressesOf(reading.article).map((path) => ({
        params: { locale, slug: path.slice('/blog/'.length) },
        props: { reading, readings, path },
      })),
    );
  });
  return (await Promise.all(all)).flat();
}
