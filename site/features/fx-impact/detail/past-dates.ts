import { LOCALE_TABLE, type Locale } from '#contracts/locale.ts';
import { wallClock } from '#domain/events/zones.ts';
import { formatInstant } from '#domain/format.ts';
import { type DisplayZone, zoneOf } from '#domain/time/display-zone.ts';

/** Day of an earlier release (ISO 8601), with its year: "14 may 2026". */
export function releaseDay(timeIso: string, zone: DisplayZone, locale: Locale): string {
  const { day } = wallClock(new Date(timeIso), zoneOf(zone));
  const format = new Intl.DateTimeFormat(LOCALE_TABLE[locale].tag, {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
  return format.format(Date.parse(day));
}

/** Day, year and hour of an instant (ISO 8601). */
export function fullMoment(timeIso: string, zone: DisplayZone, locale: Locale): string {
  const { day, time } = wallClock(new Date(timeIso), zoneOf(zone));
  return formatInstant(Date.parse(`${day}T${time}Z`), locale, 'UTC');
}
