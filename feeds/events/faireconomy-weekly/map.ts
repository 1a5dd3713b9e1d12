import * as z from 'zod/mini';
import type { Impact } from '#contracts/events.ts';
import type { Listing } from '#contracts/listing.ts';
import { countryOf, currencyOf, homeZone, splitDemonym } from '#domain/events/places.ts';
import { slug } from '#domain/events/recognise.ts';
import { NEW_YORK, wallClock } from '#domain/events/zones.ts';
import { codeOf, figure, instant, text, title } from '../fields.ts';
import { Dropped, type NoteOddity } from '../map-rows.ts';

/** One row of the weekly export. All values are text, "" for a missing one. It never has an actual. */
const weeklyRowSchema = z.object({
  title,
  /** A currency code, or "All" for the whole world. */
  country: z.pipe(codeOf(3), z.string()),
  /** With the offset of New York; "" in rows without a time. */
  date: z.union([instant, z.literal('')]),
  impact: text,
  forecast: figure,
  previous: figure,
});

/** The export has no address of an event. */
const CALENDAR = 'https://www.forexfactory.com/calendar';
/** The whole world. In captures of the export it is "All" or "ALL". */
const WORLD = 'ALL';
const HOLIDAY = 'holiday';
/** Recorded holidays have it at the end of their title: "French Bank Holiday". */
const BANK_HOLIDAY = /\bbank holiday$/i;
const IMPACTS: ReadonlyMap<string, Impact> = new Map([
  ['high', 'high'],
  ['medium', 'medium'],
  ['low', 'low'],
  [HOLIDAY, 'low'],
]);

/** A row that names its event but has no date. */
export class Undated extends Dropped {
  /** As in `Listing`. */
  readonly base: string;

  constructor(base: string) {
    super('no_date');
    this.base = base;
  }
}

/** Maps one row of the export (K3). An unknown impact is low. */
export function mapWeeklyRow(raw: unknown, note?: NoteOddity): Listing | Dropped {
  const { data: row } = weeklyRowSchema.safeParse(raw);
  if (!row) return new Dropped('bad_row');
  const { title, date, forecast, previous } = row;
  const currency = row.country === WORLD ? null : row.country;
  const base = slug(`${currency ?? 'all'} ${title}`);
  if (date === '') return new Undated(base);
  const member = splitDemonym(title).country;
  const country = member !== null && currencyOf(member) === currency ? member : countryOf(currency);
  const mark = row.impact.toLowerCase();
  const impact = IMPACTS.get(mark);
  if (!impact) note?.('unknown_impact_kept');
  const holiday = mark === HOLIDAY || BANK_HOLIDAY.test(title);
  return {
    vendor: 'faireconomy',
    vendorId: null,
    title,
    country,
    currency,
    impact: impact ?? 'low',
    holiday,
    ...dated(new Date(date), holiday, country, currency),
    forecast,
    previous,
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
