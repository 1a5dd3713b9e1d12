/** Where money is on the axis: in proportion, or by its logarithm where the largest is far above the smallest. */
export interface FanScale {
  readonly at: (money: number) => number;
  readonly ticks: readonly number[];
}

/** Above this ratio a line of equal steps would hide the lower half. */
const WIDE = 12;
const MOST_TICKS = 6;

/** The scale of `low` to `high`, which are at `bottom` and `top` of the picture. */
export function fanScale(low: number, high: number, top: number, bottom: number): FanScale {
  const isWide = low > 0 && high / low > WIDE;
  const place = isWide ? Math.log : (money: number) => money;
  const [from, to] = [place(low), place(Math.max(high, low * 1.001 + 1e-9))];
  const at = (money: number) =>
    bottom - ((place(Math.max(money, low)) - from) / (to - from)) * (bottom - top);
  return { at, ticks: isWide ? wideTicks(low, high) : evenTicks(low, high) };
}

/** Multiples of 1, 2 or 5 times a power of ten. */
function evenTicks(low: number, high: number): number[] {
  const rough = (high - low) / (MOST_TICKS - 1) || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((times) => times * power >= rough) ?? 10) * power;
  const first = Math.ceil(low / step);
  const count = Math.floor(high / step) - first + 1;
  return Array.from({ length: Math.max(0, count) }, (_, at) => (first + at) * step);
}

function wideTicks(low: number, high: number): number[] {
  const [first, last] = [Math.ceil(Math.log10(low)), Math.floor(Math.log10(high))];
  const every = Math.max(1, Math.ceil((last - first + 1) / MOST_TICKS));
  return Array.from(
    { length: Math.floor((last - first) / every) + 1 },
    (_, at) => 10 ** (first + at * every),
  );
}
