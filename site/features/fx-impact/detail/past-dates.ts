import type { Locale } from '#contracts/locale.ts';
import { MEXICO_CITY, wallClock } from '#domain/events/zones.ts';
import { formatInstant, LOCALE_TAGS } from '#domain/format.ts';

/** Mexico City day of an earlier release (ISO 8601), with its year: "14 may 2026". */
export function releaseDay(timeIso: string, locale: Locale): string {
  const { day } = wallClock(new Date(timeIso), MEXICO_CITY);
  const format = new Intl.DateTimeFormat(LOCALE_TAGS[locale], {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
  return format.format(Date.parse(day));
}

/** Day and hour in Mexico City of an instant (ISO 8601). */
export function mexicanMoment(timeIso: string, locale: Locale): string {
  const { day, time } = wallClock(new Date(timeIso), MEXICO_CITY);
  return formatInstant(Date.parse(`${day}T${time}Z`), locale, 'UTC');
}
