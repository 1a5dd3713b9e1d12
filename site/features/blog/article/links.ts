import { ARTICLES, addressesOf } from '#content/articles/articles.ts';
import { isRoute } from '#content/routes.ts';

/** Whether prose may link there: other sites, anchors, articles and our pages. Throws on an unknown path of ours (B26). */
export function isShown(href: string): boolean {
  const [path = ''] = href.split(/[?#]/);
  if (!path.startsWith('/') || path === '/') return true;
  if (ARTICLES.some((article) => addressesOf(article).includes(path))) return true;
  if (isRoute(path)) return true;
  throw new Error(`content/routes.ts: no page has the path "${path}"`);
}
