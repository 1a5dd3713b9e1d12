import type { CalendarEvent, Scope } from '#contracts/events.ts';
import { knowsMexicanTime } from '#domain/time/zone-data.ts';

export const MEXICO_CITY = 'America/Mexico_City';
export const NEW_YORK = 'America/New_York';

const DAY_MS = 86_400_000;

/** Date and time of one instant from one call, so that both are of the same day. */
export interface WallClock {
  /** "YYYY-MM-DD" */
  readonly day: string;
  /** "HH:mm", 24-hour clock, midnight is "00:00". */
  readonly time: string;
}

export type Dated = Pick<CalendarEvent, 'timeIso' | 'holiday'>;

export interface ScopeBounds {
  /** First instant of the scope, inclusive. */
  readonly from: Date;
  /** First instant after it, exclusive. */
  readonly to: Date;
  /** Whether an event is in the scope: by its instant, a holiday by its date. */
  readonly holds: (event: Dated) => boolean;
}

const SIGNS = /\D+/;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Mexico City's offset since 2022, for browsers whose zone data still have its summer time. */
const MEXICO_FIXED = 'Etc/GMT+6';
let mexicoZone: string | undefined;

/** The zone, or a fixed offset for Mexico City where the device's zone data are older than its last change. */
export function dependable(zone: string): string {
  if (zone !== MEXICO_CITY) return zone;
  mexicoZone ??= knowsMexicanTime() ? MEXICO_CITY : MEXICO_FIXED;
  return mexicoZone;
}

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: dependable(zone),
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formats.set(zone, format);
  return format;
}

/** Date and time of a wall clock in an IANA zone. Throws RangeError on an invalid date. */
export function wallClock(instant: Date, zone: string): WallClock {
  // "06/10/2026, 16:30". `formatToParts` takes three times as long, and every event is asked for its day.
  const [month, day, year, hour, minute] = formatOf(zone).format(instant).split(SIGNS);
  return { day: `${year}-${month}-${day}`, time: `${hour}:${minute}` };
}

/** "YYYY-MM-DD" moved by whole days. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** Whether text is a date, "YYYY-MM-DD". `Date.parse` alone reads 30 February as 2 March. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
}

/** How far the clocks of a zone are ahead of UTC, in ms. */
function offsetAt(instant: number, zone: string): number {
  const { day, time } = wallClock(new Date(instant), zone);
  return Date.parse(`${day}T${time}Z`) - instant;
}

/**
 * The offsets from a day before and a day after what clocks show: one of them is valid at that time, because zones differ from
 * UTC by at most 14 hours.
 */
function offsetsAround(shown: number, zone: string): readonly [before: number, after: number] {
  return [offsetAt(shown - DAY_MS, zone), offsetAt(shown + DAY_MS, zone)];
}

/**
 * The first instant of a day in a zone, also when clocks change at midnight: a day may begin at 01:00, and the hour
 * before it may come twice.
 */
export function startOfDay(day: string, zone: string): Date {
  const wanted = Date.parse(day);
  const [before, after] = offsetsAround(wanted, zone);
  if (before === after) return new Date(wanted - before);
  const candidates = [wanted - before, wanted - after].toSorted((a, b) => a - b);
  const first = candidates.find((instant) => wallClock(new Date(instant), zone).day === day);
  return new Date(first ?? candidates.at(-1) ?? wanted);
}

/** The instant at which clocks of a zone show `time` ("HH:mm") on a day; a skipped hour gives the one after it. */
export function instantOn(day: string, time: string, zone: string): Date {
  const wanted = Date.parse(`${day}T${time}Z`);
  const [before, after] = offsetsAround(wanted, zone);
  if (before === after) return new Date(wanted - before);
  const guess = startOfDay(day, zone).getTime() + (wanted - Date.parse(day));
  // Clocks may have changed since midnight.
  return new Date(wanted - offsetAt(guess, zone));
}

/** Calendar day of an event in a zone (Mexico City), "YYYY-MM-DD"; a holiday keeps the date it names (F8). */
export function dayBucket({ timeIso, holiday }: Dated, zone: string = MEXICO_CITY): string {
  return holiday ? timeIso.slice(0, 10) : wallClock(new Date(timeIso), zone).day;
}

/** Mexico City wall time of an instant (ISO 8601), "HH:mm" (F8). */
export function localTime(timeIso: string): string {
  return wallClock(new Date(timeIso), MEXICO_CITY).time;
}

/** Sunday to Saturday around an event's Mexico City day, "YYYY-MM-DD/YYYY-MM-DD" (F8). */
export function weekRange(event: Dated): string {
  const { first, last } = weekOf(dayBucket(event));
  return `${first}/${last}`;
}

function weekOf(day: string): { first: string; last: string } {
  const first = addDays(day, -new Date(day).getUTCDay());
  return { first, last: addDays(first, 6) };
}

/** The day or week (Sunday to Saturday) of `now` in a zone; the product uses Mexico City (F8). */
export function scopeBounds(scope: Scope, now: Date, zone: string = MEXICO_CITY): ScopeBounds {
  const today = wallClock(now, zone).day;
  const { first, last } = scope === 'day' ? { first: today, last: today } : weekOf(today);
  return {
    from: startOfDay(first, zone),
    to: startOfDay(addDays(last, 1), zone),
    holds: (event) => {
      const day = dayBucket(event, zone);
      return first <= day && day <= last;
    },
  };
}
