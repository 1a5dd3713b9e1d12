import { isClosed } from '#content/routes.ts';
import { ARTICLES, type Article, addressesOf, WRITTEN } from './articles.ts';
import { refuseAddress } from './link-address.ts';
import type { ArticleFigure, Trade } from './schema.ts';

// What the text of an article may draw and link to. The page and the check of the desk ask the same functions.

/** The tags of a text and the values that each takes; `Prose.astro` has a component for each but the link. */
export const PROSE_TAGS = {
  a: ['href'],
  ArticleLink: ['id'],
  Brand: [],
  Claim: ['id'],
  Figure: ['id'],
  Lessons: [],
  Pullout: [],
  Results: [],
  Simulated: [],
  Stats: [],
  Timeline: [],
  Trade: ['id'],
  WhileShown: ['article', 'claim'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The trade of that id. Throws, for its writer to read, on an id that the article does not have. */
export function tradeOf(article: Pick<Article, 'id' | 'report'> | undefined, id: string): Trade {
  const trade = article?.report?.trades.find((one) => one.id === id);
  if (trade) return trade;
  throw new Error(`content/articles/${article?.id}: article.ts has no trade "${id}"`);
}

/** The figure of that id. Throws, for its writer to read, on an id that the article does not have. */
export function figureOf(article: Pick<Article, 'id' | 'figures'> | undefined, id: string): ArticleFigure {
  const figure = article?.figures?.find((one) => one.id === id);
  if (figure) return figure;
  throw new Error(`content/articles/${article?.id}: article.ts has no figure "${id}"`);
}

/** Whether prose may link there: other sites, anchors, articles and our pages. Throws on an address that no text may have. */
export function isShownLink(href: string): boolean {
  const [path = ''] = href.split(/[?#]/);
  if (ARTICLES.some((article) => addressesOf(article).includes(path))) return true;
  refuseAddress(href);
  if (isClosed(href) || isClosed(path)) return false;
  if (!path.startsWith('/blog/')) return true;
  if (!WRITTEN.some((article) => addressesOf(article).includes(path)))
    // biome-ignore lint/suspicious/noConsole: the writer reads it in the output of the build.
    console.warn(`content/articles: a text links to "${path}", which no article has: plain text instead`);
  return false;
}
