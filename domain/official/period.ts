import type { PeriodType } from '#contracts/observations.ts';
import { addDays } from '../events/zones.ts';

const MONTHS = { month: 1, quarter: 3 } as const;
const WEEK_DAYS = 7;
const FRIDAY = 5;
/** The second half of a month begins on the 16th. */
const FIRST_HALF_DAYS = 15;

/** Months since year 0 of the period's first month; a day counts as its month. */
function firstMonth(period: string): number {
  const year = Number(period.slice(0, 4));
  const isQuarter = period[5] === 'Q';
  return year * 12 + (isQuarter ? (Number(period[6]) - 1) * 3 : Number(period.slice(5, 7)) - 1);
}

function spell(month: number, type: keyof typeof MONTHS): string {
  const [year, index] = [Math.floor(month / 12), month % 12];
  return type === 'quarter' ? `${year}-Q${index / 3 + 1}` : `${year}-${String(index + 1).padStart(2, '0')}`;
}

/** The type of a period as it is written; a week is written as its last day, so that only its series knows it. */
export function typeOf(period: string): PeriodType {
  if (period[5] === 'Q') return 'quarter';
  if (period[8] === 'H') return 'half-month';
  return period.length === 7 ? 'month' : 'day';
}

/** The period `count` earlier of the same type: "2026-02" is 2 before "2026-04". A week has to name its type. */
export function periodBefore(period: string, count: number, type = typeOf(period)): string {
  if (type === 'day') return addDays(period, -count);
  if (type === 'week') return addDays(period, -count * WEEK_DAYS);
  if (type !== 'half-month') return spell(firstMonth(period) - count * MONTHS[type], type);
  const halves = firstMonth(period) * 2 + Number(period[9]) - 1 - count;
  return `${spell(Math.floor(halves / 2), 'month')}-H${(halves % 2) + 1}`;
}

/** The period of `type` that a day ("YYYY-MM-DD") is in. */
export function periodOfDay(day: string, type: PeriodType): string {
  if (type === 'day') return day;
  if (type === 'week') {
    const weekday = new Date(day).getUTCDay();
    return addDays(day, (FRIDAY - weekday + WEEK_DAYS) % WEEK_DAYS);
  }
  if (type === 'half-month') return `${day.slice(0, 7)}-H${Number(day.slice(8)) <= FIRST_HALF_DAYS ? 1 : 2}`;
  const month = firstMonth(day);
  return spell(month - (month % MONTHS[type]), type);
}

/** The last day of a period, "YYYY-MM-DD". */
export function lastDay(period: string): string {
  const type = typeOf(period);
  if (type === 'day' || type === 'week') return period;
  if (type === 'half-month' && period.endsWith('H1')) return `${period.slice(0, 7)}-${FIRST_HALF_DAYS}`;
  const months = type === 'quarter' ? MONTHS.quarter : MONTHS.month;
  return addDays(`${spell(firstMonth(period) + months, 'month')}-01`, -1);
}
