import { Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import { methodNotAllowed } from 'hono/method-not-allowed';
import type { RequestIdVariables } from 'hono/request-id';
import { StoreError } from '#store/errors.ts';
import { logCall } from './access-log.ts';
import { Refusal, refuse, STORE_UNAVAILABLE } from './errors.ts';
import { eventsRoute } from './events/route.ts';
import type { EventsService } from './events/service.ts';
import { limitBody, limitTime, requireKey } from './guards.ts';
import type { Log } from './log.ts';
import { coverageRoute, indicatorRoute, observationsRoute } from './official/route.ts';
import type { OfficialService } from './official/service.ts';
import { positioningRoute } from './positioning/route.ts';
import type { PositioningService } from './positioning/service.ts';
import { ratesRoute } from './rates/route.ts';
import type { RatesService } from './rates/service.ts';
import { type IsProxied, NEVER_PROXIED, nameRequest } from './request-id.ts';
import type { HistoryService } from './sentiment/history.ts';
import { historyRoute } from './sentiment/history-route.ts';
import { sentimentRoute } from './sentiment/route.ts';
import type { SentimentService } from './sentiment/service.ts';

export interface FunctionsDeps {
  readonly sentiment: SentimentService;
  readonly events: EventsService;
  readonly history: HistoryService;
  readonly positioning: PositioningService;
  readonly rates: Pick<RatesService, 'answer'>;
  readonly official: Pick<OfficialService, 'observations' | 'version' | 'coverage' | 'indicator'>;
  readonly anonKey: string;
  /** Origins of other sites that may call, or "*"; pages of this origin always may. */
  readonly origins?: readonly string[];
  /** Of `limitRate`. */
  readonly limit: MiddlewareHandler;
  readonly log: Log;
  /** Default: never. */
  readonly isProxied?: IsProxied;
  /** Whether each call is logged as one line (`ACCESS_LOG`). Default: no. */
  readonly logsCalls?: boolean;
}

/** Time limit of one answer in ms; an upstream call ends before 8 s. */
const PATIENCE_MS = 15_000;

/** The functions below `/functions/v1`, with the JSON errors of K7; runs on every platform of Hono. */
export function createFunctions(deps: FunctionsDeps): Hono {
  const { anonKey, origins = [], limit, log, isProxied = NEVER_PROXIED, logsCalls = false } = deps;
  const app = new Hono<{ Variables: RequestIdVariables }>().basePath('/functions/v1');
  app.use(nameRequest(isProxied));
  if (logsCalls) app.use(logCall(log));
  app.use(compress());
  app.use(async (c, next) => {
    await next();
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
  });
  app.use(
    cors({
      origin: origins.includes('*') ? '*' : [...origins],
      allowHeaders: ['apikey', 'authorization', 'content-type', 'x-client-info'],
      allowMethods: ['GET', 'POST'],
      exposeHeaders: ['Age', 'Content-Disposition', 'Date', 'Link', 'Retry-After', 'X-Request-Id'],
      maxAge: 86_400,
    }),
  );
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (c, methods) =>
        refuse(
          c,
          new Refusal('method_not_allowed', `Use ${methods.join(' or ')}.`, { Allow: methods.join(', ') }),
        ),
    }),
  );
  app.use(limit, requireKey(anonKey), limitBody, limitTime(PATIENCE_MS));
  app
    .route('/', sentimentRoute(deps.sentiment))
    .route('/', historyRoute(deps.history))
    .route('/', positioningRoute(deps.positioning))
    .route('/', ratesRoute(deps.rates))
    .route('/', observationsRoute(deps.official))
    .route('/', coverageRoute(deps.official))
    .route('/', indicatorRoute(deps.official))
    .route('/', eventsRoute(deps.events));
  app.all('*', (c) => refuse(c, new Refusal('not_found', 'There is no such function.')));
  app.onError((error, c) => {
    if (error instanceof Refusal) return refuse(c, error);
    log.error({ requestId: c.get('requestId'), path: c.req.path, err: error }, 'function failed');
    if (error instanceof StoreError) return refuse(c, STORE_UNAVAILABLE);
    return refuse(c, new Refusal('internal', 'Something failed on our side. Try again in a moment.'));
  });
  return app as unknown as Hono;
}
