import type { Listing } from '#contracts/listing.ts';
import type { Span } from '#domain/events/recognise.ts';
import { addDays, NEW_YORK, startOfDay, wallClock } from '#domain/events/zones.ts';

/**
 * The week the export lists whole, Sunday to Saturday in New York, told by its rows and not by the clock: around
 * Saturday midnight it may still be the old one. Null for no rows, or for rows of more than one week.
 */
export function listedWeek(rows: readonly Listing[]): Span | null {
  // A holiday stands at its own country's date, which may be the day before or after New York's week.
  const sundays = new Set(rows.filter(({ holiday }) => !holiday).map(({ timeIso }) => sundayOf(timeIso)));
  const [first, ...others] = sundays;
  if (first === undefined || others.length > 0) return null;
  return { from: startOfDay(first, NEW_YORK), to: startOfDay(addDays(first, 7), NEW_YORK) };
}

function sundayOf(timeIso: string): string {
  const { day } = wallClock(new Date(timeIso), NEW_YORK);
  return addDays(day, -new Date(day).getUTCDay());
}
