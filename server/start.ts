import { uptime as machineUptime } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { brand } from '#brand/load.ts';
import { brandOrigin } from '#brand/routes.ts';
import { kindOf } from '#content/indicators/identify.ts';
import { knowsMexicanTime } from '#domain/time/zone-data.ts';
import { createFunctions } from '#functions/app.ts';
import { createCalendar } from '#functions/calendar/route.ts';
import { createEventsService } from '#functions/events/service.ts';
import type { Log } from '#functions/log.ts';
import { createPositioningService } from '#functions/positioning/service.ts';
import { createHistoryService } from '#functions/sentiment/history.ts';
import { createSentimentService } from '#functions/sentiment/service.ts';
import type { Store } from '#store/port.ts';
import { openSqlite } from '#store/sqlite/open.ts';
import { createActivity, trackCalls } from './activity.ts';
import { logRefused } from './connections.ts';
import { type Settings, StartRefused } from './env.ts';
import { createFrontDoor } from './front-door.ts';
import { createHealth } from './health.ts';
import { type Jobs, startJobs } from './jobs.ts';
import { listen } from './listen.ts';
import { createLog, type ServerLog } from './log/create.ts';
import { limitStoreErrors } from './log/limit-store-errors.ts';
import { countRefreshes, measureRequests } from './measure.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { createMetricsPage } from './metrics-page.ts';
import { watchedRefreshes } from './refreshes.ts';
import { loadSite } from './site/load.ts';
import { showReplayNotice } from './site/replay-notice.ts';
import { describeSources } from './sources.ts';
import { stopGracefully } from './stop.ts';
import { createFeeds, type Feeds } from './upstreams.ts';
import { readVisitor, type Visitor } from './visitor.ts';

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
  /**
   * Takes no new connection, lets running requests and refreshes end within ten seconds, then closes the store. Every call
   * gives the same promise.
   */
  stop(): Promise<void>;
}

/** What every part of one start shares. */
interface Shared {
  readonly settings: Settings;
  readonly store: Store;
  readonly clock: () => Date;
  readonly log: Log;
}

/** Opens the store, listens, and only then reads the upstreams; resolves once visitors are answered. */
export async function start(options: StartOptions): Promise<Running> {
  const { settings, say } = options;
  if (!knowsMexicanTime()) throw new StartRefused(OLD_ZONE_DATA);
  const clock = options.clock ?? (() => new Date(Date.now() + settings.CLOCK_OFFSET_S * 1000));
  const metrics = createMetrics({ ofProcess: settings.METRICS_TOKEN !== undefined });
  const { log: written, flush } = openLog(options, metrics);
  const log = limitStoreErrors(written);
  const activity = createActivity();
  const opened = await openStore(options, clock, metrics);
  const store = countRefreshes(trackCalls(opened, activity), metrics);
  const aborting = new AbortController();
  const feeds = createFeeds({
    settings,
    store,
    clock,
    metrics,
    stopping: { activity, signal: aborting.signal },
  });
  const shared = { settings, store, clock, log };
  const services = createServices(shared, feeds);
  const visitor = readVisitor(settings.TRUSTED_PROXIES);
  const { dist, replayed } = options;
  const app = await createApp({ ...shared, dist, replayed, metrics, services, visitor });

  const { url, drain } = await listen(measureRequests(app, metrics), settings, {
    holderOf: visitor.holderOf,
    onRefused: logRefused(log, metrics),
  });
  say(`${brand.name} answers on ${url}`);
  const jobs = startRefreshing(services, shared, say);

  let stopped: Promise<void> | null = null;
  const stop = () => {
    jobs.stop();
    const abortReads = () => aborting.abort();
    return stopGracefully({ drain, activity, abortReads, closeStore: opened.close, flushLog: flush });
  };
  return {
    url,
    stop() {
      stopped ??= stop();
      return stopped;
    },
  };
}

/** Reads the upstreams now and whenever they are due; once all were asked, says which of them answered. */
function startRefreshing(
  { sentiment, events, positioning }: Services,
  { settings, store, log }: Shared,
  say: StartOptions['say'],
): Jobs {
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
  return jobs;
}

function openLog({ log, settings }: StartOptions, metrics: Metrics): ServerLog {
  if (log) return { log, flush: async () => {} };
  return createLog({
    level: settings.LOG_LEVEL,
    onDrop: () => metrics.count('site_log_lines_dropped_total'),
  });
}

async function openStore(
  { settings, ...options }: StartOptions,
  now: () => Date,
  metrics: Metrics,
): Promise<Store> {
  // A clock that a test brings runs by itself: the store takes the time since the start from it too.
  const uptime = options.uptime ?? (options.clock ? undefined : machineUptime);
  try {
    return await openSqlite({
      file: join(settings.DATA_DIR, 'aureo.sqlite'),
      now,
      uptime,
      onWrite: (seconds) => metrics.time('site_store_write_duration_seconds', seconds),
    });
  } catch (cause) {
    throw new StartRefused(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

type Services = ReturnType<typeof createServices>;

function createServices({ settings, store, clock, log }: Shared, feeds: Feeds) {
  const sentiment = createSentimentService({
    store,
    feeds: feeds.sentiment,
    ownCredit: OWN_CREDIT,
    windowMs: settings.REFRESH_SENTIMENT_S * 1000,
    examples: settings.DEMO_DATA,
    clock,
    log,
  });
  const events = createEventsService({
    store,
    feeds: feeds.events,
    kindOf,
    settingOf: { 'charting-platform': 'SOURCE_TRADINGVIEW', 'investing-portal': 'SOURCE_INVESTING' },
    windowMs: settings.REFRESH_EVENTS_S * 1000,
    clock,
    log,
  });
  const history = createHistoryService({
    store,
    ownCredit: OWN_CREDIT,
    windowMs: settings.REFRESH_SENTIMENT_S * 1000,
    clock,
  });
  const positioning = createPositioningService({
    store,
    feed: feeds.positioning,
    clock,
    log,
  });
  return { sentiment, events, history, positioning };
}

interface AppDeps extends Shared, Pick<StartOptions, 'dist' | 'replayed'> {
  readonly metrics: Metrics;
  readonly services: Services;
  readonly visitor: Visitor;
}

/** Everything that answers: health, metrics, functions and calendar files, behind the front door where there is a site. */
async function createApp({ services, visitor, metrics, dist, replayed, ...shared }: AppDeps): Promise<Hono> {
  const { settings, store, clock, log } = shared;
  const rate = { ...RATE, clientOf: visitor.addressOf };
  const refreshes = watchedRefreshes(settings);
  const names = refreshes.filter(({ isOn }) => isOn).map(({ name }) => name);
  const functions = new Hono()
    .route('/', createHealth({ store, refreshes, clock }))
    .route('/', createMetricsPage({ metrics, token: settings.METRICS_TOKEN, store, refreshes: names }))
    .route(
      '/',
      createFunctions({
        ...services,
        anonKey: settings.ANON_KEY,
        origins: settings.ALLOWED_ORIGINS,
        rate,
        log,
        logsCalls: settings.ACCESS_LOG,
        isProxied: visitor.isProxied,
      }),
    )
    .route(
      '/',
      createCalendar({ store, clock, log, replayed, rate, isProxied: visitor.isProxied, ...CALENDAR }),
    );
  if (dist === null) return functions;
  const site = await loadSite(siteOptions(dist, settings, replayed));
  return createFrontDoor({ site, functions, visitor, log, clock });
}

/** Requests to the functions from one address; a page load takes seven. */
const RATE = { requests: 600, perSeconds: 60 } as const;

/** Every time on the site would be wrong for half the year. */
const OLD_ZONE_DATA =
  'The time zone data of this machine still give Mexico City a summer time, which ended in 2022. Start the site with ' +
  'the Node that comes along (npm start), and without NODE_ICU_DATA or --icu-data-dir.';

const OWN_CREDIT = { name: brand.name, url: brandOrigin(brand.domain) } as const;

const CALENDAR = {
  brandName: brand.name,
  host: brand.domain,
  pageUrl: `${brandOrigin(brand.domain)}/fx-impact`,
} as const;

function siteOptions(dir: string, { PUBLIC_BACKEND_URL }: Settings, replayed: boolean) {
  const backendOrigin = PUBLIC_BACKEND_URL ? new URL(PUBLIC_BACKEND_URL).origin : null;
  return { dir, backendOrigin, ...(replayed && { edit: showReplayNotice }) };
}
