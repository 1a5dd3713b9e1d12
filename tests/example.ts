import { brand } from '#brand/load.ts';
import { ARTICLES, type Article, WRITTEN } from '#content/articles/articles.ts';

/** Whether this copy has the example brand: tests of its own figures do not run on the brand of an owner. */
export const isExample = brand.slug === 'aureo';

/**
 * Whether the site shows these example articles. Tests of one article run only then: an owner removes articles, and a real
 * domain leaves unconfirmed cases out (N13).
 */
export function shows(...ids: readonly string[]): boolean {
  return ids.every((id) => ARTICLES.some((article) => article.id === id));
}

/** The address of an article that has every part of one; of another, where the owner removed it. */
export const ARTICLE_PATH =
  (ARTICLES.find(({ id }) => id === 'epic-xauusd') ?? ARTICLES[0])?.paths.es ?? '/blog';

/** The id of an article on disk that fits; first the example's own, and none where the owner has no such article. */
function written(example: string, fits: (article: Article) => boolean): string {
  const fitting = WRITTEN.filter(fits).map(({ id }) => id);
  return fitting.find((id) => id === example) ?? fitting[0] ?? '';
}

/** An article without trades. */
export const PLAIN_ID = written('choose-vip-channel', ({ report, kind }) => !report && !kind);

/** A case whose first trade has its levels. */
export const CASE_ID = written('epic-xauusd', ({ report }) => 'stop' in (report?.trades[0] ?? {}));
