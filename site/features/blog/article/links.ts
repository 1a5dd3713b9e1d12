import { ARTICLES, addressesOf } from '#content/articles/articles.ts';
import { isLinked } from '#site/lib/routes.ts';

/** Whether prose may link there: what is not on this site, anchors, articles, and pages that are there. Throws on an unknown path (B26). */
export function isShown(href: string): boolean {
  const [path = ''] = href.split(/[?#]/);
  if (!path.startsWith('/') || path === '/') return true;
  if (ARTICLES.some((article) => addressesOf(article).includes(path))) return true;
  return isLinked(path);
}
