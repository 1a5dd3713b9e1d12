import type { Listing } from '#contracts/listing.ts';
import type { Span } from '#domain/events/recognise.ts';
import { addDays, NEW_YORK, startOfDay, wallClock } from '#domain/events/zones.ts';

/** Rows with a wrong date, up to this share, do not make two weeks. */
const MOST = 0.9;

/**
 * The week that the export lists completely, Sunday to Saturday in New York. It comes from the rows and not from the clock,
 * because the export may still be of the old week around Saturday midnight. Null for no rows, or for rows of several weeks.
 */
export function listedWeek(rows: readonly Listing[]): Span | null {
  // A holiday has the date of its own country, which may be the day before or after New York's week.
  const dated = rows.filter(({ holiday }) => !holiday);
  const weeks = [...Map.groupBy(dated, ({ timeIso }) => sundayOf(timeIso))];
  const [sunday] = weeks.find(([, own]) => own.length >= dated.length * MOST) ?? [];
  return sunday ? { from: startOfDay(sunday, NEW_YORK), to: startOfDay(addDays(sunday, 7), NEW_YORK) } : null;
}

function sundayOf(timeIso: string): string {
  const { day } = wallClock(new Date(timeIso), NEW_YORK);
  return addDays(day, -new Date(day).getUTCDay());
}
