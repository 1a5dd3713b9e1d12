import type { Plugin as PostcssPlugin } from 'postcss';
import postcss from 'postcss';
import type { Plugin } from 'vite';
import { fontFile } from '#brand/font-file.ts';
import { hexOf, theme } from '#brand/load-theme.ts';
import { SCHEMES } from '#brand/theme-schema.ts';
import { fallbackFaces } from './fallback-fonts.ts';
import { withTheme } from './theme-values.ts';

const MODULE = 'virtual:theme';
/** Rollup's sign that no other plugin shall look for a file of that name. */
const RESOLVED = `\0${MODULE}`;

/**
 * Brings `brand/theme.ts` to style sheets and to the browser: `--theme(…)` in a value, `@fallback-fonts` as a rule, and
 * the module `virtual:theme` (site/styles/theme-module.d.ts), so that no page loads the theme, its checks and its
 * conversions.
 */
export function themePlugin(): Plugin {
  return {
    name: 'theme',
    config: () => ({ css: { postcss: { plugins: [themeInCss] } } }),
    resolveId: (id) => (id === MODULE ? RESOLVED : null),
    load: (id) => (id === RESOLVED ? themeModule() : null),
  };
}

const themeInCss: PostcssPlugin = {
  postcssPlugin: 'theme',
  Once(css) {
    css.walkAtRules('fallback-fonts', (rule) => rule.replaceWith(postcss.parse(fallbackFaces())));
    css.walkDecls((declaration) => {
      declaration.value = withTheme(declaration.value);
    });
  },
};

function themeModule(): string {
  const fonts = Object.entries(theme.fonts).flatMap(([name, { family, file, weights }]) => [
    `export { default as ${name}File } from ${JSON.stringify(`${fontFile(file)}?url`)};`,
    `export const ${name}Family = ${JSON.stringify(family)};`,
    `export const ${name}Weights = ${JSON.stringify(weights)};`,
  ]);
  const frame = SCHEMES.map((scheme) => [
    scheme,
    Object.fromEntries((['ground', 'text', 'line'] as const).map((name) => [name, hexOf(name, scheme)])),
  ]);
  return [...fonts, `export const frameColours = ${JSON.stringify(Object.fromEntries(frame))};`].join('\n');
}
