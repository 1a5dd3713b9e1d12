import { fileURLToPath } from 'node:url';
import type { Plugin as PostcssPlugin } from 'postcss';
import postcss from 'postcss';
import type { Plugin } from 'vite';
import { fontFile } from '#brand/font-file.ts';
import { hexOf, theme } from '#brand/load-theme.ts';
import { SCHEMES } from '#brand/theme-schema.ts';
import { ENGRAVED_LINE, engravingAddress } from '#site/ui/engraving.ts';
import { fallbackDigits, fallbackFaces } from './fallback-fonts.ts';
import { layers } from './layers.ts';
import { withTheme } from './theme-values.ts';

/** The parts of the theme and the engraving for the browser, without the code that checks or draws them. */
const MODULES: ReadonlyMap<string, () => string> = new Map([
  ['virtual:theme-fonts', fontsModule],
  ['virtual:theme-frames', framesModule],
  ['virtual:house-engraving', engravingModule],
]);
/** What a style sheet asks for by a rule of that name. */
const FALLBACKS = [
  ['fallback-fonts', fallbackFaces],
  ['fallback-digits', fallbackDigits],
] as const;
/** The sheet that asks for the fallback fonts. */
const GLOBAL = fileURLToPath(new URL('./global.css', import.meta.url));
/** The sign to other plugins that there is no file of that name. */
const NO_FILE = '\0';

/**
 * Makes `brand/theme.ts` available to style sheets (`--theme(…)` in a value, `@fallback-fonts` and `@fallback-digits` as rules) and to the
 * browser (the modules of site/styles/theme-modules.d.ts).
 */
export function themePlugin(): Plugin {
  return {
    name: 'theme',
    config: () => ({ css: { postcss: { plugins: [themeInCss, layers] } } }),
    resolveId: (id) => (MODULES.has(id) ? NO_FILE + id : null),
    load: (id) => MODULES.get(id.replace(NO_FILE, ''))?.() ?? null,
  };
}

const themeInCss: PostcssPlugin = {
  postcssPlugin: 'theme',
  Once(css) {
    for (const [name, faces] of FALLBACKS)
      css.walkAtRules(name, (rule) => {
        // Vite warns about parsed CSS that names no file.
        rule.replaceWith(postcss.parse(faces(), { from: GLOBAL }));
      });
    css.walkDecls((declaration) => {
      declaration.value = withTheme(declaration.value);
    });
  },
};

function fontsModule(): string {
  return Object.entries(theme.fonts)
    .flatMap(([name, { family, file, weights }]) => [
      `export { default as ${name}File } from ${JSON.stringify(`${fontFile(file)}?url`)};`,
      `export const ${name}Family = ${JSON.stringify(family)};`,
      `export const ${name}Weights = ${JSON.stringify(weights)};`,
    ])
    .join('\n');
}

function framesModule(): string {
  const colours = SCHEMES.map((scheme) => [
    scheme,
    Object.fromEntries((['ground', 'text', 'line'] as const).map((name) => [name, hexOf(name, scheme)])),
  ]);
  return `export const frameColours = ${JSON.stringify(Object.fromEntries(colours))};`;
}

function engravingModule(): string {
  return `export const houseLine = ${JSON.stringify(`${engravingAddress('home')}#${ENGRAVED_LINE}`)};`;
}
