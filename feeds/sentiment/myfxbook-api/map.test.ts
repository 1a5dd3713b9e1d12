import { expect, test } from 'vitest';
import { SYMBOLS } from '#contracts/sentiment.ts';
import { FeedError } from '#feeds/ports.ts';
import { rowOf } from '../testing/fakes.ts';
import { allRows, apiRow, emptyRow } from '../testing/outlook-payloads.ts';
import { mapOutlook } from './map.ts';

const AT = '2026-10-14T12:00:00.000Z';

test('K2 E1 returns the instruments in the order of the cards', () => {
  const result = mapOutlook(allRows().reverse(), AT);
  expect(result.rows.map((row) => row.symbol)).toEqual(SYMBOLS);
  expect(result).toMatchObject({ received: SYMBOLS.length, dropped: {}, observedAt: AT });
  expect(rowOf(result, 'EURUSD')).toEqual({
    symbol: 'EURUSD',
    source: 'live_api',
    vendor: 'myfxbook',
    observedAt: AT,
    basis: 'volume',
    longPercentage: 38,
    shortPercentage: 62,
    longVolume: 760.1,
    shortVolume: 1240.55,
    longPositions: 2210,
    shortPositions: 3475,
    totalPositions: 5685,
    averageLong: 1.0961,
    averageShort: 1.0842,
  });
});

test('K2 counts other symbols, empty ones and missing ones apart', () => {
  const rows = [apiRow('EURUSD'), emptyRow('GBPJPY'), apiRow('US30.D'), apiRow('USDTRY'), emptyRow('AUDSGD')];
  const result = mapOutlook(rows, AT);
  expect(result.rows).toHaveLength(1);
  expect(result.received).toBe(5);
  expect(result.dropped).toEqual({ all_zero: 1, other_symbol: 3, missing: SYMBOLS.length - 2 });
  expect(result.empty).toEqual(['GBPJPY']);
});

test('K2 keeps shares that do not add to 100', () => {
  const result = mapOutlook([apiRow('EURUSD', { shortPercentage: 63, longPercentage: 38 })], AT);
  expect(rowOf(result, 'EURUSD')).toMatchObject({ shortPercentage: 63, longPercentage: 38 });
});

test.each([
  [90, 90],
  [10, 10],
  [60, 0],
  [50, 52],
  [49, 49.9],
])('K2 drops shares of %d and %d, which no rounding explains, and counts the row', (long, short) => {
  const rows = [apiRow('EURUSD', { longPercentage: long, shortPercentage: short }), apiRow('GBPUSD')];
  const result = mapOutlook(rows, AT);
  expect(result.rows.map(({ symbol }) => symbol)).toEqual(['GBPUSD']);
  expect(result.dropped).toMatchObject({ implausible_row: 1 });
});

test.each([
  [49, 50],
  [51, 50],
  [60.55, 39.45],
  [33.4, 65.6],
])('K2 keeps shares of %d and %d, which rounding explains', (long, short) => {
  const result = mapOutlook([apiRow('EURUSD', { longPercentage: long, shortPercentage: short })], AT);
  expect(rowOf(result, 'EURUSD')).toMatchObject({ longPercentage: long, shortPercentage: short });
});

test.each([{ longVolume: 1e300 }, { shortPositions: 1e12 }, { avgLongPrice: 1e15 }])(
  'K2 drops a row with %j, more than any community has',
  (over) => {
    const result = mapOutlook([apiRow('EURUSD', over), apiRow('GBPUSD')], AT);
    expect(result.rows.map(({ symbol }) => symbol)).toEqual(['GBPUSD']);
    expect(result.dropped).toMatchObject({ malformed_row: 1 });
  },
);

test('K2 keeps a one-sided market, without an average on its empty side', () => {
  const row = apiRow('EURUSD', {
    shortPercentage: 100,
    longPercentage: 0,
    longVolume: 0,
    longPositions: 0,
    avgLongPrice: 0,
  });
  const result = rowOf(mapOutlook([row], AT), 'EURUSD');
  expect(result).toMatchObject({ longPercentage: 0, longVolume: 0, averageLong: null, averageShort: 1.0842 });
});

test('K2 gives no average when the price is 0 or missing, or the side has no volume', () => {
  const rows = [
    apiRow('EURUSD', { avgLongPrice: 0, avgShortPrice: null }),
    apiRow('GBPUSD', { longVolume: 0, shortVolume: 0 }),
    { ...apiRow('XAUUSD'), avgLongPrice: undefined },
  ];
  const result = mapOutlook(rows, AT);
  expect(rowOf(result, 'EURUSD')).toMatchObject({ averageLong: null, averageShort: null });
  expect(rowOf(result, 'GBPUSD')).toMatchObject({ averageLong: null, averageShort: null });
  expect(rowOf(result, 'XAUUSD')).toMatchObject({ averageLong: null, averageShort: 1.0842 });
});

test('K2 positions are the sum of the sides, else the total of the upstream', () => {
  const rows = [
    apiRow('EURUSD', { totalPositions: 2001 }),
    apiRow('GBPUSD', { longPositions: null, totalPositions: 4100 }),
    apiRow('XAUUSD', { longPositions: undefined, totalPositions: undefined }),
  ];
  const result = mapOutlook(rows, AT);
  expect(rowOf(result, 'EURUSD').totalPositions).toBe(5685);
  expect(rowOf(result, 'GBPUSD')).toMatchObject({
    totalPositions: 4100,
    longPositions: null,
    shortPositions: 3475,
  });
  expect(result.dropped).toEqual({ malformed_row: 1, missing: SYMBOLS.length - 3 });
});

test('K2 reads a word for "no value" in an optional figure as unknown, and keeps the row', () => {
  const row = apiRow(' eurusd ', { avgLongPrice: '-', longPositions: 'N/A', totalPositions: 5685 });
  expect(rowOf(mapOutlook([row], AT), 'EURUSD')).toMatchObject({
    averageLong: null,
    longPositions: null,
    totalPositions: 5685,
  });
});

test('K2 reads numbers as text with thousands commas', () => {
  const row = apiRow('XAUUSD', { shortVolume: '12,405.55', longPercentage: ' 38 ', avgLongPrice: '2,412.7' });
  const result = rowOf(mapOutlook([row], AT), 'XAUUSD');
  expect(result).toMatchObject({ shortVolume: 12_405.55, longPercentage: 38, averageLong: 2412.7 });
});

test.each([
  ['text', { longPercentage: 'many' }],
  ['empty text', { longVolume: '' }],
  ['misplaced commas', { shortVolume: '1,24.5' }],
  ['hexadecimal', { shortVolume: '0x10' }],
  ['a share over 100', { shortPercentage: 101 }],
  ['a negative share', { shortPercentage: -1 }],
  ['a negative volume', { longVolume: -0.01 }],
  ['NaN', { longVolume: Number.NaN }],
  ['an infinite number', { longVolume: Number.POSITIVE_INFINITY }],
  ['endless digits', { longVolume: '9'.repeat(400) }],
  ['null', { shortVolume: null }],
  ['a list', { shortVolume: [1] }],
  ['an object', { longPercentage: {} }],
  ['a boolean', { longPercentage: true }],
  ['half a position', { longPositions: 1.5 }],
  ['a negative price', { avgLongPrice: -1 }],
])('K2 drops and counts a row with %s, and keeps the rest', (_name, changes) => {
  const result = mapOutlook([apiRow('EURUSD'), apiRow('GBPUSD', changes)], AT);
  expect(result.rows.map((row) => row.symbol)).toEqual(['EURUSD']);
  expect(result.dropped).toEqual({ malformed_row: 1, missing: SYMBOLS.length - 2 });
});

test('K2 drops and counts rows that are not objects', () => {
  const result = mapOutlook([null, 7, 'EURUSD', [], {}, { name: 5 }, apiRow('EURUSD')], AT);
  expect(result.rows).toHaveLength(1);
  expect(result.dropped).toEqual({ malformed_row: 6, missing: SYMBOLS.length - 1 });
});

test('K2 keeps the first readable row of two for one instrument', () => {
  const rows = [
    apiRow('EURUSD', { longVolume: 'x' }),
    apiRow('EURUSD'),
    apiRow('EURUSD', { longPercentage: 1 }),
  ];
  const result = mapOutlook(rows, AT);
  expect(rowOf(result, 'EURUSD').longPercentage).toBe(38);
  expect(result.dropped).toEqual({ malformed_row: 1, duplicate: 1, missing: SYMBOLS.length - 1 });
});

test.each([
  ['no rows', []],
  ['only other symbols', [apiRow('USDTRY')]],
  ['only unreadable ones', [apiRow('EURUSD', { longVolume: 'x' })]],
])('K2 throws malformed for %s', (_name, rows) => {
  expect(() => mapOutlook(rows, AT)).toThrow(FeedError);
  expect(() => mapOutlook(rows, AT)).toThrow(expect.objectContaining({ kind: 'malformed' }));
});

test('K2 E3 an instrument is empty only when it is listed without volume, not when it is missing or unreadable', () => {
  const zeroShares = { longPercentage: 0, shortPercentage: 0 };
  const rows = [
    emptyRow('EURUSD'),
    emptyRow('XAUUSD'),
    apiRow('GBPUSD', zeroShares),
    apiRow(SYMBOLS.at(-1) ?? '', { longVolume: 'x' }),
    emptyRow('USDTRY'),
  ];
  const result = mapOutlook(rows, AT);
  expect(result).toMatchObject({ rows: [], empty: ['XAUUSD', 'EURUSD'] });
  expect(result.dropped).toEqual({
    all_zero: 2,
    malformed_row: 2,
    other_symbol: 1,
    missing: SYMBOLS.length - 4,
  });
});

test('K2 kept and dropped rows add up to the received ones', () => {
  const rows = [...allRows(), emptyRow('EURCHF'), null, apiRow('USDTRY'), apiRow('EURUSD')];
  const { rows: kept, received, dropped } = mapOutlook(rows, AT);
  const { missing = 0, ...lost } = dropped;
  expect(missing).toBe(0);
  expect(kept.length + Object.values(lost).reduce((sum, count) => sum + count, 0)).toBe(received);
});
