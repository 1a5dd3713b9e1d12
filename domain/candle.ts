/** One candle of a chart; prices in the instrument's own unit. */
export interface Candle {
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
}

/** Candles from rows of open, high, low, close. Throws RangeError when the high is not the highest or the low not the lowest. */
export function candlesFrom(rows: readonly (readonly [number, number, number, number])[]): Candle[] {
  return rows.map(([open, high, low, close], index) => {
    if (!(low <= Math.min(open, close) && high >= Math.max(open, close))) {
      throw new RangeError(`candle ${index}: open and close must lie between low ${low} and high ${high}`);
    }
    return { open, high, low, close };
  });
}
