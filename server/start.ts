import { uptime as machineUptime } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { pino } from 'pino';
import { brand } from '#brand/load.ts';
import { brandOrigin } from '#brand/routes.ts';
import { knowsMexicanTime } from '#domain/time/zone-data.ts';
import { createFunctions } from '#functions/app.ts';
import { createCalendar } from '#functions/calendar/route.ts';
import { refreshName } from '#functions/events/refresh.ts';
import { createEventsService } from '#functions/events/service.ts';
import type { Log } from '#functions/log.ts';
import { POSITIONING_REFRESH } from '#functions/positioning/refresh.ts';
import { createPositioningService } from '#functions/positioning/service.ts';
import { createHistoryService } from '#functions/sentiment/history.ts';
import { createSentimentService, SENTIMENT_REFRESH } from '#functions/sentiment/service.ts';
import { openSqlite } from '#store/sqlite/open.ts';
import { tellRefused } from './connections.ts';
import { type Settings, StartRefused } from './env.ts';
import { createFrontDoor } from './front-door.ts';
import { createHealth } from './health.ts';
import { startJobs } from './jobs.ts';
import { listen } from './listen.ts';
import { countRefreshes, countRequests, createMetrics, createMetricsPage } from './metrics.ts';
import { loadSite } from './site/load.ts';
import { showReplayNotice } from './site/replay-notice.ts';
import { describeSources } from './sources.ts';
import { createFeeds, OUTLOOK_CREDIT, POSITIONING_SOURCE } from './upstreams.ts';
import { readVisitor } from './visitor.ts';

export interface StartOptions {
  readonly settings: Settings;
  /** Folder of the built site; null serves the functions alone (development). */
  readonly dist: string | null;
  /** The upstreams are replayed: every page says so. */
  readonly replayed: boolean;
  /** Where plain words for the person at the terminal go. */
  readonly say: (line: string) => void;
  /** Defaults: JSON lines on standard output, and this machine's clock shifted by CLOCK_OFFSET_S. */
  readonly log?: Log;
  readonly clock?: () => Date;
  /** Seconds since the machine started. Default: the real one, or `clock` where that is given. */
  readonly uptime?: () => number;
}

export interface Running {
  readonly url: string;
  stop(): Promise<void>;
}

/** Opens the store, listens, and only then reads the upstreams; resolves once visitors are answered. */
export async function start(options: StartOptions): Promise<Running> {
  const { settings, dist, replayed, say } = options;
  if (!knowsMexicanTime()) throw new StartRefused(OLD_ZONE_DATA);
  const log = options.log ?? pino({ level: 'warn' });
  const clock = options.clock ?? (() => new Date(Date.now() + settings.CLOCK_OFFSET_S * 1000));
  const uptime = options.uptime ?? (options.clock ? undefined : machineUptime);
  const file = join(settings.DATA_DIR, 'aureo.sqlite');
  const opened = await openSqlite({ file, now: clock, uptime }).catch((cause: Error) => {
    throw new StartRefused(cause.message, { cause });
  });
  const metrics = createMetrics();
  const store = countRefreshes(opened, metrics);
  const feeds = createFeeds({ settings, store, clock, metrics });
  const sentiment = createSentimentService({
    store,
    feeds: feeds.sentiment,
    credit: OUTLOOK_CREDIT,
    exampleCredit: { name: brand.name, url: brandOrigin(brand.domain) },
    windowMs: settings.REFRESH_SENTIMENT_S * 1000,
    examples: settings.DEMO_DATA,
    clock,
    log,
  });
  const events = createEventsService({
    store,
    feeds: feeds.events,
    settingOf: { 'charting-platform': 'SOURCE_TRADINGVIEW', 'investing-portal': 'SOURCE_INVESTING' },
    windowMs: settings.REFRESH_EVENTS_S * 1000,
    clock,
    log,
  });
  const history = createHistoryService({
    store,
    credit: OUTLOOK_CREDIT,
    windowMs: settings.REFRESH_SENTIMENT_S * 1000,
    clock,
  });
  const positioning = createPositioningService({
    store,
    feed: feeds.positioning,
    source: POSITIONING_SOURCE,
    clock,
    log,
  });
  const refreshes = [
    SENTIMENT_REFRESH,
    POSITIONING_REFRESH,
    ...[...feeds.events.values()].flatMap((feed) => feed.parts.map((part) => refreshName(feed.source, part))),
  ];
  const visitor = readVisitor(settings.TRUSTED_PROXIES);
  const rate = { ...RATE, clientOf: visitor.addressOf };
  const functions = new Hono()
    .route('/', createHealth({ store, refreshes }))
    .route('/', createMetricsPage({ metrics, token: settings.METRICS_TOKEN, store, refreshes }))
    .route(
      '/',
      createFunctions({
        sentiment,
        events,
        history,
        positioning,
        anonKey: settings.ANON_KEY,
        origins: settings.ALLOWED_ORIGINS,
        rate,
        log,
        isProxied: visitor.isProxied,
      }),
    )
    .route(
      '/',
      createCalendar({ store, clock, log, replayed, rate, isProxied: visitor.isProxied, ...CALENDAR }),
    );
  const app = dist
    ? createFrontDoor({
        site: await loadSite(siteOptions(dist, settings, replayed)),
        functions,
        visitor,
        log,
        clock,
      })
    : functions;

  const { server, url } = await listen(countRequests(app, metrics), settings, {
    holderOf: visitor.holderOf,
    onRefused: tellRefused(log, metrics),
  });
  say(`${brand.name} answers on ${url}`);
  const jobs = startJobs(
    {
      sentiment: sentiment.refreshIfDue,
      events: events.refreshIfDue,
      positioning: positioning.refreshIfDue,
    },
    log,
  );
  void jobs.first
    .then(() => describeSources(settings, store))
    .then(
      (lines) => lines.forEach(say),
      () => {},
    );

  return {
    url,
    async stop() {
      jobs.stop();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        setTimeout(() => server.closeAllConnections(), 500).unref();
      });
      await store.close();
    },
  };
}

/** Requests to the functions from one address; a page load takes seven. */
const RATE = { requests: 600, perSeconds: 60 } as const;

/** Every time on the site would be wrong for half the year. */
const OLD_ZONE_DATA =
  'The time zone data of this machine still give Mexico City a summer time, which ended in 2022. Start the site with ' +
  'the Node that comes along (npm start), and without NODE_ICU_DATA or --icu-data-dir.';

const CALENDAR = {
  brandName: brand.name,
  host: brand.domain,
  pageUrl: `${brandOrigin(brand.domain)}/fx-impact`,
} as const;

function siteOptions(dir: string, { PUBLIC_BACKEND_URL }: Settings, replayed: boolean) {
  const backendOrigin = PUBLIC_BACKEND_URL ? new URL(PUBLIC_BACKEND_URL).origin : null;
  return { dir, backendOrigin, ...(replayed && { edit: showReplayNotice }) };
}
