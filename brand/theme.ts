import type { ThemeValues } from './theme-schema.ts';

/**
 * How the brand looks. Style sheets, social pictures, icons, manifest and vendors' frames take their colours, fonts and
 * mark from here (A1). A colour is `oklch(…)` or `#rrggbb`: one for both themes, or one each. The build checks the
 * contrast.
 */
export const values: ThemeValues = {
  colours: {
    /** The page, and what lies on it. */
    ground: { light: 'oklch(0.985 0.006 90)', dark: 'oklch(0.17 0.015 255)' },
    raised: { light: 'oklch(1 0 0)', dark: 'oklch(0.21 0.016 255)' },
    line: { light: 'oklch(0.88 0.01 90)', dark: 'oklch(0.32 0.015 255)' },
    text: { light: 'oklch(0.22 0.02 255)', dark: 'oklch(0.95 0.01 90)' },
    muted: { light: 'oklch(0.45 0.02 255)', dark: 'oklch(0.74 0.015 255)' },
    /** The accent, whichever hue it has: of words and lines, of filled buttons, and of the words on these. */
    gold: { light: 'oklch(0.54 0.11 78)', dark: 'oklch(0.83 0.13 86)' },
    'gold-fill': 'oklch(0.83 0.13 86)',
    'on-gold': 'oklch(0.2 0.03 80)',
    /** Bought and gained, sold and lost, and what needs care. */
    long: { light: 'oklch(0.5 0.1 178)', dark: 'oklch(0.78 0.12 178)' },
    short: { light: 'oklch(0.53 0.18 28)', dark: 'oklch(0.72 0.16 28)' },
    warning: { light: 'oklch(0.55 0.14 58)', dark: 'oklch(0.8 0.15 62)' },
    shadow: { light: 'oklch(0.3 0.03 255 / 0.16)', dark: 'oklch(0.05 0.01 255 / 0.6)' },
    /** Over the page behind a dialog. */
    scrim: 'oklch(0.1 0.01 255)',
  },
  /** Social pictures and icons, which are dark. A colour that is left out is the dark theme's. */
  pictures: {
    ground: '#0c1118',
    line: '#2c333c',
    text: '#f3f0e8',
    muted: '#a3adb9',
    gold: '#e4b93f',
    long: '#3fcfbb',
    short: '#f4796b',
  },
  /**
   * Files are those of an installed package, or start with `./` in this folder: a WOFF2 for pages, variable where a family has
   * several weights, one WOFF or
   * TTF of each weight for pictures. `fallbacks` are local fonts of site/styles/local-fonts.ts, shown until the web font
   * is there; `size` is how wide it runs compared to them, in %: measured in Chromium with kerning over all words of this
   * site, weight 400 (Georgia: from @capsizecss/metrics). Left out, it is computed from the file, without kerning. `bold`
   * is the same at weight 600, compared to the local font's bold; left out, the browser draws a bold of the regular. `digits`
   * is the same for digits and the signs between them, where it differs from that of the letters: a clock keeps its width.
   */
  fonts: {
    text: {
      family: 'Figtree',
      file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
      weights: '300 900',
      pictures: {
        400: '@fontsource/figtree/files/figtree-latin-400-normal.woff',
        600: '@fontsource/figtree/files/figtree-latin-600-normal.woff',
      },
      fallbacks: [
        { font: 'Arial', size: 100.3, bold: 94.9 },
        { font: 'Roboto', size: 100.9 },
      ],
      generic: ['system-ui', 'sans-serif'],
    },
    display: {
      family: 'Besley',
      file: '@fontsource/besley/files/besley-latin-400-normal.woff2',
      weights: '400',
      pictures: { 400: '@fontsource/besley/files/besley-latin-400-normal.woff' },
      fallbacks: [
        { font: 'Georgia', size: 110.42 },
        { font: 'Noto', size: 103.16 },
        { font: 'Times', size: 121.17, digits: 110 },
      ],
      generic: ['serif'],
    },
  },
  /**
   * A drawn trade: target, entry and stop on one stem. One part has the colour of the text, the other the accent's. `path`
   * is the `d` of an SVG path; `line` is its stroke's width, and without it the path is filled.
   */
  mark: {
    /** Beside the name, 24 × 24. */
    bar: {
      text: { path: 'M7 3v18M7 3h10M7 21h6', line: 2 },
      accent: { path: 'M1 15h22', line: 3 },
    },
    /** The icon, 32 × 32, on the ground of the pictures with rounded corners. */
    icon: {
      corner: 7,
      text: { path: 'M22 6H11v20h7', line: 2.5 },
      accent: { path: 'M4 20h24', line: 4 },
    },
  },
};
