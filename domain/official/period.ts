import type { PeriodType } from '#contracts/observations.ts';
import { addDays } from '../events/zones.ts';

const MONTHS: Readonly<Record<Exclude<PeriodType, 'day'>, number>> = { month: 1, quarter: 3 };

/** Months since year 0 of the period's first month; a day counts as its month. */
function firstMonth(period: string): number {
  const year = Number(period.slice(0, 4));
  const isQuarter = period[5] === 'Q';
  return year * 12 + (isQuarter ? (Number(period[6]) - 1) * 3 : Number(period.slice(5, 7)) - 1);
}

function spell(month: number, type: Exclude<PeriodType, 'day'>): string {
  const [year, index] = [Math.floor(month / 12), month % 12];
  return type === 'quarter' ? `${year}-Q${index / 3 + 1}` : `${year}-${String(index + 1).padStart(2, '0')}`;
}

/** The type of a period as it is written. */
export function typeOf(period: string): PeriodType {
  if (period[5] === 'Q') return 'quarter';
  return period.length === 7 ? 'month' : 'day';
}

/** The period `count` earlier of the same type: "2026-02" is 2 before "2026-04". */
export function periodBefore(period: string, count: number): string {
  const type = typeOf(period);
  return type === 'day' ? addDays(period, -count) : spell(firstMonth(period) - count * MONTHS[type], type);
}

/** The period of `type` that a day ("YYYY-MM-DD") is in. */
export function periodOfDay(day: string, type: PeriodType): string {
  if (type === 'day') return day;
  const month = firstMonth(day);
  return spell(month - (month % MONTHS[type]), type);
}

/** The last day of a period, "YYYY-MM-DD". */
export function lastDay(period: string): string {
  const type = typeOf(period);
  if (type === 'day') return period;
  return addDays(`${spell(firstMonth(period) + MONTHS[type], 'month')}-01`, -1);
}
