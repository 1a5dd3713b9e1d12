import { ARTICLES, type Article } from './articles.ts';

/** The article before and the one after it in time; null at the ends, and for one that this build does not list (G2). */
export function neighboursOf(article: Article, articles: readonly Article[] = ARTICLES) {
  const place = articles.indexOf(article);
  if (place < 0) return { older: null, newer: null };
  return { older: articles[place + 1] ?? null, newer: (place > 0 && articles[place - 1]) || null };
}

/** What to read next: the articles an editor chose, else those that share most topics, the nearest in time first. */
export function relatedTo(article: Article, count = 3, articles: readonly Article[] = ARTICLES): Article[] {
  const others = articles.filter(({ id }) => id !== article.id);
  const { related } = article;
  if (related) return others.filter(({ id }) => related.includes(id)).slice(0, count);
  const shared = ({ topics }: Article) => topics.filter((topic) => article.topics.includes(topic)).length;
  const distance = ({ number }: Article) => Math.abs(number - article.number);
  return [...others].sort((a, b) => shared(b) - shared(a) || distance(a) - distance(b)).slice(0, count);
}
