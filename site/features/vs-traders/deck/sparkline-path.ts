import { EXTREMES } from '#contracts/sentiment-history.ts';

/** Distance of two days and the height of the drawing, in its own units. */
const STEP = 2;
export const HEIGHT = 16;

/** Paths of a line through the shares (percent; null: a gap) between their lowest and highest, and of its extremes; null with less than two. */
export function linesOf(
  shares: readonly (number | null)[],
): { readonly line: string; readonly extremes: string } | null {
  const known = shares.filter((share) => share !== null);
  if (known.length < 2) return null;
  const [low, high] = [Math.min(...known), Math.max(...known)];
  let line = '';
  let extremes = '';
  let isDrawing = false;
  for (const [day, share] of shares.entries()) {
    if (share !== null) {
      const y = low === high ? HEIGHT / 2 : HEIGHT - ((share - low) / (high - low)) * HEIGHT;
      const at = `${day * STEP} ${Math.round(y * 10) / 10}`;
      line += `${isDrawing ? ' ' : 'M'}${at}`;
      if (share >= EXTREMES.high || share <= EXTREMES.low) extremes += `M${at}h0`;
    }
    isDrawing = share !== null;
  }
  return { line, extremes };
}
