const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

const zone = new Intl.DateTimeFormat('en', { timeZone: 'America/New_York', timeZoneName: 'longOffset' });
/** Clocks change on a whole hour, so one look-up an hour is exact. */
const offsets = new Map<number, number>();

/** Minutes east of UTC: -240 in summer, -300 in winter. */
function offsetMinutes(at: Date): number {
  const hour = Math.floor(at.getTime() / HOUR_MS);
  const known = offsets.get(hour);
  if (known !== undefined) return known;
  const name = zone.formatToParts(at).find((part) => part.type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  const size = Number(hours) * 60 + Number(minutes);
  offsets.set(hour, sign === '-' ? -size : size);
  return sign === '-' ? -size : size;
}

/** ISO 8601 with the New York offset of that instant, "2026-08-12T08:30:00-04:00". */
export function newYorkIso(at: Date): string {
  const offset = offsetMinutes(at);
  const face = new Date(at.getTime() + offset * MINUTE_MS).toISOString().slice(0, 19);
  return `${face}-0${-offset / 60}:00`;
}

/** The New York calendar day of an instant, "YYYY-MM-DD". */
export function newYorkDay(at: Date): string {
  return newYorkIso(at).slice(0, 10);
}

/** The instant at which New York clocks show `time` ("HH:mm") on `day`; a skipped hour gives the one after it. */
export function newYorkInstant(day: string, time: string): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const guess = new Date(asUtc - offsetMinutes(new Date(asUtc)) * MINUTE_MS);
  return new Date(asUtc - offsetMinutes(guess) * MINUTE_MS);
}

/** Each answer asks for the same days again. */
const counted = new Map<string, string>();

/** Plain calendar arithmetic on "YYYY-MM-DD". */
export function addDays(day: string, days: number): string {
  const key = `${day} ${days}`;
  const known = counted.get(key);
  if (known !== undefined) return known;
  const later = new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
  counted.set(key, later);
  return later;
}

/** The Sunday that opens the New York week of an instant, "YYYY-MM-DD". */
export function newYorkSunday(at: Date): string {
  const day = newYorkDay(at);
  return addDays(day, -new Date(`${day}T00:00:00Z`).getUTCDay());
}

/** First instant of the New York week that holds `at`, and of the week after it. */
export function newYorkWeek(at: Date): { from: Date; to: Date } {
  const sunday = newYorkSunday(at);
  return { from: newYorkInstant(sunday, '00:00'), to: newYorkInstant(addDays(sunday, 7), '00:00') };
}
