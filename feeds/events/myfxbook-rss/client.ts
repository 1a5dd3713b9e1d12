import type { Listing } from '#contracts/listing.ts';
import { createConditionalRead, type FileKeeping } from '#feeds/http/conditional.ts';
import type { UpstreamGet } from '#feeds/http/port.ts';
import { addressOf } from '../address.ts';
import { Dropped, type MappedRows, mapRows } from '../map-rows.ts';
import { mapFeedItem } from './map.ts';
import { parseFeed } from './parse.ts';

/** Reads the feed of about a day around now, all countries, with actual values. It may have no items. Throws FeedError. */
export function createRssRead(
  get: UpstreamGet,
  baseUrl: string,
  keeping?: FileKeeping,
): (signal: AbortSignal) => Promise<MappedRows<Listing>> {
  const url = addressOf(baseUrl, '/rss/forex-economic-calendar-events');
  const read = createConditionalRead(get, keeping);
  return (signal) => read({ name: 'calendar-rss', url, expect: 'xml', parse: parseRss }, signal);
}

/** Events of unknown countries are kept without country and currency; `unknown_country_kept` counts them. */
export function parseRss(text: string): MappedRows<Listing> {
  const seen = new Set<string>();
  const mapped = mapRows('myfxbook', parseFeed(text), (item) => {
    const event = mapFeedItem(item);
    if (event instanceof Dropped) return event;
    const key = `${event.base} ${event.timeIso}`;
    if (seen.has(key)) return new Dropped('duplicate');
    seen.add(key);
    return event;
  });
  const unknown = mapped.rows.filter(({ country }) => country === null).length;
  if (unknown === 0) return mapped;
  return { ...mapped, dropped: { ...mapped.dropped, unknown_country_kept: unknown } };
}
