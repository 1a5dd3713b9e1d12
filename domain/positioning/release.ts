import { addDays, NEW_YORK, startOfDay, wallClock } from '../events/zones.ts';
import { federalHolidays } from './us-holidays.ts';

const MONDAY = 1;
const NEXT_MONDAY = 8;
const WEDNESDAY = 3;
const FRIDAY = 5;
/** 15:30 in New York. Its clocks change on Sundays only, so every Friday and Monday has 24 hours. */
const MINUTE_OF_DAY = 15 * 60 + 30;
const MINUTE_MS = 60_000;

/**
 * One weekly release of the Commitments of Traders: Friday 15:30 in New York, positions of the Tuesday before.
 * https://www.cftc.gov/MarketReports/CommitmentsofTraders/ReleaseSchedule/index.htm
 */
export interface Release {
  readonly at: Date;
  /** Monday of its week, "YYYY-MM-DD": an earlier report is of another week (a holiday Tuesday is replaced by its Monday). */
  readonly reportsFrom: string;
  /**
   * "Federal holidays may delay release by one or two days": a holiday from Wednesday to Friday moves it as a rule to the
   * same time on the next Monday. Null in a week without one.
   */
  readonly shiftedAt: Date | null;
}

/** The last release that was due at `now`, and the next one. */
export function releasesAround(now: Date): { readonly last: Release; readonly next: Release } {
  const { day } = wallClock(now, NEW_YORK);
  const monday = addDays(day, MONDAY - new Date(day).getUTCDay());
  const ofThisWeek = releaseOf(monday);
  return now >= ofThisWeek.at
    ? { last: ofThisWeek, next: releaseOf(addDays(monday, 7)) }
    : { last: releaseOf(addDays(monday, -7)), next: ofThisWeek };
}

function releaseOf(monday: string): Release {
  const day = (weekday: number) => addDays(monday, weekday - MONDAY);
  const years = new Set([monday, day(FRIDAY)].map((date) => Number(date.slice(0, 4))));
  const holidays = [...years].flatMap(federalHolidays);
  const isShifted = holidays.some((holiday) => holiday >= day(WEDNESDAY) && holiday <= day(FRIDAY));
  return {
    at: releaseTime(day(FRIDAY)),
    reportsFrom: monday,
    shiftedAt: isShifted ? releaseTime(day(NEXT_MONDAY)) : null,
  };
}

function releaseTime(day: string): Date {
  return new Date(startOfDay(day, NEW_YORK).getTime() + MINUTE_OF_DAY * MINUTE_MS);
}
