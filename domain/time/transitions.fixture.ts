const DAY_MS = 86_400_000;

export interface Transition {
  readonly zone: string;
  /** The zone's calendar day on which its clocks change, "YYYY-MM-DD". */
  readonly day: string;
  /** The instant of the change. */
  readonly at: number;
  /** Hours of that day. */
  readonly hours: 23 | 25;
  /** Minutes ahead of UTC after the change. */
  readonly offset: number;
}

const YEARS = [2024, 2025, 2026, 2027, 2028] as const;

/** The n-th Sunday of a month (1-12); −1 is the last. Computed from the calendar, not from zone data. */
function sunday(year: number, month: number, nth: number): string {
  const first = nth > 0 ? Date.UTC(year, month - 1, 1) : Date.UTC(year, month, 1) - 7 * DAY_MS;
  const toSunday = (7 - new Date(first).getUTCDay()) % 7;
  const day = first + (toSunday + (nth > 0 ? (nth - 1) * 7 : 0)) * DAY_MS;
  return new Date(day).toISOString().slice(0, 10);
}

/** Second Sunday of March and first of November, both at 2:00 of the old time (Energy Policy Act of 2005). */
function newYork(year: number): Transition[] {
  const [spring, autumn] = [sunday(year, 3, 2), sunday(year, 11, 1)];
  const zone = 'America/New_York';
  return [
    { zone, day: spring, at: Date.parse(`${spring}T07:00Z`), hours: 23, offset: -240 },
    { zone, day: autumn, at: Date.parse(`${autumn}T06:00Z`), hours: 25, offset: -300 },
  ];
}

/** Last Sundays of March and October at 1:00 UTC, everywhere at once (Directive 2000/84/EC). */
function europe(zone: string, winter: number, year: number): Transition[] {
  const [spring, autumn] = [sunday(year, 3, -1), sunday(year, 10, -1)];
  return [
    { zone, day: spring, at: Date.parse(`${spring}T01:00Z`), hours: 23, offset: winter + 60 },
    { zone, day: autumn, at: Date.parse(`${autumn}T01:00Z`), hours: 25, offset: winter },
  ];
}

/** Every change of clocks in New York, London and Madrid, 2024-2028. */
export const TRANSITIONS: readonly Transition[] = YEARS.flatMap((year) => [
  ...newYork(year),
  ...europe('Europe/London', 0, year),
  ...europe('Europe/Madrid', 60, year),
]);
