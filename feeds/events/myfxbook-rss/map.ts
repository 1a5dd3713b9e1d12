import type { Impact } from '#contracts/events.ts';
import type { Listing } from '#contracts/listing.ts';
import { slug } from '#domain/events/recognise.ts';
import { NEW_YORK, wallClock } from '#domain/events/zones.ts';
import { cleanFigure } from '#feeds/clean.ts';
import { linkOn } from '../link.ts';
import { Dropped, type NoteOddity } from '../map-rows.ts';
import { countryOfSlug } from './countries.ts';
import type { FeedItem } from './parse.ts';
import { parsePubDate } from './pub-date.ts';

const EVENT_PATH = /\/forex-economic-calendar\/([^/]+)\/([^/]+)\/?$/;
const SITE = 'https://www.myfxbook.com';
const MAX_TITLE = 200;
/** "no" is the feed's fourth mark. */
const IMPACTS: ReadonlyMap<string | null, Impact> = new Map([
  ['no', 'low'],
  ['low', 'low'],
  ['medium', 'medium'],
  ['high', 'high'],
]);

/** Maps one item of the feed (K3). An unknown impact is low; without a whole table its figures are unknown. */
export function mapFeedItem(item: FeedItem, note?: NoteOddity): Listing | Dropped {
  const address = addressOf(item.link);
  if (!address || item.title === '' || item.title.length > MAX_TITLE) return new Dropped('bad_row');
  const timeIso = parsePubDate(item.pubDate);
  if (timeIso === null) return new Dropped('bad_date');
  const place = countryOfSlug(address.country);
  if (place.country === null) note?.('unknown_country_kept');
  if (address.link === null) note?.('foreign_link_kept');
  const { figures } = item;
  const impact = IMPACTS.get(item.impact);
  if (!figures) note?.('no_table_kept');
  else if (!impact) note?.('unknown_impact_kept');
  return {
    vendor: 'myfxbook',
    vendorId: null,
    title: withoutCountry(item.title, address.country),
    ...place,
    impact: impact ?? 'low',
    holiday: false,
    timeIso,
    forecast: cleanFigure(figures?.consensus),
    previous: cleanFigure(figures?.previous),
    actual: cleanFigure(figures?.actual),
    link: address.link ?? `${SITE}/forex-economic-calendar`,
    base: slug(`${address.country} ${address.event}`),
    day: wallClock(new Date(timeIso), NEW_YORK).day,
  };
}

/** The names in an event's address, and its link; null for a link to another site, which is not shown. */
function addressOf(text: string): { link: string | null; country: string; event: string } | null {
  const url = URL.parse(text);
  const [, country, event] = EVENT_PATH.exec(url?.pathname ?? '') ?? [];
  if (!url || !country || !event || !/^https?:$/.test(url.protocol)) return null;
  return { link: linkOn(SITE, text), country: slug(country), event: slug(event) };
}

/** "United States Core PCE Price Index MoM" → "Core PCE Price Index MoM". */
function withoutCountry(title: string, country: string): string {
  const start = title.slice(0, country.length);
  const isNamed = start.replace(/[\s-]/g, '-').toLowerCase() === country && title[country.length] === ' ';
  return isNamed ? title.slice(country.length).trimStart() || title : title;
}
