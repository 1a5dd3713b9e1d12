import { brand } from '#brand/load.ts';
import { brandOrigin } from '#brand/routes.ts';
import type { EventSource } from '#contracts/events.ts';
import type { KeptFiles } from '#contracts/kept-files.ts';
import { createCotFeed } from '#feeds/cot/feed.ts';
import type { PositioningFeed } from '#feeds/cot/port.ts';
import { createCommunityFeed } from '#feeds/events/community/feed.ts';
import { createInvestingFeed } from '#feeds/events/investing/feed.ts';
import { createTradingviewFeed } from '#feeds/events/tradingview/feed.ts';
import { createUpstreamGet, type GetFor, NO_RETRIES } from '#feeds/http/get.ts';
import type { UpstreamGet } from '#feeds/http/port.ts';
import { bytesOf } from '#feeds/limits.ts';
import type { OfficialFeed } from '#feeds/official/port.ts';
import type { OfficialSchedule } from '#feeds/official/schedule.ts';
import type { EventsFeed, SentimentFeed } from '#feeds/ports.ts';
import type { AccountStore } from '#feeds/sentiment/myfxbook-api/port.ts';
import type { Activity } from '../activity.ts';
import type { Settings } from '../env.ts';
import { measureReads } from '../measure.ts';
import type { Metrics } from '../metrics.ts';
import { officialFeeds } from './official.ts';
import { officialSchedules } from './schedules.ts';
import { SENTIMENT_SOURCES } from './sentiment.ts';

export interface Feeds {
  /** Best first; empty when no source is on. */
  readonly sentiment: readonly SentimentFeed[];
  /** The sources that are on. */
  readonly events: ReadonlyMap<EventSource, EventsFeed>;
  readonly positioning: PositioningFeed;
  readonly official: readonly OfficialFeed[];
  readonly schedules: readonly OfficialSchedule[];
}

interface FeedDeps {
  readonly settings: Settings;
  readonly store: AccountStore & KeptFiles;
  readonly clock: () => Date;
  readonly metrics: Metrics;
  /** Tracks running reads, and aborts them when a stop takes too long. Default: none. */
  readonly stopping?: Stopping;
}

/** Puts together the feeds the settings turn on; each upstream file has its own connections and limits. */
export function createFeeds(deps: FeedDeps): Feeds {
  const { settings, store, clock, metrics, stopping } = deps;
  const getFor = measuredGets(metrics, stopping);
  const baseUrl = settings.UPSTREAM_CFTC_URL;
  const positioning = createCotFeed({ baseUrl, get: getFor('cftc', bytesOf('cftc')), clock, files: store });
  const sentiment = SENTIMENT_SOURCES.filter(({ isOn }) => isOn(settings)).map(({ create }) =>
    create({ settings, store, clock, getFor }),
  );
  const official = officialFeeds({ settings, store, clock, getFor });
  const schedules = officialSchedules({ settings, store, clock, getFor });
  return { sentiment, events: eventsFeeds(deps, getFor), positioning, official, schedules };
}

function eventsFeeds({ settings, store, clock }: FeedDeps, getFor: GetFor): Map<EventSource, EventsFeed> {
  const community = createCommunityFeed({
    weekly: getFor('weekly export', { ...NO_RETRIES, ...bytesOf('faireconomy') }),
    rss: getFor('calendar rss', bytesOf('myfxbook rss')),
    weeklyUrl: settings.UPSTREAM_FOREXFACTORY_URL,
    rssUrl: settings.UPSTREAM_MYFXBOOK_URL,
    keeping: { files: store, clock },
  });
  const feeds = new Map<EventSource, EventsFeed>([[community.source, community]]);
  if (settings.SOURCE_TRADINGVIEW) {
    const feed = createTradingviewFeed({
      baseUrl: settings.UPSTREAM_TRADINGVIEW_URL,
      get: getFor('tradingview', bytesOf('tradingview')),
    });
    feeds.set(feed.source, feed);
  }
  if (settings.SOURCE_INVESTING) {
    const feed = createInvestingFeed({
      baseUrl: settings.UPSTREAM_INVESTING_URL,
      get: getFor('investing', bytesOf('investing')),
    });
    feeds.set(feed.source, feed);
  }
  return feeds;
}

interface Stopping {
  readonly activity: Activity;
  readonly signal: AbortSignal;
}

/** Gets with the site's user agent, measured, and stopped with the server. */
function measuredGets(metrics: Metrics, stopping?: Stopping): GetFor {
  const userAgent = `${brand.slug}/1.0 (+${brandOrigin(brand.domain)})`;
  return (upstream, limits = {}, takeCall) => {
    const send = createUpstreamGet({ upstream, limits, userAgent, takeCall });
    const get = measureReads(send, upstream, metrics);
    return stopping ? stoppable(get, stopping) : get;
  };
}

function stoppable(get: UpstreamGet, { activity, signal: stop }: Stopping): UpstreamGet {
  return (url, request) =>
    activity.track(get(url, { ...request, signal: AbortSignal.any([request.signal, stop]) }));
}
