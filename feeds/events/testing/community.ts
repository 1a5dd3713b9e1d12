import type { Listing, Vendor } from '#contracts/listing.ts';
import type { UpstreamGet } from '#feeds/http/port.ts';
import type { EventsFeed, EventsReading } from '#feeds/ports.ts';
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

/** The answers of both upstreams; a test may change them. */
export interface CommunityWorld {
  weekly: readonly unknown[] | Error;
  rss: readonly (ItemFacts | string)[] | Error;
  /** An upstream answers when this has resolved. */
  beforeAnswer?: (part: 'weekly' | 'rss') => Promise<void>;
}

/** The community's feed on fake upstreams that answer what `world` holds at the time of the call. */
export function communityFeed(world: CommunityWorld): EventsFeed {
  const getOf =
    (part: 'weekly' | 'rss', bodyOf: () => string | Error): UpstreamGet =>
    async (...call) => {
      const { get } = fakeGet(bodyOf());
      await world.beforeAnswer?.(part);
      return get(...call);
    };
  const { stringify } = JSON;
  return createCommunityFeed({
    weekly: getOf('weekly', () => (world.weekly instanceof Error ? world.weekly : stringify(world.weekly))),
    rss: getOf('rss', () => (world.rss instanceof Error ? world.rss : feedOf(...world.rss))),
    weeklyUrl: 'http://127.0.0.1:9',
    rssUrl: 'http://127.0.0.1:9',
  });
}

/** One reading; parts that are not named are not due. */
export function readCommunity(world: Partial<CommunityWorld>): Promise<EventsReading> {
  const parts = ['weekly', 'rss'].filter((part) => part in world);
  return communityFeed({ weekly: [], rss: [], ...world }).read({ now: NOW, parts }, signal);
}

/** The rows of one vendor's list; undefined without such a list. */
export const listOf = ({ lists }: EventsReading, vendor: Vendor): readonly Listing[] | undefined =>
  lists.find((list) => list.vendor === vendor)?.rows;
