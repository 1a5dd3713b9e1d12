import postcss from 'postcss';
import { INLINE_STYLE, keep, scopesIn } from './fold.ts';
import { joinLayers } from './layers.ts';
import { fileOf, scopeOf } from './scoped-name.ts';

/** Files of parts that only the build draws, and no script. */
export const DRAWN_ONCE = /^site\/(features\/blog\/(?!list\/BlogSearch)|ui\/TradeFigure\.)/;

/**
 * Removes the rules of sections that the page does not have from its inlined CSS (all articles share one template, and so
 * the styles of each other's drawings) and joins its layers. A rule for several parts stays.
 */
export function withoutAbsent(html: string): string {
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
  return html.replace(INLINE_STYLE, () => `<style>${css.toString()}</style>`);
}
