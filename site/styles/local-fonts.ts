import type { LocalFont } from '#brand/theme-schema.ts';

interface Local {
  /** Names of the font on the systems that have it, and of fonts with the same metrics. */
  readonly names: readonly string[];
  /** The same of its bold, where devices have it as a file of its own. Else the browser draws a bold of it. */
  readonly bold?: readonly string[];
  /** Average letter width in em: in Chromium with kerning, over all texts of this site, weight 400. */
  readonly width: number;
}

/**
 * Fonts that devices have. Liberation Sans and Serif have the metrics of Arial and Times, so those are measured.
 * Georgia's width is from `@capsizecss/metrics`, scaled from the same source as Times.
 */
export const LOCAL: Readonly<Record<LocalFont, Local>> = {
  Arial: {
    names: ['Arial', 'ArialMT', 'Liberation Sans', 'Helvetica'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica-Bold'],
    width: 0.4431,
  },
  Roboto: { names: ['Roboto', 'Roboto-Regular'], width: 0.4405 },
  Georgia: { names: ['Georgia'], width: 0.4434 },
  Noto: { names: ['Noto Serif', 'NotoSerif-Regular'], width: 0.4746 },
  Times: { names: ['Times New Roman', 'Liberation Serif'], width: 0.4041 },
};
