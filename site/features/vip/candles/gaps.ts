import type { Candle } from '#domain/candle.ts';

/** Prices that three candles in a row left untraded on one side. */
export interface ValueGap {
  readonly direction: 'up' | 'down';
  /** The middle candle, the one that ran. */
  readonly index: number;
  readonly low: number;
  readonly high: number;
  /** The first later candle that traded inside the gap; null while none has. */
  readonly returnedAt: number | null;
}

/** Fair value gaps (FVG) in their order: the wicks of the first and the third candle do not meet (H1). */
export function valueGaps(candles: readonly Candle[]): ValueGap[] {
  return candles.flatMap((_, index) => {
    const first = candles[index - 1];
    const third = candles[index + 1];
    if (!first || !third) return [];
    if (first.high < third.low) return [gap(candles, 'up', index, first.high, third.low)];
    if (first.low > third.high) return [gap(candles, 'down', index, third.high, first.low)];
    return [];
  });
}

function gap(
  candles: readonly Candle[],
  direction: ValueGap['direction'],
  index: number,
  low: number,
  high: number,
): ValueGap {
  const found = candles.findIndex((one, place) => place > index + 1 && one.low < high && one.high > low);
  return { direction, index, low, high, returnedAt: found < 0 ? null : found };
}
