import { toHex } from './colour.ts';
import { parseFile } from './parse.ts';
import { values } from './theme.ts';
import { type ColourName, colourIn, type Scheme, type ThemeValues, themeSchema } from './theme-schema.ts';

/** Checks the values of `brand/theme.ts`, contrast included; throws BrandError (A1, A2). */
export function parseTheme(input: unknown): ThemeValues {
  return parseFile({ file: 'brand/theme.ts', whole: 'the theme', schema: themeSchema }, input);
}

export const theme: ThemeValues = parseTheme(values);

/** A colour of the site in that theme as `#rrggbb`, for what does not read oklch. */
export function hexOf(name: Exclude<ColourName, 'shadow'>, scheme: Scheme): string {
  return toHex(colourIn(theme, name, scheme));
}
