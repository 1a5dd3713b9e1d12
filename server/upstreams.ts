import { brand } from '#brand/load.ts';
import { brandOrigin } from '#brand/routes.ts';
import type { EventSource } from '#contracts/events.ts';
import type { KeptFiles } from '#contracts/kept-files.ts';
import { createCotFeed } from '#feeds/cot/feed.ts';
import type { PositioningFeed } from '#feeds/cot/port.ts';
import { createCommunityFeed } from '#feeds/events/community/feed.ts';
import { createInvestingFeed } from '#feeds/events/investing/feed.ts';
import { createTradingviewFeed } from '#feeds/events/tradingview/feed.ts';
import type { UpstreamLimits } from '#feeds/http/call.ts';
import { createUpstreamGet } from '#feeds/http/get.ts';
import type { UpstreamGet } from '#feeds/http/port.ts';
import { createBeaFeed } from '#feeds/official/bea/feed.ts';
import { createBlsFeed } from '#feeds/official/bls/feed.ts';
import { createCensusFeed } from '#feeds/official/census/feed.ts';
import { createEurostatFeed } from '#feeds/official/eurostat/feed.ts';
import { createOnsFeed } from '#feeds/official/ons/feed.ts';
import type { OfficialFeed } from '#feeds/official/port.ts';
import { createStatcanFeed } from '#feeds/official/statcan/feed.ts';
import type { EventsFeed, SentimentFeed } from '#feeds/ports.ts';
import { createMyfxbookFeed } from '#feeds/sentiment/myfxbook-api/feed.ts';
import type { AccountStore } from '#feeds/sentiment/myfxbook-api/port.ts';
import { createOutlookPageFeed } from '#feeds/sentiment/outlook-page/feed.ts';
import type { Activity } from './activity.ts';
import type { Settings } from './env.ts';
import { measureReads } from './measure.ts';
import type { Metrics } from './metrics.ts';

/** The outlook API allows 100 calls in 24 hours; one every 20 minutes makes 72 (K2). */
const OUTLOOK_CALLS_A_DAY = 72;

/** Without a key the BLS allows 25 calls a day; its day may begin at another hour than ours. */
const BLS_CALLS_A_DAY = 24;

/** Two files of 37 MB, read as a stream. */
const LARGE_FILES = { answerMs: 80_000, totalMs: 85_000, maxBytes: 64 * 1024 * 1024 } as const;

/** No retries where calls are counted or strictly limited. */
const COUNTED = { retries: 0 } as const;

export interface Feeds {
  /** Best first; empty when no source is on. */
  readonly sentiment: readonly SentimentFeed[];
  /** The sources that are on. */
  readonly events: ReadonlyMap<EventSource, EventsFeed>;
  readonly positioning: PositioningFeed;
  /** The publishers of official figures that are on. */
  readonly official: readonly OfficialFeed[];
}

interface FeedDeps {
  readonly settings: Settings;
  readonly store: AccountStore & KeptFiles;
  readonly clock: () => Date;
  readonly metrics: Metrics;
  /** Tracks running reads, and aborts them when a stop takes too long. Default: none. */
  readonly stopping?: Stopping;
}

export interface Stopping {
  readonly activity: Activity;
  readonly signal: AbortSignal;
}

/** Puts together the feeds the settings turn on; each upstream file has its own connections and limits. */
export function createFeeds(deps: FeedDeps): Feeds {
  const { settings, store, clock, metrics, stopping } = deps;
  const getFor = measuredGets(metrics, stopping);
  const baseUrl = settings.UPSTREAM_CFTC_URL;
  const positioning = createCotFeed({ baseUrl, get: getFor('cftc'), clock, files: store });
  return {
    sentiment: sentimentFeeds(deps, getFor),
    events: eventsFeeds(deps, getFor),
    positioning,
    official: officialFeeds(deps, getFor),
  };
}

function officialFeeds({ settings, store, clock }: FeedDeps, getFor: GetFor): OfficialFeed[] {
  const takeCall = () => store.takeCall('official/bls', BLS_CALLS_A_DAY);
  return [
    createBlsFeed({ baseUrl: settings.UPSTREAM_BLS_URL, get: getFor('bls', COUNTED), takeCall, clock }),
    createBeaFeed({
      baseUrl: settings.UPSTREAM_BEA_URL,
      get: getFor('bea', LARGE_FILES),
      clock,
      files: store,
    }),
    createCensusFeed({ baseUrl: settings.UPSTREAM_CENSUS_URL, get: getFor('census'), clock }),
    createEurostatFeed({ baseUrl: settings.UPSTREAM_EUROSTAT_URL, get: getFor('eurostat'), clock }),
    createOnsFeed({ baseUrl: settings.UPSTREAM_ONS_URL, get: getFor('ons'), clock }),
    createStatcanFeed({ baseUrl: settings.UPSTREAM_STATCAN_URL, get: getFor('statcan'), clock }),
  ];
}

function sentimentFeeds({ settings, store, clock }: FeedDeps, getFor: GetFor): SentimentFeed[] {
  const { MYFXBOOK_EMAIL: email, MYFXBOOK_PASSWORD: password, UPSTREAM_MYFXBOOK_URL: baseUrl } = settings;
  const takeCall = (upstream: string) => () => store.takeCall(upstream, OUTLOOK_CALLS_A_DAY);
  const feeds: SentimentFeed[] = [];
  if (email && password) {
    const get = getFor('myfxbook api', COUNTED);
    feeds.push(
      createMyfxbookFeed({
        baseUrl,
        email,
        password,
        get,
        store,
        clock,
        takeCall: takeCall('outlook-api'),
      }),
    );
  }
  if (settings.SCRAPE_OUTLOOK) {
    feeds.push(
      createOutlookPageFeed({
        baseUrl,
        get: getFor('myfxbook page', COUNTED),
        clock,
        takeCall: takeCall('outlook-page'),
      }),
    );
  }
  return feeds;
}

function eventsFeeds({ settings, store, clock }: FeedDeps, getFor: GetFor): Map<EventSource, EventsFeed> {
  const community = createCommunityFeed({
    weekly: getFor('weekly export', COUNTED),
    rss: getFor('calendar rss'),
    weeklyUrl: settings.UPSTREAM_FOREXFACTORY_URL,
    rssUrl: settings.UPSTREAM_MYFXBOOK_URL,
    keeping: { files: store, clock },
  });
  const feeds = new Map<EventSource, EventsFeed>([[community.source, community]]);
  if (settings.SOURCE_TRADINGVIEW) {
    const feed = createTradingviewFeed({
      baseUrl: settings.UPSTREAM_TRADINGVIEW_URL,
      get: getFor('tradingview'),
    });
    feeds.set(feed.source, feed);
  }
  if (settings.SOURCE_INVESTING) {
    const feed = createInvestingFeed({ baseUrl: settings.UPSTREAM_INVESTING_URL, get: getFor('investing') });
    feeds.set(feed.source, feed);
  }
  return feeds;
}

type GetFor = (upstream: string, limits?: Partial<UpstreamLimits>) => UpstreamGet;

function measuredGets(metrics: Metrics, stopping?: Stopping): GetFor {
  const userAgent = `${brand.slug}/1.0 (+${brandOrigin(brand.domain)})`;
  return (upstream, limits = {}) => {
    const get = measureReads(createUpstreamGet({ upstream, limits, userAgent }), upstream, metrics);
    return stopping ? stoppable(get, stopping) : get;
  };
}

function stoppable(get: UpstreamGet, { activity, signal: stop }: Stopping): UpstreamGet {
  return (url, request) =>
    activity.track(get(url, { ...request, signal: AbortSignal.any([request.signal, stop]) }));
}
