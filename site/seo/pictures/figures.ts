import { createElement } from 'react';
import satori, { type Font } from 'satori';
import { ownMark } from '#brand/load-mark.ts';
import { theme } from '#brand/load-theme.ts';
import type { PreviewWords } from '#contracts/preview.ts';
import { ownMarkSvg } from '../icon-svg.ts';
import { drawTape, PICTURE } from './motif.ts';
import { PALETTE } from './palette.ts';

const { text, display } = theme.fonts;

/** The fonts of a picture: family, weight and file of the theme. */
export const PICTURE_FONTS = [
  { name: display.family, weight: 400, file: display.pictures[400] },
  { name: text.family, weight: 400, file: text.pictures[400] },
  { name: text.family, weight: 600, file: text.pictures[600] },
] as const;

/** A link preview as SVG, 1200×630 px, in the design of the social pictures, with the owner's mark (N18, A1). */
export async function drawFigures(words: PreviewWords, fonts: Font[], own = ownMark): Promise<string> {
  const svg = await satori(layOut(words, own !== null), { ...PICTURE, fonts });
  const mark = own ? ownMarkSvg(own, { x: 72, y: 66, size: 44 }) : '';
  return svg.replace('</svg>', `${drawTape()}${mark}</svg>`);
}

function layOut({ title, detail, figures, brand, domain, risk }: PreviewWords, hasMark: boolean) {
  const box = (style: object, ...children: Parameters<typeof createElement>[2][]) =>
    createElement('div', { style: { display: 'flex', ...style } }, ...children);
  return box(
    {
      ...PICTURE,
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '64px 72px 52px',
      background: PALETTE.ground,
      color: PALETTE.text,
      fontFamily: text.family,
    },
    box(
      { justifyContent: 'space-between', fontSize: 30 },
      box(
        { fontFamily: display.family, fontSize: 40, letterSpacing: -1, paddingLeft: hasMark ? 60 : 0 },
        brand,
      ),
      box({ color: PALETTE.muted }, detail),
    ),
    box(
      {
        fontFamily: display.family,
        fontSize: sizeOf(title),
        lineHeight: 1.18,
        letterSpacing: -1.5,
      },
      title,
    ),
    box(
      { borderTop: `2px solid ${PALETTE.line}`, paddingTop: 24 },
      ...figures.map(({ label, value }) =>
        box(
          { flexDirection: 'column', width: `${100 / Math.max(1, figures.length)}%` },
          box({ fontSize: 28, color: PALETTE.muted }, label),
          box(
            { fontFamily: display.family, fontSize: value.length > 9 ? 60 : 92, color: PALETTE.gold },
            value,
          ),
        ),
      ),
    ),
    box(
      { justifyContent: 'space-between', gap: 32, fontSize: 24, color: PALETTE.muted },
      box({ fontWeight: 600, color: PALETTE.text }, domain),
      box({}, risk),
    ),
  );
}

/** Font size in px at which a title of that length has two lines at most. */
function sizeOf(title: string): number {
  if (title.length <= 34) return 68;
  return title.length <= 72 ? 52 : 40;
}
