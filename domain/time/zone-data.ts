/** Summer and winter instants in UTC with the hour in Mexico City: its summer time ended on 30 October 2022. */
const KNOWN_HOURS = [
  ['2023-07-15T12:00:00Z', 6],
  ['2026-07-15T12:00:00Z', 6],
  ['2026-01-15T12:00:00Z', 6],
] as const;

/** The hour of day, 0-23, that a runtime shows for an instant in an IANA zone. */
export type HourIn = (instant: Date, zone: string) => number;

/** Whether the runtime's zone data know that Mexico City has no summer time since 2022 (F8). */
export function knowsMexicanTime(hourIn: HourIn = intlHour): boolean {
  try {
    return KNOWN_HOURS.every(([instant, hour]) => hourIn(new Date(instant), 'America/Mexico_City') === hour);
  } catch {
    return false;
  }
}

function intlHour(instant: Date, zone: string): number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' });
  return Number(format.format(instant));
}
