import { createHash } from 'node:crypto';
import postcss, { type ChildNode, type Container } from 'postcss';
import { SCOPE_LENGTH } from './scoped-name.ts';

/** Marks where the first screen of a page ends; the build puts the link to the rest of its CSS there. */
export const FOLD = '<template data-fold></template>';

const INLINE_STYLE = /<style>([\s\S]*?)<\/style>/;

export interface Folded {
  readonly html: string;
  /** CSS of the components that stand only below the fold. */
  readonly css: string;
  /** Name of the file, by its content. */
  readonly file: string;
}

/**
 * Takes the CSS of what stands only below the fold out of the page's inlined CSS, so that the first screen waits for
 * fewer bytes. A link in the body holds back only what follows it. Null for a page without a fold.
 */
export function foldPage(html: string, folder: string): Folded | null {
  const fold = html.indexOf(FOLD);
  const source = INLINE_STYLE.exec(html)?.[1];
  if (fold === -1 || source === undefined) return null;
  const above = classNames(html.slice(0, fold));
  const below = classNames(html.slice(fold));
  const scopes = new Set([...below].map(scopeOf));
  for (const name of above) scopes.delete(scopeOf(name));

  const first = postcss.parse(source);
  const rest = first.clone();
  keep(first, (selector) => !isOf(selector, scopes));
  keep(rest, (selector) => isOf(selector, scopes));
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

function classNames(html: string): Set<string> {
  return new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));
}

const scopeOf = (name: string) => name.slice(0, SCOPE_LENGTH);

/** Whether a rule is for a component of one of the scopes; only names as the build makes them count. */
function isOf(selector: string, scopes: ReadonlySet<string>): boolean {
  return [...selector.matchAll(/\.([A-Za-z]{3}[0-9a-z]{1,2})(?![\w-])/g)].some(([, name = '']) =>
    scopes.has(scopeOf(name)),
  );
}

/** Removes the rules that do not belong, and the at-rules that are empty then. Animations stay with the first screen. */
function keep(container: Container<ChildNode>, belongs: (selector: string) => boolean): void {
  container.each((node) => {
    if (node.type === 'rule') {
      if (!belongs(node.selector)) node.remove();
    } else if (node.type === 'atrule' && node.nodes && !/keyframes|font-face|property/.test(node.name)) {
      keep(node, belongs);
      if (node.nodes.length === 0) node.remove();
    } else if (!belongs('')) node.remove();
  });
}
