import { INLINE_STYLE } from './fold.ts';

/** Astro writes it before the first island of a page, where HTML allows no style element. */
const ISLAND_STYLE = /<style>(astro-island[^<]*)<\/style>/;
const STYLED = /<([\w-]+)([^<>]*?) style="([^"]*)"([^<>]*)>/g;

/**
 * Makes each style attribute of a built page a class with a rule in the page's inlined CSS, and moves Astro's own style
 * element there. The policy of a page then allows no style attribute, where it would need a hash for each, in the headers
 * before the first byte (K9). The rules are in no layer, so they win like the attributes did.
 */
export function withoutStyleAttributes(html: string): string {
  const source = INLINE_STYLE.exec(html)?.[1];
  if (source === undefined) return html;
  const names = new Map<string, string>();
  const moved = html.replace(STYLED, (_, tag: string, before: string, style: string, after: string) => {
    if (style.includes('&'))
      throw new Error(`A style attribute has a character that CSS writes otherwise: ${style}`);
    const name = names.get(style) ?? `s${names.size}`;
    names.set(style, name);
    const classed = (before + after).replace(' class="', ` class="${name} `);
    return classed.includes(' class="') ? `<${tag}${classed}>` : `<${tag}${before} class="${name}"${after}>`;
  });
  const [island = '', display = ''] = ISLAND_STYLE.exec(moved) ?? [];
  const rules = display + [...names].map(([style, name]) => `.${name}{${style}}`).join('');
  return moved.replace(island, '').replace(INLINE_STYLE, () => `<style>${source}${rules}</style>`);
}
