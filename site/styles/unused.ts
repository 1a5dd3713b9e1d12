import postcss from 'postcss';
import { INLINE_STYLE, keep } from './fold.ts';
import { joinLayers } from './layers.ts';

/** Reads a file of the folder of built scripts; null for a name that has no file. */
export type ReadScript = (name: string) => string | null;

const SCRIPT_NAME = /[\w.-]+\.js\b/g;
/** Class names of `:not()`, `:is()`, `:where()` and `:has()` decide nothing: the rule may apply without them. */
const CONDITION = /:(?:not|is|where|has)\([^()]*(?:\([^()]*\)[^()]*)*\)/g;
const CLASS_NAME = /\.(-?[A-Za-z_][\w-]*)/g;

/**
 * Removes the rules of a built page’s inlined CSS whose class names are neither in the page nor in a script it can load,
 * and joins the layers of the rest. A class name must be written out whole in the source for that.
 */
export function withoutUnused(html: string, readScript: ReadScript): string {
  const source = INLINE_STYLE.exec(html)?.[1];
  if (source === undefined) return html;
  const page = html.replace(INLINE_STYLE, '');
  const used = new Set([page, ...loadable(page, readScript)].flatMap((text) => text.match(/[\w-]+/g) ?? []));
  const css = postcss.parse(source);
  keep(css, (selector) =>
    [...selector.replace(CONDITION, '').matchAll(CLASS_NAME)].every(([, name = '']) => used.has(name)),
  );
  joinLayers(css);
  return html.replace(INLINE_STYLE, () => `<style>${css.toString()}</style>`);
}

/** The scripts that the page names, those that they name, and so on. */
function loadable(page: string, readScript: ReadScript): string[] {
  const read = new Map<string, string>();
  const follow = (text: string): void => {
    for (const [name] of text.matchAll(SCRIPT_NAME)) {
      const script = read.has(name) ? null : readScript(name);
      if (script === null) continue;
      read.set(name, script);
      follow(script);
    }
  };
  follow(page);
  return [...read.values()];
}
