import { ownMark } from '#brand/load-mark.ts';
import { theme } from '#brand/load-theme.ts';
import type { OwnMark } from '#brand/mark.ts';
import { PALETTE } from './pictures/palette.ts';

type Part = typeof theme.mark.icon.text;

/** The logo as the icon of the site: a square of 32 with a background. The other icons are drawn from it. */
export function iconSvg(own = ownMark): string {
  const { corner, text, accent } = theme.mark.icon;
  const ground = `<rect width="32" height="32" rx="${corner}" fill="${PALETTE.ground}"/>`;
  const parts = own
    ? ownMarkSvg(own, { x: 5, y: 5, size: 22 })
    : drawPart(text, PALETTE.text) + drawPart(accent, PALETTE.gold);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${ground}${parts}</svg>\n`;
}

/** The owner's mark in a square of `size`, in the colours of the pictures. */
export function ownMarkSvg(
  { viewBox, markup }: OwnMark,
  { x, y, size }: Readonly<Record<'x' | 'y' | 'size', number>>,
): string {
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="${viewBox}" color="${PALETTE.text}">${markup}</svg>`;
}

function drawPart({ path, line }: Part, colour: string): string {
  if (line === undefined) return `<path d="${path}" fill="${colour}"/>`;
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${line}"/>`;
}
