import { expect, test } from 'vitest';
import { lastDay, periodBefore, periodOfDay, typeOf } from './period.ts';

test.each([
  ['2026-02', 1, '2026-01'],
  ['2026-01', 1, '2025-12'],
  ['2026-08', 12, '2025-08'],
  ['2026-Q1', 1, '2025-Q4'],
  ['2026-Q2', 4, '2025-Q2'],
  ['2026-03-01', 1, '2026-02-28'],
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
])('N11 the last day of %s is %s', (period, day) => {
  expect(lastDay(period)).toBe(day);
  expect(periodOfDay(day, typeOf(period))).toBe(period);
});
