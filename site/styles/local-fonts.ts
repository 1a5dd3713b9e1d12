import type { LocalFont } from '#brand/theme-schema.ts';

interface Local {
  /** What the font is called on the systems that have it, and its metric twins. */
  readonly names: readonly string[];
  /** Average letter width in em: in Chromium with kerning, over all words of this site, weight 400. */
  readonly width: number;
}

/**
 * Fonts that devices have. Arial and Times are measured by their twins Liberation Sans and Serif; Georgia's width is from
 * `@capsizecss/metrics`, scaled as Times is between the two.
 */
export const LOCAL: Readonly<Record<LocalFont, Local>> = {
  Arial: { names: ['Arial', 'ArialMT', 'Liberation Sans', 'Helvetica'], width: 0.4431 },
  Roboto: { names: ['Roboto', 'Roboto-Regular'], width: 0.4405 },
  Georgia: { names: ['Georgia'], width: 0.4434 },
  Noto: { names: ['Noto Serif', 'NotoSerif-Regular'], width: 0.4746 },
  Times: { names: ['Times New Roman', 'Liberation Serif'], width: 0.4041 },
};
