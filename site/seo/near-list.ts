import { brand } from '#brand/load.ts';
import type { BuiltPage } from './built-pages.ts';

/** The empty list in the 404 page. The build fills it when all pages are known. */
const EMPTY = /(<ul\b[^>]*data-part="near-all"[^>]*>)(<\/ul>)/;

/** Writes every listed page of the language into the 404 page. Its script chooses the nearest of them (H10). */
export function fillNearList(html: string, pages: readonly BuiltPage[]): string {
  if (!EMPTY.test(html)) throw new Error('The 404 page has no list for the pages of the site.');
  const entries = pages
    .filter(({ listed, path }) => listed && path !== '/')
    .map(({ path, title }) => `<li><a href="${escapeHtml(path)}">${escapeHtml(nameOf(title))}</a></li>`);
  return html.replace(EMPTY, (_whole, open: string, close: string) => open + entries.join('') + close);
}

function nameOf(title: string): string {
  return title.replace(` · ${brand.name}`, '');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
