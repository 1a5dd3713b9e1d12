import { expect, test } from 'vitest';
import { lastDay, periodBefore, periodOfDay, typeOf } from './period.ts';

test.each([
  ['2026-02', 1, '2026-01'],
  ['2026-01', 1, '2025-12'],
  ['2026-08', 12, '2025-08'],
  ['2026-Q1', 1, '2025-Q4'],
  ['2026-Q2', 4, '2025-Q2'],
  ['2026-03-01', 1, '2026-02-28'],
  ['2026-09-H2', 1, '2026-09-H1'],
  ['2026-01-H1', 1, '2025-12-H2'],
  ['2026-09-H1', 24, '2025-09-H1'],
])('N11 %s less %i is %s', (period, count, before) => {
  expect(periodBefore(period, count)).toBe(before);
  expect(typeOf(before)).toBe(typeOf(period));
});

test.each([
  ['2026-02', '2026-02-28'],
  ['2028-02', '2028-02-29'],
  ['2026-12', '2026-12-31'],
  ['2026-Q1', '2026-03-31'],
  ['2026-Q4', '2026-12-31'],
  ['2026-09-18', '2026-09-18'],
  ['2026-09-H1', '2026-09-15'],
  ['2028-02-H2', '2028-02-29'],
])('N11 the last day of %s is %s', (period, day) => {
  expect(lastDay(period)).toBe(day);
  expect(periodOfDay(day, typeOf(period))).toBe(period);
});

test.each([
  ['2026-09-18', '2026-09-18'],
  ['2026-09-19', '2026-09-25'],
  ['2026-09-24', '2026-09-25'],
  ['2026-12-27', '2027-01-01'],
])('N11 the week of %s ends on Friday %s, and the one before it 7 days earlier', (day, friday) => {
  expect(periodOfDay(day, 'week')).toBe(friday);
  expect(periodBefore(friday, 1, 'week')).toBe(periodBefore(friday, 7));
});
