import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readNumber } from './read-number.ts';

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
])('N5 reads %s beside a usual %f as %f', (text, usual, value) => {
  expect(readNumber(text, usual)).toBe(value);
});

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
  '9'.repeat(400),
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
