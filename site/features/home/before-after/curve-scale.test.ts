import { expect, test } from 'vitest';
import { claimById } from '#brand/claims.ts';
import { brand } from '#brand/load.ts';
import { SIDE_CLAIMS } from '#brand/schema.ts';
import { CURVE_WIDTH, curvePoints, heightOf, type Side } from './curve-scale.ts';

/** Both, unless the owner removed one of the claims: then there is no drawing. */
const SIDES =
  brand.claims.filter(({ id }) => id === SIDE_CLAIMS.with || id === SIDE_CLAIMS.without).length === 2
    ? (Object.keys(SIDE_CLAIMS) as Side[])
    : [];
const pointsOf = (side: Side) =>
  curvePoints(side)
    .split(' ')
    .map((point) => point.split(',').map(Number));

test.skipIf(SIDES.length === 0).each(SIDES)(
  'D5 the curve "%s" runs from the starting capital to the declared result',
  (side) => {
    const { figure } = claimById(SIDE_CLAIMS[side]);
    const points = pointsOf(side);
    expect(points[0]).toEqual([0, heightOf(0)]);
    expect(points.at(-1)).toEqual([CURVE_WIDTH, heightOf('amount' in figure ? figure.amount : Number.NaN)]);
  },
);

test.skipIf(SIDES.length === 0)(
  'D5 both curves lie inside the drawing, and neither goes one way only',
  () => {
    for (const side of SIDES) {
      const heights = pointsOf(side).map(([, y = Number.NaN]) => y);
      expect(Math.min(...heights)).toBeGreaterThan(0);
      expect(Math.max(...heights)).toBeLessThan(100);
      const steps = heights.slice(1).map((y, index) => Math.sign(y - (heights[index] ?? 0)));
      expect(new Set(steps).size).toBeGreaterThan(1);
    }
  },
);
