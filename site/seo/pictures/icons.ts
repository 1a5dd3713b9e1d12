import { Resvg } from '@resvg/resvg-js';
import type { Icon } from '../icons.ts';

/** Part of a maskable icon that no device crops (W3C manifest: a circle of 40 % radius). */
const SAFE = 0.72;

/** Draws a PNG icon from the SVG one, a square of 32. */
export function drawIcon(vector: string, { size, maskable }: Icon): Buffer {
  const svg = maskable ? inSafeZone(vector) : vector;
  return new Resvg(svg, { fitTo: { mode: 'width', value: size }, font: { loadSystemFonts: false } })
    .render()
    .asPng();
}

/** The drawing at a smaller scale, with its background up to the edge. */
function inSafeZone(vector: string): string {
  const [, ground = '#000'] = /<rect[^>]*fill="([^"]+)"/.exec(vector) ?? [];
  const inner = vector.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '').replace(/<rect[^>]*\/>/, '');
  const gap = (32 * (1 - SAFE)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${ground}"/><g transform="translate(${gap} ${gap}) scale(${SAFE})">${inner}</g></svg>`;
}
