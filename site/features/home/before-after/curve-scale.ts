import { claimById } from '#brand/claims.ts';
import { BrandError } from '#brand/parse.ts';
import { SIDE_CLAIMS } from '#brand/schema.ts';

/** Illustrative paths: what is made of the final result after each equal stretch of time. Written by us, not from an account (A6). */
const PATHS = {
  without: [0, -0.4, -0.1, 0.2, -0.2, 0.3, 0.55, 0.3, 0.1, 0.5, 0.8, 0.6, 0.45, 0.75, 1.1, 0.9, 0.7, 1.2, 1],
  with: [
    0, 0.05, 0.02, 0.1, 0.17, 0.12, 0.1, 0.22, 0.33, 0.27, 0.25, 0.38, 0.5, 0.43, 0.58, 0.7, 0.62, 0.84, 1,
  ],
} as const;

export type Side = keyof typeof PATHS;

/** Width of the drawing, one unit a stretch; it is 100 high. */
export const CURVE_WIDTH = PATHS.with.length - 1;
/** Room above the highest and below the lowest point, as a share of the height. */
const ROOM = 0.08;

/** Height of a result (percent) in the drawing, counted from its top. */
export function heightOf(result: number): number {
  const all = [...resultsOf('without'), ...resultsOf('with')];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const share = (high - result) / (high - low);
  return Math.round((ROOM + share * (1 - 2 * ROOM)) * 100);
}

/** A side's curve as the points of a polyline. */
export function curvePoints(side: Side): string {
  return resultsOf(side)
    .map((result, index) => `${index},${heightOf(result)}`)
    .join(' ');
}

function resultsOf(side: Side): number[] {
  const { figure } = claimById(SIDE_CLAIMS[side]);
  if (figure.unit !== 'percent')
    throw new BrandError([`brand/claims.json: figure.unit of ${SIDE_CLAIMS[side]} takes 'percent'`]);
  return PATHS[side].map((share) => share * figure.amount);
}
