import { addDays } from '../events/zones.ts';

const MONDAY = 1;
const THURSDAY = 4;
const SATURDAY = 6;
const SUNDAY = 0;

/**
 * Days on which US federal offices are closed in a year, "YYYY-MM-DD", as observed: a Saturday's holiday on the Friday
 * before, a Sunday's on the Monday after (5 U.S.C. 6103). A New Year's Day on a Saturday is observed in the year before.
 */
export function federalHolidays(year: number): string[] {
  const on = (month: number, day: number) => `${year}-${two(month)}-${two(day)}`;
  const fixed = [on(1, 1), on(6, 19), on(7, 4), on(11, 11), on(12, 25), `${year + 1}-01-01`].map(observed);
  const floating = [
    nth(on(1, 1), MONDAY, 3),
    nth(on(2, 1), MONDAY, 3),
    addDays(nth(on(6, 1), MONDAY, 1), -7),
    nth(on(9, 1), MONDAY, 1),
    nth(on(10, 1), MONDAY, 2),
    nth(on(11, 1), THURSDAY, 4),
  ];
  return [...fixed, ...floating].filter((day) => day.startsWith(String(year))).sort();
}

/** The nth such weekday on or after the first of a month. */
function nth(first: string, weekday: number, count: number): string {
  const ahead = (weekday - weekdayOf(first) + 7) % 7;
  return addDays(first, ahead + (count - 1) * 7);
}

function observed(day: string): string {
  const weekday = weekdayOf(day);
  if (weekday === SATURDAY) return addDays(day, -1);
  return weekday === SUNDAY ? addDays(day, 1) : day;
}

function weekdayOf(day: string): number {
  return new Date(day).getUTCDay();
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
