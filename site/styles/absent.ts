import postcss, { type AtRule, type ChildNode, type Container } from 'postcss';
import { INLINE_STYLE, keep, scopesIn } from './fold.ts';
import { joinLayers } from './layers.ts';
import { fileOf, scopeOf } from './scoped-name.ts';

/** Files of parts that only the build draws, and no script. */
export const DRAWN_ONCE = /^site\/(features\/blog\/(?!list\/BlogSearch)|ui\/TradeFigure\.)/;

/** Every word of the built scripts; a shared class that they may draw is one of them. */
export function wordsOf(scripts: readonly string[]): ReadonlySet<string> {
  return new Set(scripts.flatMap((script) => script.match(/[\w-]+/g) ?? []));
}

/**
 * Removes the rules of sections that the page does not have from its inlined CSS (all articles share one template, and so
 * the styles of each other's drawings), and the shared layout classes that neither it nor a script uses; joins its layers.
 * A rule for several parts stays.
 */
export function withoutAbsent(html: string, inScripts: ReadonlySet<string>): string {
  const source = INLINE_STYLE.exec(html)?.[1];
  if (source === undefined) return html;
  const present = scopesIn(html);
  const css = postcss.parse(source);
  keep(css, (selector) => {
    const scopes = [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => scopeOf(name));
    const [scope] = scopes;
    if (!scope || scopes.some((one) => one !== scope)) return true;
    return present.has(scope) || !DRAWN_ONCE.test(fileOf(scope));
  });
  joinLayers(css);
  const classes = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, some = '']) => some.split(/\s+/)),
  );
  const isUsed = ([, name = '']: RegExpExecArray) => classes.has(name) || inScripts.has(name);
  const layout = css.nodes.find((node) => node.type === 'atrule' && node.params === 'layout') as
    | AtRule
    | undefined;
  if (layout)
    keep(layout as Container<ChildNode>, (selector) =>
      selector.split(',').some((one) => [...one.matchAll(/\.([\w-]+)/g)].every(isUsed)),
    );
  return html.replace(INLINE_STYLE, () => `<style>${css.toString()}</style>`);
}
