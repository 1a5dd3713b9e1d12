import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CURRENCY_TABLE } from '#contracts/account-currencies.ts';
import { readNumber, unitsIn } from './read-number.ts';

it.each([
  ['1,100', 1.1, 1.1],
  ['1,100', 10_000, 1100],
  ['1.100', 10_000, 1100],
  ['2,400', 2_400, 2400],
  ['2400,5', 2_400, 2400.5],
  ['190,400', 190, 190.4],
  ['1.000,50', 10_000, 1000.5],
  ['1 234 567.8', 10_000, 1234567.8],
  ['$10,000 USD', 10_000, 10_000],
  ['0,5%', 1, 0.5],
  ['.5', 1, 0.5],
  ['5.', 1, 5],
  ['−1R', 1, -1],
  ['+1,5r', 1, 1.5],
  ['MX$ 250,000', null, 250_000],
  ['500,000', null, 500_000],
  ['500.000', null, 500_000],
  ['1,500.5', null, 1500.5],
  ['0,500', null, 0.5],
  ['US$-100', 1, -100],
  ['-$100', 1, -100],
  ['20 pips', 1, 20],
  ["1'000'000.50", null, 1_000_000.5],
  ['C$100', null, 100],
  ['1\u202f000,5', null, 1000.5],
  ['1\u2009000\u2009000', null, 1_000_000],
  ['‐1', 1, -1],
  ['－1.5R', 1, -1.5],
  ['\u200e10\u200b', null, 10],
  ['\ufeff2,400', null, 2_400],
  ['10 €', null, 10],
  ['1.5\r\n', 1, 1.5],
  ['-0', 1, 0],
])('N5 reads %s beside a usual %s as %f', (text, usual, value) => {
  expect(readNumber(text, usual)).toBe(value);
});

it.each(Object.entries(CURRENCY_TABLE))(
  'N5 reads each mark of %s before and after an amount, and names it',
  (_currency, { written }) => {
    for (const mark of written)
      for (const text of [`${mark} 1,500.5`, `1,500.5${mark.toUpperCase()}`]) {
        expect(readNumber(text, null), text).toBe(1500.5);
        expect(unitsIn(text.toLowerCase())).toEqual([mark]);
      }
  },
);

it.each([
  '',
  ' ',
  '.',
  '-',
  'abc',
  '1e5',
  '1,00,000',
  '1.2.3',
  '--1',
  '1/2',
  'NaN',
  'Infinity',
  '1e308',
  '0x10',
  '١٢٣',
  '１２',
  '½',
  '1-',
  '—1',
  '10k',
  '9'.repeat(400),
  '12abc34',
  '10USD20',
  '1 May 2',
  '100 20',
  '1.1000 1.1050',
  '2026-11-29',
  '(100)',
  '10 mil',
  '5 min',
  `${'1 '.repeat(4_000)}x`,
])('N5 reads no number in %j', (text) => {
  expect(readNumber(text, 1)).toBeNull();
});

it('N5 reads what either language writes, and never returns NaN', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999 }), (cents) => {
      const value = cents / 100;
      for (const tag of ['es-MX', 'en-US', 'de-DE', 'fr-FR']) {
        const text = new Intl.NumberFormat(tag, { minimumFractionDigits: 2 }).format(value);
        expect(readNumber(text, value)).toBe(value);
      }
    }),
  );
  fc.assert(
    fc.property(fc.string(), fc.double({ min: 0.01, max: 1e6, noNaN: true }), (text, usual) => {
      const value = readNumber(text, usual);
      expect(value === null || Number.isFinite(value)).toBe(true);
    }),
  );
});
