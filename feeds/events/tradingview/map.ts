import type { Impact } from '#contracts/events.ts';
import type { Listing } from '#contracts/listing.ts';
import { economyOf } from '#domain/events/places.ts';
import { slug } from '#domain/events/recognise.ts';
import { cleanFigure, cleanNumber } from '#feeds/clean.ts';
import { Dropped, type NoteOddity } from '../map-rows.ts';
import { type TradingviewRow, tradingviewRowSchema } from './schema.ts';

const CALENDAR = 'https://www.tradingview.com/economic-calendar/';
const IMPACTS: ReadonlyMap<number | null, Impact> = new Map([
  [-1, 'low'],
  [0, 'medium'],
  [1, 'high'],
]);

/** Maps one row as an event; drops rows of other currencies than the ten followed ones (K3). An unknown importance is low. */
export function mapTradingviewRow(raw: unknown, note?: NoteOddity): Listing | Dropped {
  const { data: row } = tradingviewRowSchema.safeParse(raw);
  if (!row || (row.country ?? row.currency) === null) return new Dropped('bad_row');
  const economy = economyOf(row.country, row.currency);
  if (!economy) return new Dropped('other_currency');
  const impact = IMPACTS.get(row.importance);
  if (!impact) note?.('unknown_impact_kept');
  const holiday = row.indicator.toLowerCase() === 'holidays';
  const day = row.date.slice(0, 10);
  const id = `tv-${slug(String(row.id))}`;
  return {
    vendor: 'tradingview',
    vendorId: id,
    base: id,
    day,
    title: row.title,
    ...economy,
    impact: impact ?? 'low',
    holiday,
    timeIso: holiday ? `${day}T00:00:00.000Z` : row.date,
    forecast: displayFigure(row.forecast, row),
    previous: displayFigure(row.previous, row),
    actual: displayFigure(row.actual, row),
    link: CALENDAR,
  };
}

/** "1.4%", "-7.8 €B", "208K": a space separates a money sign from its number. Text with a unit of its own stays as written. */
function displayFigure(value: unknown, { unit, scale }: TradingviewRow): string | null {
  const figure = cleanFigure(value);
  if (figure === null || cleanNumber(figure) === null) return figure;
  if (unit === null || scale === null) return null;
  if (unit === '%') return `${figure}%`;
  return unit ? `${figure} ${unit}${scale}` : `${figure}${scale}`;
}
