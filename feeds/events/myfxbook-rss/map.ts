import type { Impact } from '#contracts/events.ts';
import type { Listing } from '#contracts/listing.ts';
import { slug } from '#domain/events/recognise.ts';
import { NEW_YORK, wallClock } from '#domain/events/zones.ts';
import { Dropped } from '../map-rows.ts';
import { countryOfSlug } from './countries.ts';
import type { FeedItem } from './parse.ts';
import { parsePubDate } from './pub-date.ts';

const EVENT_PATH = /\/forex-economic-calendar\/([^/]+)\/([^/]+)\/?$/;
const MAX_TITLE = 200;
const MAX_FIGURE = 40;

/** Maps one item of the feed (K3). Without an impact mark it is low. */
export function mapFeedItem(item: FeedItem): Listing | Dropped {
  const address = addressOf(item.link);
  if (!address || item.title === '' || item.title.length > MAX_TITLE) return new Dropped('bad_row');
  const timeIso = parsePubDate(item.pubDate);
  if (timeIso === null) return new Dropped('bad_date');
  const { figures } = item;
  if (!figures) return new Dropped('no_table');
  return {
    vendor: 'myfxbook',
    vendorId: null,
    title: withoutCountry(item.title, address.country),
    ...countryOfSlug(address.country),
    impact: toImpact(item.impact),
    holiday: false,
    timeIso,
    forecast: toFigure(figures.consensus),
    previous: toFigure(figures.previous),
    actual: toFigure(figures.actual),
    link: address.href,
    base: slug(`${address.country} ${address.event}`),
    day: wallClock(new Date(timeIso), NEW_YORK).day,
  };
}

function addressOf(link: string): { href: string; country: string; event: string } | null {
  const url = URL.parse(link);
  const [, country, event] = EVENT_PATH.exec(url?.pathname ?? '') ?? [];
  if (!url || !country || !event || !/^https?:$/.test(url.protocol)) return null;
  return { href: url.href, country: slug(country), event: slug(event) };
}

/** "United States Core PCE Price Index MoM" → "Core PCE Price Index MoM". */
function withoutCountry(title: string, country: string): string {
  const prefix = new RegExp(`^${country.split('-').join('[\\s-]+')}\\s+(?=\\S)`, 'i');
  return title.replace(prefix, '');
}

function toImpact(mark: string | null): Impact {
  return mark === 'high' || mark === 'medium' ? mark : 'low';
}

function toFigure(text: string | undefined): string | null {
  return text && text.length <= MAX_FIGURE ? text : null;
}
