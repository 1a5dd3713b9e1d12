import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import { pino } from 'pino';
import { brand } from '#brand/load.ts';
import { brandOrigin } from '#brand/routes.ts';
import { createFunctions } from '#functions/app.ts';
import { refreshName } from '#functions/events/refresh.ts';
import { createEventsService } from '#functions/events/service.ts';
import type { Log } from '#functions/log.ts';
import { createSentimentService, SENTIMENT_REFRESH } from '#functions/sentiment/service.ts';
import { openSqlite } from '#store/sqlite/open.ts';
import { type Settings, StartRefused } from './env.ts';
import { createFrontDoor } from './front-door.ts';
import { createHealth } from './health.ts';
import { startJobs } from './jobs.ts';
import { loadSite } from './site/load.ts';
import { showReplayNotice } from './site/replay-notice.ts';
import { describeSources } from './sources.ts';
import { createFeeds, OUTLOOK_CREDIT } from './upstreams.ts';

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
}

export interface Running {
  readonly url: string;
  stop(): Promise<void>;
}

/** Opens the store, listens, and only then reads the upstreams; resolves once visitors are answered. */
export async function start(options: StartOptions): Promise<Running> {
  const { settings, dist, replayed, say } = options;
  const log = options.log ?? pino({ level: 'warn' });
  const clock = options.clock ?? (() => new Date(Date.now() + settings.CLOCK_OFFSET_S * 1000));
  const store = await openSqlite({ file: join(settings.DATA_DIR, 'aureo.sqlite') }).catch((cause: Error) => {
    throw new StartRefused(cause.message, { cause });
  });
  const feeds = createFeeds({ settings, store, clock });
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
  const refreshes = [
    SENTIMENT_REFRESH,
    ...[...feeds.events.values()].flatMap((feed) => feed.parts.map((part) => refreshName(feed.source, part))),
  ];
  const functions = new Hono()
    .route('/', createHealth({ store, refreshes }))
    .route(
      '/',
      createFunctions({ sentiment, events, anonKey: settings.ANON_KEY, rate: { ...RATE, clientOf }, log }),
    );
  const app = dist
    ? createFrontDoor({ site: await loadSite(siteOptions(dist, settings, replayed)), functions })
    : functions;

  const { server, url } = await listen(app, settings);
  say(`Áureo answers on ${url}`);
  const jobs = { sentiment: sentiment.refreshIfDue, events: events.refreshIfDue };
  const first = Promise.allSettled(Object.values(jobs).map((refresh) => refresh()));
  void first
    .then(() => describeSources(settings, store))
    .then(
      (lines) => lines.forEach(say),
      () => {},
    );
  const { stop: stopJobs } = startJobs(jobs, log);

  return {
    url,
    async stop() {
      stopJobs();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) setTimeout(() => server.closeAllConnections(), 500).unref();
      });
      await store.close();
    },
  };
}

/** A visitor who sends slowly is not waited for longer. */
const PATIENCE = { headersTimeout: 5_000, requestTimeout: 10_000 } as const;

/** Requests to the functions from one address; a page load takes seven. */
const RATE = { requests: 600, perSeconds: 60 } as const;

function siteOptions(dir: string, { PUBLIC_BACKEND_URL }: Settings, replayed: boolean) {
  const backendOrigin = PUBLIC_BACKEND_URL ? new URL(PUBLIC_BACKEND_URL).origin : null;
  return { dir, backendOrigin, ...(replayed && { edit: showReplayNotice }) };
}

/** Behind a proxy on this machine the visitor is the last hop it named; otherwise the peer itself. */
function clientOf(c: Context): string {
  const peer = getConnInfo(c).remote.address ?? 'unknown';
  const isLocal = peer === '127.0.0.1' || peer === '::1' || peer === '::ffff:127.0.0.1';
  const hop = isLocal ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return hop || peer;
}

function listen(
  app: Hono,
  { PORT, HOST }: Settings,
): Promise<{ server: ReturnType<typeof serve>; url: string }> {
  return new Promise((resolve, reject) => {
    const server = serve(
      { fetch: app.fetch, port: PORT, hostname: HOST, serverOptions: PATIENCE },
      ({ port }) => resolve({ server, url: `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${port}` }),
    );
    server.once('error', (cause: NodeJS.ErrnoException) =>
      reject(new StartRefused(refusal(cause, HOST, PORT), { cause })),
    );
  });
}

function refusal({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Stop it, or set PORT to a free one.`;
  if (code === 'EACCES') return `This user may not listen on port ${port}. Set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST ${host} is no address of this machine.`;
  return `The site cannot listen on ${host}:${port}: ${message}`;
}
