import type { Impact } from '#contracts/events.ts';
import type { Listing } from '#contracts/listing.ts';
import { countryOf, currencyOf } from '#domain/events/places.ts';
import { slug } from '#domain/events/recognise.ts';
import { displayNumber } from '../display-number.ts';
import { Dropped } from '../map-rows.ts';
import { type TradingviewRow, tradingviewRowSchema } from './schema.ts';

const CALENDAR = 'https://www.tradingview.com/economic-calendar/';
const IMPACTS: Readonly<Record<TradingviewRow['importance'], Impact>> = {
  '-1': 'low',
  '0': 'medium',
  '1': 'high',
};

/** Maps one row as an event; drops rows of other currencies than the ten followed ones (K3). */
export function mapTradingviewRow(raw: unknown): Listing | Dropped {
  const { data: row } = tradingviewRowSchema.safeParse(raw);
  if (!row) return new Dropped('bad_row');
  const currency = row.currency ?? currencyOf(row.country);
  if (countryOf(currency) === null) return new Dropped('other_currency');
  const holiday = row.indicator === 'Holidays';
  const timeIso = new Date(row.date).toISOString();
  const id = `tv-${slug(String(row.id))}`;
  return {
    vendor: 'tradingview',
    vendorId: id,
    base: id,
    day: timeIso.slice(0, 10),
    title: row.title,
    country: row.country,
    currency,
    impact: IMPACTS[row.importance],
    holiday,
    timeIso: holiday ? `${timeIso.slice(0, 10)}T00:00:00.000Z` : timeIso,
    forecast: displayFigure(row.forecast, row),
    previous: displayFigure(row.previous, row),
    actual: displayFigure(row.actual, row),
    link: CALENDAR,
  };
}

/** "1.4%", "-7.8 €B", "208K": a space separates a money sign from its number. */
function displayFigure(value: number | null | undefined, { unit, scale }: TradingviewRow): string | null {
  if (value === null || value === undefined) return null;
  const number = displayNumber(value);
  if (unit === '%') return `${number}%`;
  return unit ? `${number} ${unit}${scale ?? ''}` : `${number}${scale ?? ''}`;
}
