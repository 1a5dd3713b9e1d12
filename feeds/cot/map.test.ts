import { expect, test } from 'vitest';
import { FUTURES_MARKETS } from '#contracts/instruments.ts';
import { FeedError } from '#feeds/ports.ts';
import { mapReports } from './map.ts';
import { MARKET_CODES } from './markets.ts';
import { cotRow } from './testing/rows.ts';

const AT = '2026-06-05T20:00:00.000Z';
const one = (changes: Readonly<Record<string, unknown>>) => mapReports([cotRow(changes)], AT).rows[0];

test('N8 turns figures from text into numbers of contracts, and the date into a plain day', () => {
  expect(mapReports([cotRow()], AT)).toStrictEqual({
    rows: [
      {
        market: 'gold',
        name: 'GOLD - COMMODITY EXCHANGE INC.',
        reportDate: '2026-06-02',
        openInterest: 401_250,
        nonCommercialLong: 231_004,
        nonCommercialShort: 50_777,
        commercialLong: 98_001,
        commercialShort: 301_442,
      },
    ],
    received: 1,
    dropped: {},
    observedAt: AT,
  });
});

test.each([
  ['', null],
  ['  ', null],
  [undefined, null],
  [null, null],
  ['0', 0],
  [' 12 ', 12],
  [7, 7],
])('N8 reads a figure %j as %j: blank is not 0', (given, figure) => {
  expect(one({ noncomm_positions_short_all: given })?.nonCommercialShort).toBe(figure);
});

test('N8 cleans the name of a market', () => {
  const name = 'GOLD\u00a0\u2013  COMMODITY EXCHANGE INC.\u200b';
  expect(one({ market_and_exchange_names: name })?.name).toBe('GOLD - COMMODITY EXCHANGE INC.');
});

test('N8 reads a missing column as blank', () => {
  const { open_interest_all: _, ...row } = cotRow();
  expect(mapReports([row], AT).rows[0]?.openInterest).toBeNull();
});

test('N8 finds each of our markets by its code', () => {
  const rows = FUTURES_MARKETS.map((market) => cotRow({ cftc_contract_market_code: MARKET_CODES[market] }));
  expect(
    mapReports(rows, AT)
      .rows.map(({ market }) => market)
      .sort(),
  ).toEqual([...FUTURES_MARKETS].sort());
});

test.each([
  ['a figure in words', { comm_positions_long_all: 'many' }, 'malformed_row'],
  ['a figure with decimals', { comm_positions_long_all: '1.5' }, 'malformed_row'],
  ['a figure below 0', { comm_positions_long_all: -1 }, 'malformed_row'],
  ['a figure that is a list', { comm_positions_long_all: [] }, 'malformed_row'],
  ['a figure that is true', { comm_positions_long_all: true }, 'malformed_row'],
  ['no date', { report_date_as_yyyy_mm_dd: undefined }, 'malformed_row'],
  ['a day that does not exist', { report_date_as_yyyy_mm_dd: '2026-02-30T00:00:00.000' }, 'malformed_row'],
  ['an American date', { report_date_as_yyyy_mm_dd: '06/02/2026' }, 'malformed_row'],
  ['no name', { market_and_exchange_names: ' ' }, 'malformed_row'],
  ['a code as a number', { cftc_contract_market_code: 88691 }, 'malformed_row'],
  ['a market of others', { cftc_contract_market_code: '133741' }, 'other_market'],
])('N8 drops and counts a row with %s, and keeps the rest', (_name, changes, reason) => {
  const result = mapReports([cotRow(changes), cotRow({ cftc_contract_market_code: '097741' })], AT);
  expect(result).toMatchObject({ rows: [{ market: 'yen' }], received: 2, dropped: { [reason]: 1 } });
});

test('N8 keeps the first row of a market’s day, and returns reports oldest first', () => {
  const rows = [
    cotRow(),
    cotRow({ open_interest_all: '1' }),
    cotRow({ report_date_as_yyyy_mm_dd: '2026-05-26' }),
  ];
  const result = mapReports(rows, AT);
  expect(result.rows.map(({ reportDate, openInterest }) => [reportDate, openInterest])).toEqual([
    ['2026-05-26', 401_250],
    ['2026-06-02', 401_250],
  ]);
  expect(result.dropped).toEqual({ duplicate: 1 });
});

test.each([[[]], [[null, 1, 'x', []]], [[cotRow({ cftc_contract_market_code: '000000' })]]])(
  'N8 throws malformed when no report is usable (%j)',
  (rows) => {
    expect(() => mapReports(rows, AT)).toThrow(FeedError);
    expect(() => mapReports(rows, AT)).toThrow(/no usable report/);
  },
);
