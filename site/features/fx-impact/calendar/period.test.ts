import { expect, it } from 'vitest';
import { periodOfWeek, sundayOf, weekAfter, weekAsked } from './period.ts';

/** Half past eleven on a Saturday night in Mexico City; in London it is Sunday. */
const SATURDAY_NIGHT = Date.parse('2026-11-29T05:30:00.000Z');
const SUNDAY = SATURDAY_NIGHT + 3_600_000;

it('F1 F8 a week begins on Sunday in Mexico City, whatever the day is elsewhere', () => {
  expect([sundayOf(SATURDAY_NIGHT), sundayOf(SUNDAY)]).toEqual(['2026-11-22', '2026-11-29']);
  expect(weekAfter('2026-11-22', -1)).toBe('2026-11-15');
});

it('F1 asks for a week by its Sunday unless it is the present one', () => {
  const asked = (period: Parameters<typeof weekAsked>[0]) => weekAsked(period, SATURDAY_NIGHT);
  expect([asked('day'), asked('week'), asked('2026-11-22')]).toEqual([null, null, null]);
  expect([asked('next'), asked('2026-11-15')]).toEqual(['2026-11-29', '2026-11-15']);
  expect(weekAsked('next', SUNDAY)).toBe('2026-12-06');
});

it('F1 a step from week to week arrives at the week by its name', () => {
  const named = (sunday: Parameters<typeof periodOfWeek>[0]) => periodOfWeek(sunday, SATURDAY_NIGHT);
  expect([named('2026-11-22'), named('2026-11-29'), named('2026-11-15')]).toEqual([
    'week',
    'next',
    '2026-11-15',
  ]);
});
