import { translate } from '#content/words/translate.ts';
import type { EconomicEvent } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import { instantOf, timingOf } from '#domain/events/live.ts';
import { wallClock } from '#domain/events/zones.ts';
import { formatDayShort } from '#domain/format.ts';
import { type DisplayZone, zoneOf } from '#domain/time/display-zone.ts';

/** Time of an event on a 24-hour clock, "07:30"; null where it has none. */
export function timeOf(event: EconomicEvent, zone: DisplayZone): string | null {
  const instant = instantOf(event);
  if (instant === null) return null;
  return zone === 'mexico' ? event.local_time : wallClock(new Date(instant), zoneOf(zone)).time;
}

/** The same in words: "07:30", "All day", or that the hour is still to be confirmed. */
export function hourWords(event: EconomicEvent, zone: DisplayZone, locale: Locale): string {
  const words = timingOf(event) === 'day' ? 'events.noHour' : 'events.allDay';
  return timeOf(event, zone) ?? translate(locale, words);
}

/** What an event without a time has in place of its countdown. */
export function untimedWords(event: EconomicEvent, locale: Locale): string {
  const timing = timingOf(event);
  if (timing === 'holiday') return translate(locale, 'events.holiday');
  return translate(locale, timing === 'clock_change' ? 'events.noHoliday' : 'events.noHour');
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
