import { brand } from '#brand/load.ts';
import { knowsMexicanTime } from '#domain/time/zone-data.ts';
import { createTally } from '#functions/counting/tally.ts';
import type { Log } from '#functions/log.ts';
import { createActivity, trackCalls } from './activity.ts';
import { type App, createApp } from './app.ts';
import { logRefused } from './connections.ts';
import { type Settings, StartRefused } from './env.ts';
import { type Jobs, startJobs } from './jobs.ts';
import { listen } from './listen.ts';
import { createPressure, watchQueues } from './load/pressure.ts';
import { refuseUnderLoad } from './load/refuse.ts';
import { createLog, type ServerLog } from './log/create.ts';
import { limitStoreErrors } from './log/limit-store-errors.ts';
import { countRefreshes, measureRequests, NO_METRICS } from './measure.ts';
import type { Metrics } from './metrics.ts';
import { openStore } from './open-store.ts';
import { reminderJob } from './reminder-job.ts';
import { createServices, type Services, type Shared } from './services.ts';
import { isUnencrypted } from './setting-kinds.ts';
import { createFeeds } from './sources/feeds.ts';
import { describeSources } from './sources/list.ts';
import { stopGracefully } from './stop.ts';
import { readVisitor } from './visitor.ts';

export interface StartOptions {
  readonly settings: Settings;
  /** Folder of the built site; null serves the functions alone (development). */
  readonly dist: string | null;
  /** Whether the upstreams are replayed: every page then says so. */
  readonly replayed: boolean;
  /** Whether it reads the upstreams and sends reminders by itself. Default: true. */
  readonly jobs?: boolean;
  /** Prints plain words for the person at the terminal. */
  readonly say: (line: string) => void;
  /** Defaults: JSON lines on standard output, and this machine's clock shifted by CLOCK_OFFSET_S. */
  readonly log?: Log;
  readonly clock?: () => Date;
  /** Seconds since the machine started. Default: `clock` where that is given, else the real one, shifted alike. */
  readonly uptime?: () => number;
  /** Names the machine's run since it was last started. Default: the system's own id. */
  readonly boot?: string;
}

export interface Running {
  readonly url: string;
  /**
   * Stops taking connections, lets running requests and refreshes end within ten seconds, then closes the store. Every call
   * returns the same promise.
   */
  stop(): Promise<void>;
}

/** Opens the store, listens, and only then reads the upstreams; resolves once visitors are answered. */
export async function start(options: StartOptions): Promise<Running> {
  const { settings, say } = options;
  if (!knowsMexicanTime()) throw new StartRefused(OLD_ZONE_DATA);
  const clock = options.clock ?? (() => new Date(Date.now() + settings.CLOCK_OFFSET_S * 1000));
  const metrics =
    settings.METRICS_TOKEN === undefined ? NO_METRICS : (await import('./metrics.ts')).createMetrics();
  const { log: written, flush } = openLog(options, metrics);
  const log = limitStoreErrors(written);
  if (settings.DATABASE_URL !== undefined && isUnencrypted(settings.DATABASE_URL))
    log.warn({ setting: 'DATABASE_URL' }, IN_CLEAR);
  const activity = createActivity();
  const { store: opened, place, closeStore } = await openStore(options, clock, metrics);
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
  const tally = createTally({ store, clock, log });
  const { dist, replayed } = options;
  const { updateFigures, ...answers } = await createApp({
    ...shared,
    dist,
    replayed,
    metrics,
    services,
    visitor,
    tally,
  });

  const pressure = createPressure(settings.MAX_LOOP_DELAY_MS);
  const queues = watchQueues(pressure);
  const limited = refuseUnderLoad(answers, {
    pressure,
    queues,
    origins: settings.ALLOWED_ORIGINS,
    visitor,
    metrics,
    log,
  });
  const { server, url, drain } = await listen(measureRequests(limited, metrics), settings, {
    holderOf: visitor.holderOf,
    onRefused: logRefused(log, metrics),
  });
  // The browser follows the `Date` of our answers; Node writes that of the machine.
  if (options.clock || settings.CLOCK_OFFSET_S !== 0)
    server.prependListener('request', (_request, response) =>
      response.setHeader('Date', clock().toUTCString()),
    );
  // Without pages of its own the address shows nothing: the development server says where they are.
  if (options.dist !== null) say(`${brand.name} answers on ${url}`);
  if (place !== null) say(`Everything is stored in the database at ${place}.`);
  const stopping = { activity, signal: aborting.signal };
  const others = reminderJob(shared, services, stopping);
  const jobs =
    options.jobs === false ? null : startRefreshing(services, shared, { say, updateFigures, others });

  const storing = setInterval(tally.flush, COUNTS_MS);

  let stopped: Promise<void> | null = null;
  const stop = async () => {
    jobs?.stop();
    clearInterval(storing);
    const abortReads = () => aborting.abort();
    const storeCountsAndClose = () => tally.flush().then(closeStore);
    await stopGracefully({ drain, activity, abortReads, closeStore: storeCountsAndClose, flushLog: flush });
    // Last: a call of an open connection would start the samples again.
    queues.stop();
  };
  return {
    url,
    stop() {
      stopped ??= stop();
      return stopped;
    },
  };
}

/** How often counted visits are stored, in ms: so much of them is lost when the process is killed. */
const COUNTS_MS = 10_000;

/** Reads the upstreams now and whenever they are due; once all were asked, says which of them answered. */
function startRefreshing(
  { sentiment, events, positioning, official, rates }: Services,
  { settings, store, log }: Shared,
  {
    say,
    updateFigures,
    others,
  }: Pick<StartOptions, 'say'> &
    Pick<App, 'updateFigures'> & { readonly others: Readonly<Record<string, () => Promise<void>>> },
): Jobs {
  const jobs = startJobs(
    {
      sentiment: sentiment.refreshIfDue,
      events: events.refreshIfDue,
      positioning: positioning.refreshIfDue,
      official: official.refreshIfDue,
      rates: rates.refreshIfDue,
      ...others,
    },
    log,
    updateFigures,
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

const IN_CLEAR =
  'the database is on another machine and reached without TLS: add ?sslmode=verify-full, or ?sslmode=disable where the network between them is yours';

/** Every time on the site would be wrong for half the year. */
const OLD_ZONE_DATA =
  'The time zone data of this Node still give Mexico City a summer time, which ended in 2022. Update Node (or the ICU ' +
  'data of the system, where Node uses those), and start the site without NODE_ICU_DATA and --icu-data-dir.';
