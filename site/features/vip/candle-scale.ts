import type { Candle } from '#domain/candle.ts';

/** Positions of candles in a drawing; positions are in its own units. */
export interface CandleScale {
  /** Middle of the candle of an index. */
  x(index: number): number;
  y(price: number): number;
  /** Width of a body. */
  readonly body: number;
  /** From the middle of one candle to the next. */
  readonly step: number;
}

const BODY_SHARE = 0.58;

/** Spreads the candles over the width; the highest price lies at `top`, the lowest at `bottom`. */
export function candleScale(
  candles: readonly Candle[],
  { width, top, bottom }: { readonly width: number; readonly top: number; readonly bottom: number },
): CandleScale {
  const high = Math.max(...candles.map((one) => one.high));
  const low = Math.min(...candles.map((one) => one.low));
  const step = width / candles.length;
  return {
    x: (index) => round((index + 0.5) * step),
    y: (price) => round(top + ((high - price) / (high - low)) * (bottom - top)),
    body: round(step * BODY_SHARE),
    step,
  };
}

function round(position: number): number {
  return Math.round(position * 10) / 10;
}
