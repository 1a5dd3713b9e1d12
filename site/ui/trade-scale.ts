/** A price axis drawn top to bottom, and what is on it; positions are in the drawing's own units. */
export interface TradeScale {
  /** Position of a price. */
  at(price: number): number;
  /** Prices of the long ticks; and of all ticks. */
  readonly major: readonly number[];
  readonly minor: readonly number[];
  /** Decimals that the prices of the long ticks need. */
  readonly decimals: number;
  /** Whole multiples of the risk between entry and target. */
  readonly multiples: readonly { readonly r: number; readonly price: number }[];
}

interface Levels {
  readonly entry: number;
  readonly stop: number;
  readonly target: number;
}

const TICKS = 28;
const MINOR_PER_MAJOR = 5;

/** Scale for a plan between two positions: the highest price is at `top`, the lowest at `bottom`. */
export function tradeScale({ entry, stop, target }: Levels, top: number, bottom: number): TradeScale {
  const high = Math.max(stop, target);
  const low = Math.min(stop, target);
  const step = niceStep((high - low) / TICKS);
  const minor = multiplesBetween(low, high, step);
  const risk = entry - stop;
  const count = Math.floor((target - entry) / risk + 1e-9);
  return {
    at: (price) => round(top + ((high - price) / (high - low)) * (bottom - top)),
    minor,
    major: minor.filter((price) => Math.round(price / step) % MINOR_PER_MAJOR === 0),
    decimals: decimalsOf(step * MINOR_PER_MAJOR),
    multiples: Array.from({ length: count }, (_, index) => ({
      r: index + 1,
      price: entry + (index + 1) * risk,
    })),
  };
}

/** The smallest step of 1, 2 or 5 times a power of ten that is at least the minimum. */
function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 5, 10].find((one) => one * power >= least * (1 - 1e-9)) ?? 10;
  return factor * power;
}

function multiplesBetween(low: number, high: number, step: number): number[] {
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

function decimalsOf(step: number): number {
  // Rounded to six digits, so that 0.1 × 3 has one decimal.
  return String(Number(step.toPrecision(6))).split('.')[1]?.length ?? 0;
}

function round(position: number): number {
  return Math.round(position * 10) / 10;
}
