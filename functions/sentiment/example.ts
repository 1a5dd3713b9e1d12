import type { InstrumentSymbol, SentimentEntry } from '#contracts/sentiment.ts';

/**
 * Invented figures for `error_fallback` only: shown under a demo label, never stored (SPEC K2).
 * Round on purpose, so that nobody takes them for a reading of the market.
 */
export const EXAMPLE_ENTRIES: Readonly<Record<InstrumentSymbol, SentimentEntry>> = {
  XAUUSD: example('XAUUSD', 60, 2400, 2350),
  EURUSD: example('EURUSD', 40, 1.1, 1.08),
  GBPUSD: example('GBPUSD', 50, 1.3, 1.28),
  USDCAD: example('USDCAD', 60, 1.36, 1.38),
  GBPJPY: example('GBPJPY', 40, 190, 188),
  EURJPY: example('EURJPY', 50, 160, 158),
};

function example(
  name: InstrumentSymbol,
  long: number,
  averageLong: number,
  averageShort: number,
): SentimentEntry {
  const short = 100 - long;
  return {
    name,
    longPercentage: long,
    shortPercentage: short,
    totalPositions: 1000,
    longVolume: long,
    shortVolume: short,
    averageLong,
    averageShort,
    longPositions: long * 10,
    shortPositions: short * 10,
  };
}
