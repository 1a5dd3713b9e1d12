import type { Impact } from '#contracts/events.ts';
import type { Listing } from '#contracts/listing.ts';
import { countryOf, homeZone, splitDemonym } from '#domain/events/places.ts';
import { slug } from '#domain/events/recognise.ts';
import { NEW_YORK, wallClock } from '#domain/events/zones.ts';
import { Dropped } from '../map-rows.ts';
import { type WeeklyRow, weeklyRowSchema } from './schema.ts';

/** The export has no address of an event. */
const CALENDAR = 'https://www.forexfactory.com/calendar';
const IMPACTS: Readonly<Record<WeeklyRow['impact'], Impact>> = {
  High: 'high',
  Medium: 'medium',
  Low: 'low',
  Holiday: 'low',
};

/** A row that names its event but has no date. */
export class Undated extends Dropped {
  /** As in `Listing`. */
  readonly base: string;

  constructor(base: string) {
    super('no_date');
    this.base = base;
  }
}

/** Maps one row of the export (K3). */
export function mapWeeklyRow(raw: unknown): Listing | Dropped {
  const { data: row } = weeklyRowSchema.safeParse(raw);
  if (!row) return new Dropped('bad_row');
  const currency = row.country === 'All' ? null : row.country;
  const base = slug(`${currency ?? 'all'} ${row.title}`);
  if (row.date === '') return new Undated(base);
  const country = splitDemonym(row.title).country ?? countryOf(currency);
  const holiday = row.impact === 'Holiday';
  return {
    vendor: 'faireconomy',
    vendorId: null,
    title: row.title,
    country,
    currency,
    impact: IMPACTS[row.impact],
    holiday,
    ...dated(new Date(row.date), holiday, country, currency),
    forecast: row.forecast?.trim() || null,
    previous: row.previous?.trim() || null,
    actual: null,
    link: CALENDAR,
    base,
  };
}

/**
 * The export lists a holiday at its local morning, in New York time: a holiday in Tokyo at 19:00 of the evening before.
 * Its day is the date in its own country at that instant.
 */
function dated(instant: Date, holiday: boolean, country: string | null, currency: string | null) {
  if (!holiday) return { timeIso: instant.toISOString(), day: wallClock(instant, NEW_YORK).day };
  const zone = country === null ? NEW_YORK : homeZone(country, currency);
  const { day } = wallClock(instant, zone);
  return { timeIso: `${day}T00:00:00.000Z`, day };
}
