import { createHash } from 'node:crypto';
import postcss, { type ChildNode, type Container } from 'postcss';
import { scopeOf } from './scoped-name.ts';

/** Marks where the first screen of a page ends; the build puts the link to the rest of its CSS there. */
export const FOLD = '<template data-fold></template>';

export const INLINE_STYLE = /<style>([\s\S]*?)<\/style>/;

export interface Folded {
  readonly html: string;
  /** CSS of the components that are not above the fold. */
  readonly css: string;
  /** Name of the file, with a hash of its content. */
  readonly file: string;
}

/**
 * Moves the CSS of components that are not above the fold from the page into a file, so that the first screen needs
 * fewer bytes. These are parts below the fold and parts that scripts draw later. The link in the body blocks only the
 * content after it. Returns null for a page without a fold.
 */
export function foldPage(html: string, folder: string): Folded | null {
  const fold = html.indexOf(FOLD);
  const source = INLINE_STYLE.exec(html)?.[1];
  if (fold === -1 || source === undefined) return null;
  const above = scopesIn(html.slice(0, fold));

  const first = postcss.parse(source);
  const rest = first.clone();
  keep(first, (selector) => !isBelow(selector, above));
  keep(rest, (selector) => isBelow(selector, above));
  const css = rest.toString();
  const file = `below.${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`;
  return {
    html: html
      .replace(INLINE_STYLE, () => `<style>${first.toString()}</style>`)
      .replace(FOLD, `<link rel="stylesheet" href="${folder}/${file}">`),
    css,
    file,
  };
}

/** The file letters of all classes in a piece of HTML. */
export function scopesIn(html: string): Set<string> {
  const names = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, some = '']) => some.split(/\s+/));
  return new Set(names.flatMap((name) => scopeOf(name) ?? []));
}

/** Whether a rule belongs to a component that is not above the fold. */
function isBelow(selector: string, above: ReadonlySet<string>): boolean {
  return [...selector.matchAll(/\.([\w-]+)/g)].some(([, name = '']) => {
    const scope = scopeOf(name);
    return scope !== null && !above.has(scope);
  });
}

/** Removes selectors for which `belongs` is false, and what becomes empty. Animations stay in the page. */
export function keep(container: Container<ChildNode>, belongs: (selector: string) => boolean): void {
  container.each((node) => {
    if (node.type === 'rule') {
      const kept = node.selectors.filter(belongs);
      if (kept.length === 0) node.remove();
      else if (kept.length < node.selectors.length) node.selectors = kept;
    } else if (node.type === 'atrule' && node.nodes && !/keyframes|font-face|property/.test(node.name)) {
      keep(node, belongs);
      if (node.nodes.length === 0) node.remove();
    } else if (!belongs('')) node.remove();
  });
}
