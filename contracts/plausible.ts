/**
 * How far from its reading an event may be. Calendars list a day, a week or two around now; a row of another year is a fault of
 * its upstream.
 */
const PLAUSIBLE_MS = 8 * 7 * 86_400_000;

/** Whether a calendar that was read at `readAt` can list an event at that time; both ISO 8601. */
export function isPlausible(timeIso: string, readAt: string): boolean {
  return Math.abs(Date.parse(timeIso) - Date.parse(readAt)) <= PLAUSIBLE_MS;
}
