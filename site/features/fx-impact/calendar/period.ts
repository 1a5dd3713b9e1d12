import type { Scope } from '#contracts/events.ts';
import { addDays, isDay, weekRange } from '#domain/events/zones.ts';

/** A week by its Sunday in Mexico City: "2026-11-15". */
export type Sunday = `${number}-${number}-${number}`;

/** What the board shows: today, this week, the next one, or another week (F1). */
export type Period = Scope | 'next' | Sunday;

export const PERIODS = ['day', 'week', 'next'] as const satisfies readonly Period[];

/** Sunday of the Mexico City week of a moment (epoch ms). */
export function sundayOf(at: number): Sunday {
  return sundayOfDay(new Date(at).toISOString(), false);
}

/** Sunday of the week that a date lies in; null for text that names none. */
export function sundayOfDate(date: string): Sunday | null {
  return isDay(date) ? sundayOfDay(date, true) : null;
}

const sundayOfDay = (timeIso: string, holiday: boolean) =>
  weekRange({ timeIso, holiday }).slice(0, 10) as Sunday;

/** The week some weeks later, or earlier. */
export function weekAfter(sunday: Sunday, count = 1): Sunday {
  return addDays(sunday, 7 * count) as Sunday;
}

/** The week to ask the backend for; null for today and for this week, which it gives by itself. */
export function weekAsked(period: Period, now: number): Sunday | null {
  if (period === 'day' || period === 'week') return null;
  const present = sundayOf(now);
  const asked = period === 'next' ? weekAfter(present) : period;
  return asked === present ? null : asked;
}

/** A week by the name it has now. */
export function periodOfWeek(sunday: Sunday, now: number): Period {
  const present = sundayOf(now);
  if (sunday === present) return 'week';
  return sunday === weekAfter(present) ? 'next' : sunday;
}

export function scopeOf(period: Period): Scope {
  return period === 'day' ? 'day' : 'week';
}
