import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { renderAsync } from '@resvg/resvg-js';
import { createElement } from 'react';
import satori, { type Font } from 'satori';
import { drawMotif, PICTURE, type TradeMotif } from './motif.ts';
import { PALETTE } from './palette.ts';

/** What a social picture says. */
export interface PictureWords {
  readonly brand: string;
  readonly title: string;
  /** The loss warning: it stands in the picture too, which is shown without its page. */
  readonly risk: string;
  readonly domain: string;
}

const FILES = [
  { name: 'Besley', weight: 400, file: '@fontsource/besley/files/besley-latin-400-normal.woff' },
  { name: 'Figtree', weight: 400, file: '@fontsource/figtree/files/figtree-latin-400-normal.woff' },
  { name: 'Figtree', weight: 600, file: '@fontsource/figtree/files/figtree-latin-600-normal.woff' },
] as const;

let fonts: Promise<Font[]> | undefined;

function loadFonts(): Promise<Font[]> {
  const { resolve } = createRequire(import.meta.url);
  fonts ??= Promise.all(
    FILES.map(async ({ name, weight, file }) => ({
      name,
      weight,
      data: await readFile(resolve(file)),
      style: 'normal' as const,
    })),
  );
  return fonts;
}

/** Draws a social picture as PNG, 1200×630 px, in the design of the site; without a trade it bears a bare price scale (B, N7). */
export async function drawPicture(words: PictureWords, motif: TradeMotif | null): Promise<Buffer> {
  const svg = await satori(layOut(words), { ...PICTURE, fonts: await loadFonts() });
  const whole = svg.replace('</svg>', `${drawMotif(motif)}</svg>`);
  const picture = await renderAsync(whole, { font: { loadSystemFonts: false } });
  return picture.asPng();
}

function layOut({ brand, title, risk, domain }: PictureWords) {
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
      fontFamily: 'Figtree',
    },
    box({ fontFamily: 'Besley', fontSize: 44, letterSpacing: -1 }, brand),
    box(
      { width: 660, fontFamily: 'Besley', fontSize: sizeOf(title), lineHeight: 1.1, letterSpacing: -1.5 },
      title,
    ),
    box(
      { justifyContent: 'space-between', fontSize: 26, color: PALETTE.muted },
      box({ fontWeight: 600, color: PALETTE.gold }, domain),
      box({}, risk),
    ),
  );
}

/** Type size in px at which a title of that length fills at most five lines. */
function sizeOf(title: string): number {
  if (title.length <= 28) return 84;
  if (title.length <= 56) return 66;
  return title.length <= 90 ? 54 : 44;
}
