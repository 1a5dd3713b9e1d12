import type { Article } from '#content/articles/articles.ts';
import { isPriced } from '#content/articles/schema.ts';
import type { Locale } from '#contracts/locale.ts';
import { caseFigures } from './case-figures.ts';

interface LeadTrade {
  /** As published: "5.03" for 1:5.03. */
  readonly ratio: string;
  /** Prices as text; null where they were not published. */
  readonly levels: PricedLevels | null;
  /** Where the levels are in the drawing: their prices, or multiples of the risk. */
  readonly plan: Record<Level, number>;
}

type Level = 'stop' | 'entry' | 'target';
export type PricedLevels = Readonly<Record<Level, string>>;

/** The main trade of an article, for its card; null when it has none. */
export function leadTrade({ report }: Pick<Article, 'report'>, locale: Locale): LeadTrade | null {
  const [main] = report?.trades ?? [];
  if (!main) return null;
  if (!isPriced(main))
    return { ratio: main.ratio, levels: null, plan: { stop: -1, entry: 0, target: Number(main.ratio) } };
  const { stop, entry, target, ratio } = caseFigures(main, locale);
  const plan = { stop: main.stop, entry: main.entry, target: main.target };
  return { ratio, levels: { stop, entry, target }, plan };
}
