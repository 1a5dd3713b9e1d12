import type * as z from 'zod/mini';
import { config, string } from 'zod/mini';
import { errorBodySchema } from '#contracts/errors.ts';
import {
  type EventSource,
  type EventsResponse,
  eventsResponseSchema,
  type Scope,
} from '#contracts/events.ts';
import { KEPT_AT } from '#contracts/kept-at.ts';
import type { Locale } from '#contracts/locale.ts';
import { type Positioning, type PositioningSymbol, positioningSchema } from '#contracts/positioning.ts';
import {
  type InstrumentSymbol,
  type SentimentResponse,
  sentimentResponseSchema,
} from '#contracts/sentiment.ts';
import {
  type HistoryDays,
  type SentimentHistory,
  sentimentHistorySchema,
} from '#contracts/sentiment-history.ts';
import { learnTime } from '#site/ui/server-time.ts';
import type { BackendAddress } from './address.ts';
import { BackendFailure } from './failure.ts';
import { keyHeaders } from './key.ts';
import type { Session } from './session.ts';

// Without this zod probes for eval, which a strict CSP blocks and reports in the console.
config({ jitless: true });

const TIMEOUT_MS = 10_000;
/** The part of that time that the session of a hosted backend may take. */
const SESSION_MS = 3_000;

export interface EventsQuery {
  readonly scope: Scope;
  /** The Sunday of a week (Mexico City), with the scope "week"; absent: the present one. */
  readonly week?: string;
  readonly source: EventSource;
  readonly lang: Locale;
}

export interface HistoryQuery {
  readonly symbol: InstrumentSymbol;
  readonly days: HistoryDays;
}

/** All calls reject with a BackendFailure only. */
export interface Backend {
  /**
   * Reads another answer of a function. The caller brings the schema, so that it loads with that part of the page.
   */
  get<Schema extends z.ZodMiniType>(
    name: string,
    query: Readonly<Record<string, string>>,
    schema: Schema,
    signal?: AbortSignal,
  ): Promise<z.infer<Schema>>;
  sentiment(symbol: InstrumentSymbol, signal?: AbortSignal): Promise<SentimentResponse>;
  events(query: EventsQuery, signal?: AbortSignal): Promise<EventsResponse>;
  history(query: HistoryQuery, signal?: AbortSignal): Promise<SentimentHistory>;
  /** Every stored snapshot in the range as CSV, not only the points of the chart. */
  historyCsv(query: HistoryQuery): Promise<string>;
  positioning(symbol: PositioningSymbol, signal?: AbortSignal): Promise<Positioning>;
}

interface Surroundings {
  readonly fetch?: typeof fetch;
  readonly origin?: string;
  readonly timeoutMs?: number;
  /** The session at a hosted backend; absent when the functions are on the page's own origin (K1). */
  readonly session?: Session | null;
}

/**
 * The browser's client of the two functions (K1). A call takes at most ten seconds; each answer is checked against
 * its contract.
 */
export function createBackend(address: BackendAddress, around: Surroundings = {}): Backend {
  const {
    fetch: send = globalThis.fetch,
    origin = globalThis.location?.origin,
    timeoutMs = TIMEOUT_MS,
    session = address.url ? lateSession(address) : null,
  } = around;
  const call = async (name: string, body: string | null, signal: AbortSignal) => {
    const token = session && (await withinPatience(session.token(), signal));
    const askedAt = performance.now();
    const answer = await send(`${address.url || origin}/functions/v1/${name}`, {
      method: body === null ? 'GET' : 'POST',
      headers: {
        ...keyHeaders(address.anonKey),
        ...(body !== null && { 'Content-Type': 'application/json' }),
        // A hosted backend identifies a signed-in visitor by their access token.
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      body,
      // A refresh must reach the function, not the browser's own copy.
      cache: 'no-cache',
      signal,
    });
    learnTime(answer.headers, askedAt);
    return answer;
  };
  const ask = <Schema extends z.ZodMiniType>(
    name: string,
    body: string | null,
    schema: Schema,
    signal: AbortSignal | undefined,
  ) => withinTime(timeoutMs, signal, async (deadline) => answerOf(await call(name, body, deadline), schema));
  const get: Backend['get'] = (name, query, schema, signal) =>
    ask(`${name}?${new URLSearchParams(query)}`, null, schema, signal);
  return {
    get,
    sentiment: (symbol, signal) =>
      ask('sentiment', JSON.stringify({ symbol }), sentimentResponseSchema, signal),
    events: ({ scope, week, source, lang }, signal) =>
      get(
        'economic-events',
        { scope, ...(week !== undefined && { week }), source, lang },
        eventsResponseSchema,
        signal,
      ),
    history: ({ symbol, days }, signal) =>
      get('sentiment/history', { symbol, days: `${days}` }, sentimentHistorySchema, signal),
    historyCsv: ({ symbol, days }) =>
      get('sentiment/history', { symbol, days: `${days}`, format: 'csv' }, string()),
    positioning: (symbol, signal) => get('positioning', { symbol }, positioningSchema, signal),
  };
}

/** The code loads with the first call, and only in builds with a hosted backend. */
function lateSession(address: BackendAddress): Session {
  let opening: Promise<Session> | undefined;
  return {
    async token() {
      opening ??= import('./session.ts').then(({ createSession }) => createSession(address));
      try {
        return await (await opening).token();
      } catch {
        opening = undefined;
        return null;
      }
    },
  };
}

/**
 * Resolves with the result of the promise, or with null after a time limit or an abort: the call then continues
 * without a token.
 */
function withinPatience<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value | null> {
  return new Promise((resolve, reject) => {
    const giveUp = () => resolve(null);
    const timer = setTimeout(giveUp, SESSION_MS);
    signal.addEventListener('abort', giveUp);
    promise.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      signal.removeEventListener('abort', giveUp);
    });
  });
}

/** Runs a call with a time limit that includes reading the body; aborts early with its signal. */
async function withinTime<Value>(
  timeoutMs: number,
  signal: AbortSignal | undefined,
  run: (deadline: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const control = new AbortController();
  const giveUp = () => control.abort();
  const timer = setTimeout(giveUp, timeoutMs);
  signal?.addEventListener('abort', giveUp);
  try {
    return await run(control.signal);
  } catch (failure) {
    throw failure instanceof BackendFailure ? failure : failureOf(failure, control.signal);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}

async function answerOf<Schema extends z.ZodMiniType>(
  response: Response,
  schema: Schema,
): Promise<z.infer<Schema>> {
  if (!response.ok) throw await httpFailure(response);
  const isJson = response.headers.get('Content-Type')?.includes('json');
  const answer = schema.safeParse(await (isJson ? response.json() : response.text()));
  if (!answer.success) throw new BackendFailure('malformed', { cause: answer.error });
  const keptAt = response.headers.get(KEPT_AT);
  if (keptAt !== null)
    throw new BackendFailure('offline', { kept: { data: answer.data, answeredAt: Date.parse(keptAt) } });
  return answer.data;
}

function failureOf(cause: unknown, deadline: AbortSignal): BackendFailure {
  if (deadline.aborted) return new BackendFailure('timeout', { cause });
  // The whole body arrived, but it is not valid JSON.
  return new BackendFailure(cause instanceof SyntaxError ? 'malformed' : 'offline', { cause });
}

async function httpFailure(response: Response): Promise<BackendFailure> {
  const body = errorBodySchema.safeParse(await response.json().catch(() => null));
  const code = body.success ? body.data.error.code : undefined;
  return new BackendFailure('http', { status: response.status, code });
}
