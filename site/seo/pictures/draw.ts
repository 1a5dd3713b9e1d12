import { readFile } from 'node:fs/promises';
import { renderAsync } from '@resvg/resvg-js';
import { createElement } from 'react';
import satori, { type Font } from 'satori';
import { fontFile } from '#brand/font-file.ts';
import { ownMark } from '#brand/load-mark.ts';
import { theme } from '#brand/load-theme.ts';
import { ownMarkSvg } from '../icon-svg.ts';
import { drawEngraving, drawMotif, PICTURE, type TradeMotif } from './motif.ts';
import { PALETTE } from './palette.ts';

/** Texts of a social picture. */
export interface PictureWords {
  readonly brand: string;
  readonly title: string;
  /** The loss warning, because a picture is also shown without its page. */
  readonly risk: string;
  readonly domain: string;
}

const { text, display } = theme.fonts;
const FILES = [
  { name: display.family, weight: 400, file: display.pictures[400] },
  { name: text.family, weight: 400, file: text.pictures[400] },
  { name: text.family, weight: 600, file: text.pictures[600] },
] as const;

let fonts: Promise<Font[]> | undefined;

function loadFonts(): Promise<Font[]> {
  fonts ??= Promise.all(
    FILES.map(async ({ name, weight, file }) => ({
      name,
      weight,
      data: await readFile(fontFile(file)),
      style: 'normal' as const,
    })),
  );
  return fonts;
}

/**
 * Draws a social picture as PNG, 1200×630 px, in the design of the site; without a trade it shows a price scale only
 * (B, N7).
 */
export async function drawPicture(
  words: PictureWords,
  motif: TradeMotif | null,
  own = ownMark,
): Promise<Buffer> {
  const svg = await satori(layOut(words, own !== null), { ...PICTURE, fonts: await loadFonts() });
  const whole = svg.replace(
    '</svg>',
    `${drawEngraving(words.title)}${drawMotif(motif)}${own ? ownMarkSvg(own, { x: 72, y: 70, size: 48 }) : ''}</svg>`,
  );
  const picture = await renderAsync(whole, { font: { loadSystemFonts: false } });
  return picture.asPng();
}

function layOut({ brand, title, risk, domain }: PictureWords, hasMark: boolean) {
  const box = (style: object, ...children: Parameters<typeof createElement>[2][]) =>
    createElement('div', { style: { display: 'flex', ...style } }, ...children);
  return box(
    {
      ...PICTURE,
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '72px 72px 60px',
      background: PALETTE.ground,
      color: PALETTE.text,
      fontFamily: text.family,
    },
    box(
      { fontFamily: display.family, fontSize: 44, letterSpacing: -1, paddingLeft: hasMark ? 64 : 0 },
      brand,
    ),
    box(
      {
        width: 660,
        fontFamily: display.family,
        fontSize: sizeOf(title),
        lineHeight: 1.1,
        letterSpacing: -1.5,
      },
      title,
    ),
    box(
      { justifyContent: 'space-between', fontSize: 26, color: PALETTE.muted },
      box({ fontWeight: 600, color: PALETTE.gold }, domain),
      box({}, risk),
    ),
  );
}

/** Font size in px at which a title of that length fills at most five lines. */
function sizeOf(title: string): number {
  if (title.length <= 28) return 84;
  if (title.length <= 56) return 66;
  return title.length <= 90 ? 54 : 44;
}
