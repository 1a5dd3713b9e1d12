import { readFileSync } from 'node:fs';
import { fontFile } from '#brand/font-file.ts';
import { theme } from '#brand/load-theme.ts';
import { LOCAL } from './local-fonts.ts';
import { type FontMetrics, readWoff2 } from './read-woff2.ts';

type ThemeFont = (typeof theme.fonts)[keyof typeof theme.fonts];

/** Text whose width is measured: letters about as often as in both languages. */
export const SAMPLE =
  'El precio llega al objetivo, el stop queda en la entrada y la pérdida es pequeña. Nadie sabe qué hará mañana. ' +
  'The price reaches the target, the stop moves to the entry and the loss is small. No one knows what comes next.';

/** Width of the web font in % of a local font. */
function sizeOf(font: ThemeFont['fallbacks'][number], metrics: FontMetrics): number {
  return font.size ?? Number(((averageWidth(metrics, SAMPLE) / LOCAL[font.font].width) * 100).toFixed(2));
}

/** Average advance width of the characters that the font has, in em, without kerning. */
export function averageWidth(metrics: FontMetrics, text: string): number {
  const widths = [...text].flatMap((character) => metrics.advance(character) ?? []);
  return widths.reduce((sum, width) => sum + width, 0) / widths.length;
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

function facesOf(font: ThemeFont): string[] {
  const metrics = readWoff2(readFileSync(fontFile(font.file)));
  return font.fallbacks.flatMap((fallback) => {
    const { names, bold } = LOCAL[fallback.font];
    const family = `${font.family} on ${fallback.font}`;
    const regular = face(family, names, sizeOf(fallback, metrics), metrics);
    if (fallback.bold === undefined) return [regular];
    if (!bold)
      throw new Error(`brand/theme.ts: devices have no bold of ${fallback.font}: leave its "bold" out`);
    return [regular, face(family, bold, fallback.bold, metrics, '\n  font-weight: 600 900;')];
  });
}

/** `size` is the width of the web font in % of the local one. */
function face(
  family: string,
  names: readonly string[],
  size: number,
  metrics: FontMetrics,
  weight = '',
): string {
  const share = (em: number) => `${Number(((em / size) * 1e4).toFixed(2))}%`;
  return `@font-face {
  font-family: "${family}";${weight}
  src: ${names.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${size}%;
  ascent-override: ${share(metrics.ascent)};
  descent-override: ${share(metrics.descent)};
  line-gap-override: ${share(metrics.lineGap)};
}`;
}
