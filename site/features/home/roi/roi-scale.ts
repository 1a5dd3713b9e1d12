/** Percentages worth a tick, before they are thinned out. */
const TICKS = [
  -99, -95, -90, -75, -50, -25, -10, 0, 10, 25, 50, 100, 200, 400, 900, 1_900, 3_900, 7_900,
] as const;

interface RoiScale {
  /** Height of a share of the amount; 1 is the amount itself. */
  at(share: number): number;
  /** Percentages that get a tick, highest first. */
  readonly ticks: readonly number[];
}

/**
 * A scale of proportions from what is won to what is lost, both as shares of the amount (`high` > 1 > `low` > 0), drawn
 * from `top` to `bottom`: on a scale of sums a long loss would vanish beside a long gain. Ticks keep `room` between them.
 */
export function roiScale(high: number, low: number, top: number, bottom: number, room: number): RoiScale {
  const span = Math.log(high) - Math.log(low);
  const at = (share: number) =>
    Math.round((top + ((Math.log(high) - Math.log(share)) / span) * (bottom - top)) * 10) / 10;
  const ticks: number[] = [];
  // From the amount outwards, so that its own tick is never the one that goes.
  for (const tick of [...TICKS].sort((one, other) => Math.abs(one) - Math.abs(other))) {
    const share = 1 + tick / 100;
    if (share > high || share < low) continue;
    if (ticks.every((kept) => Math.abs(at(1 + kept / 100) - at(share)) >= room)) ticks.push(tick);
  }
  return { at, ticks: ticks.sort((one, other) => other - one) };
}
