import { INSTRUMENTS } from '#contracts/instruments.ts';
import { type InstrumentSymbol, type SentimentEntry, SYMBOLS } from '#contracts/sentiment.ts';

/** Long shares of the examples, in turn: a crowd on each side, and an even one. */
const LONG_SHARES = [60, 40, 50] as const;
/** Difference between the average long and short price. */
const APART_PIPS = 100;

/**
 * Invented figures for `error_fallback` only: shown under a demo label, never stored (K2).
 * All figures are round, so that readers do not take them for real ones.
 */
export function exampleEntry(symbol: InstrumentSymbol): SentimentEntry {
  const { roundPrice, pip, decimals } = INSTRUMENTS[symbol];
  const long = LONG_SHARES[SYMBOLS.indexOf(symbol) % LONG_SHARES.length] ?? 50;
  const short = 100 - long;
  return {
    name: symbol,
    basis: 'volume',
    longPercentage: long,
    shortPercentage: short,
    totalPositions: 1000,
    longVolume: long,
    shortVolume: short,
    averageLong: roundPrice,
    averageShort: Number((roundPrice - APART_PIPS * pip).toFixed(decimals)),
    longPositions: long * 10,
    shortPositions: short * 10,
  };
}
