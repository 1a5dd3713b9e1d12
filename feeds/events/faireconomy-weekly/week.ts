import type { Listing } from '#contracts/listing.ts';
import type { Span } from '#domain/events/recognise.ts';
import { addDays, NEW_YORK, startOfDay, wallClock } from '#domain/events/zones.ts';

/** One row with a wrong date does not make a list of two weeks. */
const MOST = 0.9;

/**
 * The week the export lists whole, Sunday to Saturday in New York, taken from its rows and not from the clock: around
 * Saturday midnight it may still be the old one. Null for no rows, or for rows of more than one week.
 */
export function listedWeek(rows: readonly Listing[]): Span | null {
  // A holiday is listed at its own country's date, which may be the day before or after New York's week.
  const dated = rows.filter(({ holiday }) => !holiday);
  const weeks = [...Map.groupBy(dated, ({ timeIso }) => sundayOf(timeIso))];
  const [sunday] = weeks.find(([, own]) => own.length >= dated.length * MOST) ?? [];
  return sunday ? { from: startOfDay(sunday, NEW_YORK), to: startOfDay(addDays(sunday, 7), NEW_YORK) } : null;
}

function sundayOf(timeIso: string): string {
  const { day } = wallClock(new Date(timeIso), NEW_YORK);
  return addDays(day, -new Date(day).getUTCDay());
}
