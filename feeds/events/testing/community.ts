import type { EventsReading, KnownEvent } from '#feeds/ports.ts';
import { createCommunityFeed } from '../community/feed.ts';
import { fakeGet, signal } from './fake-get.ts';
import { feedOf, type ItemFacts } from './rss-document.ts';

export const NOW = new Date('2026-09-15T13:00:00Z');

/** A row of the weekly export. */
export const listed = (title: string, date: string, over: Record<string, string> = {}) => ({
  title,
  country: 'USD',
  date,
  impact: 'High',
  forecast: '',
  previous: '',
  ...over,
});
export const SALES = listed('Retail Sales m/m', '2026-09-15T08:30:00-04:00', {
  forecast: '0.2%',
  previous: '0.5%',
});
/** An item of the RSS that reports SALES. */
export const reported = (over: Partial<ItemFacts> = {}): ItemFacts => ({
  title: 'United States Retail Sales MoM',
  path: 'united-states/retail-sales-mom',
  pubDate: 'Tue, 15 Sep 2026 12:30 GMT',
  previous: '0.5%',
  consensus: '0.3%',
  actual: '0.6%',
  ...over,
});
export const SALES_ID = 'usd-retail-sales-m-m-2026-09-15';
export const RSS_SALES_ID = 'united-states-retail-sales-mom-2026-09-15';

interface Given {
  readonly weekly?: readonly unknown[] | Error | null;
  readonly rss?: readonly ItemFacts[] | Error | null;
  readonly known?: readonly KnownEvent[];
  readonly kindOf?: (title: string) => string | null;
}

/** One reading; a part given as null is not due. */
export function readCommunity({
  weekly = null,
  rss = null,
  known = [],
  kindOf = () => null,
}: Given): Promise<EventsReading> {
  const feed = createCommunityFeed({
    weekly: fakeGet(weekly instanceof Error ? weekly : JSON.stringify(weekly ?? [])).get,
    rss: fakeGet(rss instanceof Error ? rss : feedOf(...(rss ?? []))).get,
    weeklyUrl: 'http://127.0.0.1:9',
    rssUrl: 'http://127.0.0.1:9',
    kindOf,
  });
  const parts = [...(weekly === null ? [] : ['weekly']), ...(rss === null ? [] : ['rss'])];
  return feed.read({ now: NOW, parts, known }, signal);
}

export const byId = (reading: EventsReading, id: string) => reading.rows.find((row) => row.id === id);
