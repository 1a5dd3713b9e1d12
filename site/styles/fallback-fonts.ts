import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkitten';
import { fontFile } from '#brand/font-file.ts';
import { theme } from '#brand/load-theme.ts';
import { LOCAL } from './local-fonts.ts';

type ThemeFont = (typeof theme.fonts)[keyof typeof theme.fonts];

/** Text whose width is measured: letters about as often as in both languages. */
export const SAMPLE =
  'El precio llega al objetivo, el stop queda en la entrada y la pérdida es pequeña. Nadie sabe qué hará mañana. ' +
  'The price reaches the target, the stop moves to the entry and the loss is small. No one knows what comes next.';

/** Width of the web font in % of a local font. */
function sizeOf(font: ThemeFont['fallbacks'][number], webFont: Font): number {
  return font.size ?? Number(((averageWidth(webFont, SAMPLE) / LOCAL[font.font].width) * 100).toFixed(2));
}

/** A font file of one face. */
export function readFont(file: Buffer): Font {
  const font = create(file);
  if (font.isCollection) throw new Error('the font file holds several fonts: give one font a file');
  return font;
}

/** Average advance width of the characters that the font has, at its default weight, in em, without kerning. */
export function averageWidth(font: Font, text: string): number {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const widths = codes
    .filter((code) => font.hasGlyphForCodePoint(code))
    .map((code) => font.glyphForCodePoint(code).advanceWidth);
  return widths.reduce((sum, width) => sum + width, 0) / widths.length / font.unitsPerEm;
}

/** The `font-family` of a font of the theme: the web font, its stretched local fonts, the generic ones. */
export function familiesOf({ family, fallbacks, generic }: ThemeFont): string {
  const names = [family, ...fallbacks.map(({ font }) => `${family} on ${font}`)];
  return [...names.map((name) => (name.includes(' ') ? `"${name}"` : name)), ...generic].join(', ');
}

/**
 * Local fonts stretched to the metrics of the web fonts, so that nothing moves when the web fonts arrive.
 * `ascent-override` and the others are the web font's values in em, divided by the stretch of the local font.
 */
export function fallbackFaces(): string {
  return Object.values(theme.fonts).flatMap(facesOf).join('\n\n');
}

/** Digits and the signs between them: "," "." ":". */
const DIGITS = '\n  unicode-range: U+2C, U+2E, U+30-3A;';

/** The same for digits, where the theme has measured them: for pages whose figures are large and change. */
export function fallbackDigits(): string {
  return Object.values(theme.fonts)
    .flatMap((font) => {
      const webFont = readFont(readFileSync(fontFile(font.file)));
      return font.fallbacks.flatMap(({ font: local, digits }) =>
        digits === undefined
          ? []
          : [face(`${font.family} on ${local}`, LOCAL[local].names, digits, webFont, DIGITS)],
      );
    })
    .join('\n\n');
}

function facesOf(font: ThemeFont): string[] {
  const webFont = readFont(readFileSync(fontFile(font.file)));
  return font.fallbacks.flatMap((fallback) => {
    const { names, bold } = LOCAL[fallback.font];
    const family = `${font.family} on ${fallback.font}`;
    const regular = face(family, names, sizeOf(fallback, webFont), webFont);
    if (fallback.bold === undefined) return [regular];
    if (!bold)
      throw new Error(`brand/theme.ts: devices have no bold of ${fallback.font}: leave its "bold" out`);
    return [regular, face(family, bold, fallback.bold, webFont, '\n  font-weight: 600 900;')];
  });
}

/** `size` is the width of the web font in % of the local one. */
function face(
  family: string,
  names: readonly string[],
  size: number,
  webFont: Font,
  descriptor = '',
): string {
  const share = (units: number) => `${Number(((units / webFont.unitsPerEm / size) * 1e4).toFixed(2))}%`;
  return `@font-face {
  font-family: "${family}";${descriptor}
  src: ${names.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${size}%;
  ascent-override: ${share(webFont.ascent)};
  descent-override: ${share(-webFont.descent)};
  line-gap-override: ${share(webFont.lineGap)};
}`;
}
