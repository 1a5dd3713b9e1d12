import { expect, it, test } from 'vitest';
import { readAmount, readWhole } from './number-entry.ts';

const READ: readonly (readonly [string, number])[] = [
  ['1000', 1000],
  ['1,000', 1000],
  ['1.000', 1000],
  ['1 000', 1000],
  ['1\u00a0000', 1000],
  ['1\u202f000', 1000],
  ['1’000', 1000],
  ['1,000.50', 1000.5],
  ['1.000,50', 1000.5],
  ['1 000,5', 1000.5],
  ['1000.5', 1000.5],
  ['1000,5', 1000.5],
  ['1,50', 1.5],
  ['1.5', 1.5],
  ['0.75', 0.75],
  ['10,000,000', 10_000_000],
  ['10.000.000', 10_000_000],
  ['1.234.567,89', 1_234_567.89],
  ['$1,000', 1000],
  ['US$ 1,000.25', 1000.25],
  ['1000 usd', 1000],
  ['  2500  ', 2500],
  ['1000.', 1000],
  ['1,000.', 1000],
];

test.each(READ)('D10 "%s" is read as %d', (text, value) => {
  expect(readAmount(text)).toBe(value);
});

const REFUSED = [
  '',
  '   ',
  'mil',
  '1k',
  '1e3',
  '-1000',
  '+1000',
  '1000.505',
  '1.0005',
  '0.500',
  '1,00,000',
  '1,000,50',
  '1.000.50',
  '1,000.000,5',
  '1..000',
  '.5',
  '.',
  'NaN',
  'Infinity',
  '0x10',
  '9'.repeat(400),
];

test.each(REFUSED)('D10 "%s" is refused', (text) => {
  expect(readAmount(text)).toBeNull();
});

const AMOUNTS = Array.from({ length: 400 }, (_, index) => Math.round(1.047 ** index * 137) / 100).filter(
  (amount) => amount < 1e9,
);

it('D10 reads back what each language and country writes', () => {
  for (const tag of ['es-MX', 'en-US', 'es-AR', 'de-DE', 'fr-FR', 'de-CH']) {
    for (const fraction of [0, 2]) {
      const format = new Intl.NumberFormat(tag, {
        minimumFractionDigits: fraction,
        maximumFractionDigits: fraction,
      });
      for (const amount of AMOUNTS) {
        const written = format.format(amount);
        expect([written, readAmount(written)]).toEqual([written, Number(amount.toFixed(fraction))]);
      }
    }
  }
});

it('D10 whatever is typed gives a finite amount of at most two decimals, or nothing', () => {
  const keys = '0123456789.,  $-ek';
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed % below;
  };
  for (let round = 0; round < 20_000; round += 1) {
    const text = Array.from({ length: random(12) }, () => keys[random(keys.length)]).join('');
    const value = readAmount(text);
    if (value === null) continue;
    expect(Number.isFinite(value) && value >= 0, text).toBe(true);
    expect(Number(value.toFixed(2)), text).toBe(value);
  }
});

test.each([
  ['3', 3],
  [' 24 ', 24],
  ['0', 0],
  ['3.5', null],
  ['1,000', null],
  ['-3', null],
  ['tres', null],
  ['', null],
] as const)('D10 whole number "%s"', (text, value) => {
  expect(readWhole(text)).toBe(value);
});
