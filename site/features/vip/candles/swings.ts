import type { Candle } from '#domain/candle.ts';

/** How many candles on each side must stay inside for a candle to count as a swing. */
export const REACH = 2;

/** A turning point: a high above its neighbours or a low below them. */
export interface Swing {
  readonly kind: 'high' | 'low';
  readonly index: number;
  readonly price: number;
}

/**
 * Swing highs and lows in their order. Of equal neighbours the first one counts. Whoever reads the chart live knows of
 * a swing only when `reach` more candles have closed: `knownAt` says from which candle on it may be used (H1).
 */
export function swingPoints(candles: readonly Candle[], reach = REACH): Swing[] {
  return candles.flatMap(({ high, low }, index) => {
    if (index < reach || index + reach >= candles.length) return [];
    const before = candles.slice(index - reach, index);
    const after = candles.slice(index + 1, index + 1 + reach);
    const isHigh = before.every((one) => one.high < high) && after.every((one) => one.high <= high);
    const isLow = before.every((one) => one.low > low) && after.every((one) => one.low >= low);
    return [
      ...(isHigh ? [{ kind: 'high', index, price: high } as const] : []),
      ...(isLow ? [{ kind: 'low', index, price: low } as const] : []),
    ];
  });
}

/** Index of the first candle at whose close the swing was already known. */
export function knownAt({ index }: Swing, reach = REACH): number {
  return index + reach + 1;
}
