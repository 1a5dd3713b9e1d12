import { expect, test } from 'vitest';
import { figureOf } from './figure.ts';
import type { Calculation, Notation } from './series.ts';

const PERCENT: Notation = { divideBy: 1, decimals: 1, mark: '%' };

function figure(calculation: Calculation, values: Readonly<Record<string, string>>, notation = PERCENT) {
  const known = new Map(Object.entries(values).map(([period, value]) => [period, { value, unit: 'u' }]));
  return figureOf({ calculation, notation, unit: 'u' }, '2026-08', known);
}

const MONTHLY: Calculation = { type: 'percent', periods: 1 };

test('N11 calculates monthly and yearly changes of an index, and differences of a count', () => {
  expect(figure(MONTHLY, { '2026-08': '331.250', '2026-07': '330.100' })).toBe('0.3');
  expect(figure({ type: 'percent', periods: 12 }, { '2026-08': '331.250', '2025-08': '320.400' })).toBe(
    '3.4',
  );
  const jobs: Notation = { divideBy: 1, decimals: 0, mark: 'K' };
  expect(figure({ type: 'difference', periods: 1 }, { '2026-08': '158120', '2026-07': '158164' }, jobs)).toBe(
    '-44',
  );
});

test('N11 writes a level in the unit of the calendar, halves rounded away from zero', () => {
  const millions: Notation = { divideBy: 1000, decimals: 2, mark: 'M' };
  expect(figure({ type: 'level' }, { '2026-08': '7125' }, millions)).toBe('7.13');
  expect(figure({ type: 'level' }, { '2026-08': '-7125' }, millions)).toBe('-7.13');
  expect(figure({ type: 'level' }, { '2026-08': '4.15' })).toBe('4.2');
  expect(figure({ type: 'level' }, { '2026-08': '-0.04' })).toBe('0.0');
});

test('N11 gives no figure when the rounding of the published values leaves its last digit open', () => {
  const open = { '2026-08': '36.61', '2026-07': '36.50' };
  expect(figure(MONTHLY, { '2026-08': '100.25', '2026-07': '100.00' })).toBeNull();
  expect(figure({ ...MONTHLY, isExact: true }, { '2026-08': '100.25', '2026-07': '100.00' })).toBe('0.3');
  expect(figure(MONTHLY, open)).toBe('0.3');
});

test('N11 gives no figure without the value it is compared with, or in another unit', () => {
  expect(figure(MONTHLY, { '2026-08': '331.250' })).toBeNull();
  expect(figure(MONTHLY, { '2026-07': '331.250' })).toBeNull();
  expect(figure(MONTHLY, { '2026-08': '1.0', '2026-07': '0.0' })).toBeNull();
  const known = new Map([
    ['2026-08', { value: '101.0', unit: 'index 2022=100' }],
    ['2026-07', { value: '100.0', unit: 'index 2017=100' }],
  ]);
  const series = { calculation: MONTHLY, notation: PERCENT };
  expect(figureOf({ ...series, unit: 'index 2022=100' }, '2026-08', known)).toBeNull();
  expect(figureOf({ ...series, unit: 'index 2017=100' }, '2026-08', known)).toBeNull();
});
