import { createConditionalRead, type FileKeeping } from '#feeds/http/conditional.ts';
import type { UpstreamGet } from '#feeds/http/port.ts';
import { FeedError } from '#feeds/ports.ts';
import { addressOf } from '../address.ts';
import { type MappedRows, mapRows } from '../map-rows.ts';
import { mapFeedItem } from './map.ts';
import { parseFeed } from './parse.ts';

const UPSTREAM = 'myfxbook rss';

/** Reads the feed of about a day around now, all countries, with actual values. It may have no items. Throws FeedError. */
export function createRssRead(
  get: UpstreamGet,
  baseUrl: string,
  keeping?: FileKeeping,
): (signal: AbortSignal) => Promise<MappedRows> {
  const url = addressOf(baseUrl, '/rss/forex-economic-calendar-events');
  const read = createConditionalRead(get, keeping);
  return (signal) => read({ name: 'calendar-rss', url, expect: 'xml', parse: parseRss }, signal);
}

/**
 * Events of unknown countries are kept, but are of no followed currency. A feed in which no item has a table changed its
 * shape: FeedError `malformed`.
 */
export function parseRss(text: string): MappedRows {
  const items = parseFeed(text);
  if (items.length > 0 && items.every(({ figures }) => figures === null))
    throw new FeedError('malformed', `${UPSTREAM}: none of ${items.length} items has a table of figures`);
  return mapRows(UPSTREAM, items, mapFeedItem);
}
