import type { IndicatorRelease } from '#contracts/indicator.ts';
import { missShares } from '#domain/events/surprise.ts';

/** How many releases the strip shows. */
export const STRIP_RELEASES = 12;

/** Height of the whole drawing and of its edge above and below, px. Its width is that of the place. */
export const STRIP = { height: 132, edge: 20 } as const;

type Release = Pick<IndicatorRelease, 'period' | 'difference' | 'miss' | 'surprise'>;

/** One release in the strip; without a forecast it is an empty place. */
export interface StripBar {
  readonly period: string;
  readonly side: 'above' | 'below' | 'equal' | 'unknown';
  readonly surprise: IndicatorRelease['surprise'];
  readonly difference: string | null;
  /** Top and height of the bar, px. */
  readonly y: number;
  readonly height: number;
}

export interface StripShape {
  /** Height of the drawing, px: without a known surprise a line is enough. */
  readonly height: number;
  /** Oldest first. */
  readonly bars: readonly StripBar[];
  /** Height of the line of no surprise, px. */
  readonly zero: number;
}

/** A surprise that would be too small to see is drawn as high as this, px. */
const LOWEST = 3;

/** The last releases as bars around zero, in the unit of the figure. `releases` are newest first. */
export function stripOf(releases: readonly Release[]): StripShape {
  const shown = releases.slice(0, STRIP_RELEASES).toReversed();
  const shares = missShares(shown.map(({ miss }) => miss));
  const known = shares.map((share) => share ?? 0);
  const [highest, lowest] = [Math.max(0, ...known), Math.min(0, ...known)];
  const { edge } = STRIP;
  const height = shares.every((share) => share === null) ? 2 * edge : STRIP.height;
  const room = height - 2 * edge;
  const perShare = highest === lowest ? 0 : room / (highest - lowest);
  const zero = perShare === 0 ? height / 2 : edge + highest * perShare;
  const bars = shown.map(({ period, difference, surprise }, place): StripBar => {
    const share = shares[place] ?? null;
    const side = share === null ? 'unknown' : share > 0 ? 'above' : share < 0 ? 'below' : 'equal';
    const size = Math.max(LOWEST, Math.abs(share ?? 0) * perShare);
    return { period, side, surprise, difference, y: side === 'below' ? zero : zero - size, height: size };
  });
  return { bars, zero, height };
}

/** How many of the bars are on each side. */
export function countSides(bars: readonly StripBar[]): Readonly<Record<StripBar['side'], number>> {
  const count = (side: StripBar['side']) => bars.filter((bar) => bar.side === side).length;
  return {
    above: count('above'),
    below: count('below'),
    equal: count('equal'),
    unknown: count('unknown'),
  };
}
