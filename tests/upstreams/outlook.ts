import { INSTRUMENTS } from '#contracts/instruments.ts';
import { SYMBOLS } from '#contracts/sentiment.ts';
import type { OutlookRow as ReadRow } from '#feeds/sentiment/outlook-row.ts';
import { OUTLOOK, type SymbolRow } from './payload.ts';

const HOUR_MS = 3_600_000;

/** A symbol's figures as a test wants them: nothing open, no shorts, or not listed at all. */
export const SYMBOL_STATES = ['all-zero', 'one-sided', 'missing', 'normal'] as const;
export type SymbolState = (typeof SYMBOL_STATES)[number];

/** One row of the outlook answer, with every figure that the site reads. Volumes are lots, percentages shares of volume, prices 0 where a side is empty. */
export type OutlookRow = Readonly<Record<keyof ReadRow, number> & Record<'name', string>>;

/** Instruments that the site has and `payloads/outlook.json` does not: the positions of another one at their own price. */
const ADDED: readonly SymbolRow[] = SYMBOLS.filter(
  (symbol) => !OUTLOOK.symbols.some(({ name }) => name === symbol),
).flatMap((name) => {
  const { roundPrice, vendorIds } = INSTRUMENTS[name];
  const prices = { avgLongPrice: roundPrice, avgShortPrice: roundPrice };
  return OUTLOOK.symbols.slice(-1).map((row) => ({ ...row, ...prices, name, id: vendorIds.myfxbook }));
});

function decimals(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

/** A slow, repeatable tide around 1: a day and a half, plus a week. `phase` sets symbols and sides apart. */
function tide(hour: number, phase: number): number {
  return 1 + 0.09 * Math.sin(hour / 5.7 + phase) + 0.12 * Math.sin(hour / 26.7 + 2.3 * phase);
}

function shares(row: SymbolRow, longVolume: number, shortVolume: number): [number, number] {
  const total = longVolume + shortVolume;
  if (total === 0) return [0, 0];
  const round = row.rounding === 'up' ? Math.ceil : row.rounding === 'down' ? Math.floor : Math.round;
  return [round((100 * longVolume) / total), round((100 * shortVolume) / total)];
}

function price(value: number, volume: number, hour: number, phase: number): number {
  if (volume === 0) return 0;
  return decimals(value * (1 + 0.002 * Math.sin(hour / 17 + phase)), value < 10 ? 4 : 2);
}

function rowAt(row: SymbolRow, hour: number, state: SymbolState): OutlookRow {
  const long = state === 'all-zero' ? 0 : tide(hour, row.id);
  const short = state === 'all-zero' || state === 'one-sided' ? 0 : tide(hour, row.id + 1.7);
  const longVolume = decimals(row.longVolume * long, 2);
  const shortVolume = decimals(row.shortVolume * short, 2);
  const longPositions = Math.round(row.longPositions * long);
  const shortPositions = Math.round(row.shortPositions * short);
  const [longPercentage, shortPercentage] = shares(row, longVolume, shortVolume);
  return {
    name: row.name,
    shortPercentage,
    longPercentage,
    shortVolume,
    longVolume,
    longPositions,
    shortPositions,
    totalPositions: longPositions + shortPositions,
    avgShortPrice: price(row.avgShortPrice, shortVolume, hour, row.id),
    avgLongPrice: price(row.avgLongPrice, longVolume, hour, row.id),
  };
}

/** All symbols in the hour of `now`: the same hour always gives the same figures. */
export function outlookAt(
  now: Date,
  states: ReadonlyMap<string, SymbolState>,
): { id: number; row: OutlookRow }[] {
  const hour = Math.floor(now.getTime() / HOUR_MS);
  return [...OUTLOOK.symbols, ...ADDED]
    .filter(({ name }) => states.get(name) !== 'missing')
    .map((symbol) => ({ id: symbol.id, row: rowAt(symbol, hour, states.get(symbol.name) ?? 'normal') }));
}
