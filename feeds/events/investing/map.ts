import type { Impact } from '#contracts/events.ts';
import type { Listing } from '#contracts/listing.ts';
import { economyOf } from '#domain/events/places.ts';
import { slug } from '#domain/events/recognise.ts';
import { cleanFigure, cleanNumber, displayNumber } from '#feeds/clean.ts';
import { linkOn } from '../link.ts';
import { Dropped, type NoteOddity } from '../map-rows.ts';
import { countryOfId } from './countries.ts';
import {
  type InvestingEvent,
  type InvestingOccurrence,
  investingEventSchema,
  investingOccurrenceSchema,
} from './schema.ts';

const SITE = 'https://www.investing.com';
const MAX_TITLE = 300;
const IMPACTS: ReadonlyMap<string, Impact> = new Map([
  ['low', 'low'],
  ['medium', 'medium'],
  ['high', 'high'],
]);

/** Readable events by number. */
export function indexEvents(raw: readonly unknown[]): ReadonlyMap<number, InvestingEvent> {
  const events = raw.flatMap((one) => investingEventSchema.safeParse(one).data ?? []);
  return new Map(events.map((event) => [event.event_id, event]));
}

/** Maps one occurrence and its event (K3); drops those of other currencies than the ten followed ones. Without an importance it is low. */
export function mapOccurrence(
  raw: unknown,
  events: ReadonlyMap<number, InvestingEvent>,
  note?: NoteOddity,
): Listing | Dropped {
  const { data: occurrence } = investingOccurrenceSchema.safeParse(raw);
  if (!occurrence) return new Dropped('bad_row');
  const event = events.get(occurrence.event_id);
  const title = titleOf(event);
  if (!event || !title) return new Dropped('no_event');
  if ((event.country_id ?? event.currency) === null) return new Dropped('bad_row');
  const country = countryOfId(event.country_id);
  // A number that is not in our table is another country, whatever its currency: Ecuador pays in dollars.
  const economy = event.country_id !== null && !country ? null : economyOf(country, event.currency);
  if (!economy) return new Dropped('other_currency');
  const impact = IMPACTS.get(event.importance.toLowerCase());
  if (!impact && event.importance !== '') note?.('unknown_impact_kept');
  const id = idOf(occurrence);
  const timeIso = occurrence.occurrence_time;
  return {
    vendor: 'investing',
    vendorId: id,
    base: id,
    day: timeIso.slice(0, 10),
    title,
    ...economy,
    impact: impact ?? 'low',
    holiday: false,
    timeIso,
    forecast: displayFigure(occurrence.forecast, occurrence),
    previous: displayFigure(occurrence.previous, occurrence),
    actual: displayFigure(occurrence.actual, occurrence),
    link: linkOf(event.page_link),
  };
}

function titleOf(event: InvestingEvent | undefined): string | undefined {
  return [event?.long_name, event?.event_translated, event?.short_name].find(
    (name) => name && name.length <= MAX_TITLE,
  );
}

/** An event happens at most once a day, so the day replaces a missing occurrence number. */
function idOf({ occurrence_id, event_id, occurrence_time }: InvestingOccurrence): string {
  return `inv-${slug(occurrence_id || `${event_id} ${occurrence_time.slice(0, 10)}`)}`;
}

/** "3.0%", "218K". Text with a unit of its own stays as written. */
function displayFigure(value: unknown, { precision, unit }: InvestingOccurrence): string | null {
  const number = cleanNumber(value);
  if (number === null) return cleanFigure(value);
  return unit === null ? null : `${displayNumber(number, precision)}${unit}`;
}

function linkOf(path: string): string {
  return (path === '' ? null : linkOn(SITE, path)) ?? `${SITE}/economic-calendar/`;
}
