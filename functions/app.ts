import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { type RequestIdVariables, requestId } from 'hono/request-id';
import { Refusal, refuse } from './errors.ts';
import { eventsRoute } from './events/route.ts';
import type { EventsService } from './events/service.ts';
import { limitRate, type RateLimit, requireKey } from './guards.ts';
import type { Log } from './log.ts';
import { sentimentRoute } from './sentiment/route.ts';
import type { SentimentService } from './sentiment/service.ts';

export interface FunctionsDeps {
  readonly sentiment: SentimentService;
  readonly events: EventsService;
  readonly anonKey: string;
  readonly rate: RateLimit;
  readonly log: Log;
}

/** The two functions below `/functions/v1`, with the JSON errors of SPEC K7; runs wherever Hono does. */
export function createFunctions({ sentiment, events, anonKey, rate, log }: FunctionsDeps): Hono {
  const app = new Hono<{ Variables: RequestIdVariables }>().basePath('/functions/v1');
  app.use(requestId(), compress());
  app.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
  });
  // Public data behind a public key: any page may ask, as with a hosted backend.
  app.use(
    cors({
      origin: '*',
      allowHeaders: ['apikey', 'authorization', 'content-type', 'x-client-info'],
      allowMethods: ['GET', 'POST'],
      exposeHeaders: ['Retry-After', 'X-Request-Id'],
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
  app.use(limitRate(rate), requireKey(anonKey));
  app.route('/', sentimentRoute(sentiment)).route('/', eventsRoute(events));
  app.all('*', (c) => refuse(c, new Refusal('not_found', 'There is no such function.')));
  app.onError((error, c) => {
    if (error instanceof Refusal) return refuse(c, error);
    log.error({ requestId: c.get('requestId'), path: c.req.path, err: error }, 'function failed');
    return refuse(c, new Refusal('internal', 'Something failed on our side. Try again in a moment.'));
  });
  return app as unknown as Hono;
}
