import type { Article } from '#content/articles/articles.ts';
import { isPriced } from '#content/articles/schema.ts';

/** The published ratio of an article's main trade ("5.03" for 1:5.03); null when it has none. */
export function leadRatio({ report }: Pick<Article, 'report'>): string | null {
  const [main] = report?.trades ?? [];
  if (!main) return null;
  return (isPriced(main) ? main.quoted.ratio : main.ratio) ?? null;
}
