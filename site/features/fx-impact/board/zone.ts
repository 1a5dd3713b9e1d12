import type { EconomicEvent } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import { instantOf } from '#domain/events/live.ts';
import { wallClock } from '#domain/events/zones.ts';
import { formatDayShort } from '#domain/format.ts';
import { type DisplayZone, zoneOf } from '#domain/time/display-zone.ts';

/** Time of an event on a 24-hour clock, "07:30"; null for an all-day one. */
export function timeOf(event: EconomicEvent, zone: DisplayZone): string | null {
  const instant = instantOf(event);
  if (instant === null) return null;
  return zone === 'mexico' ? event.local_time : wallClock(new Date(instant), zoneOf(zone)).time;
}

/** Day and hour of an instant, "Thu 11, 07:30". */
export function momentOf(timeIso: string, zone: DisplayZone, locale: Locale): string {
  const { day, time } = wallClock(new Date(timeIso), zoneOf(zone));
  return `${formatDayShort(day, locale)}, ${time}`;
}

/** Calendar day of an event, "YYYY-MM-DD"; an all-day one keeps the date it names. */
export function dayOf(event: EconomicEvent, zone: DisplayZone): string {
  const instant = instantOf(event);
  if (instant === null || zone === 'mexico') return event.day_bucket;
  return wallClock(new Date(instant), zoneOf(zone)).day;
}

/** Date of an event, "Thu 11", where it is another in the zone shown than the day the event is listed under; else null. */
export function otherDate(event: EconomicEvent, zone: DisplayZone, locale: Locale): string | null {
  const day = dayOf(event, zone);
  return day === event.day_bucket ? null : formatDayShort(day, locale);
}
