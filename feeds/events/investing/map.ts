import type { Listing } from '#contracts/listing.ts';
import { countryOf, currencyOf } from '#domain/events/places.ts';
import { slug } from '#domain/events/recognise.ts';
import { displayNumber } from '../display-number.ts';
import { Dropped } from '../map-rows.ts';
import { countryOfId } from './countries.ts';
import {
  type InvestingEvent,
  type InvestingOccurrence,
  investingEventSchema,
  investingOccurrenceSchema,
} from './schema.ts';

const SITE = 'https://www.investing.com';

/** Readable events by number. */
export function indexEvents(raw: readonly unknown[]): ReadonlyMap<number, InvestingEvent> {
  const events = raw.flatMap((one) => investingEventSchema.safeParse(one).data ?? []);
  return new Map(events.map((event) => [event.event_id, event]));
}

/** Maps one occurrence and its event (K3). Without an importance it is low. */
export function mapOccurrence(raw: unknown, events: ReadonlyMap<number, InvestingEvent>): Listing | Dropped {
  const { data: occurrence } = investingOccurrenceSchema.safeParse(raw);
  if (!occurrence) return new Dropped('bad_row');
  const event = events.get(occurrence.event_id);
  const title = titleOf(event);
  if (!event || !title) return new Dropped('no_event');
  const currency = event.currency || currencyOf(countryOfId(event.country_id));
  const id = idOf(occurrence);
  const timeIso = new Date(occurrence.occurrence_time).toISOString();
  return {
    vendor: 'investing',
    vendorId: id,
    base: id,
    day: timeIso.slice(0, 10),
    title,
    country: countryOfId(event.country_id) ?? countryOf(currency),
    currency,
    impact: event.importance ?? 'low',
    holiday: false,
    timeIso,
    forecast: displayFigure(occurrence.forecast, occurrence),
    previous: displayFigure(occurrence.previous, occurrence),
    actual: displayFigure(occurrence.actual, occurrence),
    link: linkOf(event.page_link),
  };
}

function titleOf(event: InvestingEvent | undefined): string | undefined {
  return [event?.long_name, event?.event_translated, event?.short_name]
    .map((name) => name?.trim())
    .find((name) => name);
}

/** An event happens at most once a day, so the day replaces a missing occurrence number. */
function idOf({ occurrence_id, event_id, occurrence_time }: InvestingOccurrence): string {
  const own = occurrence_id ?? `${event_id} ${new Date(occurrence_time).toISOString().slice(0, 10)}`;
  return `inv-${slug(String(own))}`;
}

function displayFigure(
  value: number | null | undefined,
  { precision, unit }: InvestingOccurrence,
): string | null {
  if (value === null || value === undefined) return null;
  return `${displayNumber(value, precision ?? undefined)}${unit ?? ''}`;
}

function linkOf(path: string | null | undefined): string {
  const url = path ? URL.parse(path, SITE) : null;
  return url?.origin === SITE ? url.href : `${SITE}/economic-calendar/`;
}
