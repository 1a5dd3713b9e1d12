import type { Article } from '#content/articles/articles.ts';
import { isPriced } from '#content/articles/schema.ts';
import type { Locale } from '#contracts/locale.ts';
import { caseFigures } from './case-figures.ts';

interface LeadTrade {
  /** As published: "5.03" for 1:5.03. */
  readonly ratio: string;
  /** Prices as text; null where they were not published. */
  readonly levels: Record<'stop' | 'entry' | 'target', string> | null;
}

/** The main trade of an article, for its card; null when it has none. */
export function leadTrade({ report }: Pick<Article, 'report'>, locale: Locale): LeadTrade | null {
  const [main] = report?.trades ?? [];
  if (!main) return null;
  if (!isPriced(main)) return { ratio: main.ratio, levels: null };
  const { stop, entry, target, ratio } = caseFigures(main, locale);
  return { ratio, levels: { stop, entry, target } };
}
