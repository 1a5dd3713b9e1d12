import { FunctionsClient, FunctionsHttpError, FunctionsRelayError } from '@supabase/functions-js';
import type * as z from 'zod/mini';
import { config, string } from 'zod/mini';
import { errorBodySchema } from '#contracts/errors.ts';
import {
  type EventSource,
  type EventsResponse,
  eventsResponseSchema,
  type Scope,
} from '#contracts/events.ts';
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
import { BackendFailure } from './failure.ts';
import { keyHeaders } from './key.ts';
import { createSession, type Session } from './session.ts';

// Without this zod probes for eval, which a strict CSP blocks and reports in the console.
config({ jitless: true });

const TIMEOUT_MS = 10_000;
/** Of these, what a hosted backend's session may take before the call goes on without it. */
const SESSION_MS = 3_000;

/** Where the two functions answer, as the page was built with it. */
export interface BackendAddress {
  /** Base above `/functions/v1`; '' is the page's own origin. */
  readonly url: string;
  readonly anonKey: string;
}

export interface EventsQuery {
  readonly scope: Scope;
  readonly source: EventSource;
  readonly lang: Locale;
}

export interface HistoryQuery {
  readonly symbol: InstrumentSymbol;
  readonly days: HistoryDays;
}

/** All calls reject with a BackendFailure only. */
export interface Backend {
  /** Any other answer of a function: its schema comes with the part of a page that asks for it. */
  get<Schema extends z.ZodMiniType>(
    name: string,
    query: Readonly<Record<string, string>>,
    schema: Schema,
    signal?: AbortSignal,
  ): Promise<z.infer<Schema>>;
  sentiment(symbol: InstrumentSymbol, signal?: AbortSignal): Promise<SentimentResponse>;
  events(query: EventsQuery, signal?: AbortSignal): Promise<EventsResponse>;
  history(query: HistoryQuery, signal?: AbortSignal): Promise<SentimentHistory>;
  /** Every reading of the range as CSV, not only the points of a chart. */
  historyCsv(query: HistoryQuery): Promise<string>;
  positioning(symbol: PositioningSymbol, signal?: AbortSignal): Promise<Positioning>;
}

interface Surroundings {
  readonly fetch?: typeof fetch;
  readonly origin?: string;
  readonly timeoutMs?: number;
  /** A hosted backend's session; none where the functions are the page's own (K1). */
  readonly session?: Session | null;
}

/** The browser's way to the two functions (K1): ten seconds at most, every answer checked against its contract. */
export function createBackend(address: BackendAddress, around: Surroundings = {}): Backend {
  const {
    fetch: send = globalThis.fetch,
    origin = globalThis.location?.origin,
    timeoutMs = TIMEOUT_MS,
    session = address.url ? createSession(address) : null,
  } = around;
  const functions = new FunctionsClient(`${address.url || origin}/functions/v1`, {
    headers: keyHeaders(address.anonKey),
    // A refresh has to reach the function, not the browser's own copy of its last answer.
    customFetch: async (input, init) =>
      send(input, { ...init, ...(await signed(init, session)), cache: 'no-cache' }),
  });
  const get: Backend['get'] = (name, query, schema, signal) =>
    ask(functions, `${name}?${new URLSearchParams(query)}`, { method: 'GET' }, schema, timeoutMs, signal);
  return {
    get,
    sentiment: (symbol, signal) =>
      ask(functions, 'sentiment', { body: { symbol } }, sentimentResponseSchema, timeoutMs, signal),
    events: ({ scope, source, lang }, signal) =>
      get('economic-events', { scope, source, lang }, eventsResponseSchema, signal),
    history: ({ symbol, days }, signal) =>
      get('sentiment/history', { symbol, days: `${days}` }, sentimentHistorySchema, signal),
    historyCsv: ({ symbol, days }) =>
      get('sentiment/history', { symbol, days: `${days}`, format: 'csv' }, string()),
    positioning: (symbol, signal) => get('positioning', { symbol }, positioningSchema, signal),
  };
}

/**
 * A visitor who is signed in at a hosted backend is known there by their own token, in place of the public key. A session
 * that hangs costs them no answer: they go on as anonymous.
 */
async function signed(init: RequestInit | undefined, session: Session | null): Promise<RequestInit> {
  const token = session && (await withinPatience(session.token(), init?.signal));
  return token ? { headers: { ...(init?.headers as object), Authorization: `Bearer ${token}` } } : {};
}

/** What a promise gives, or null once the session has had its time or the call is given up. */
function withinPatience<Value>(promise: Promise<Value>, signal?: AbortSignal | null): Promise<Value | null> {
  return new Promise((resolve, reject) => {
    const giveUp = () => resolve(null);
    const timer = setTimeout(giveUp, SESSION_MS);
    signal?.addEventListener('abort', giveUp);
    promise.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
    });
  });
}

type Call = { readonly method: 'GET' } | { readonly body: Record<string, unknown> };

async function ask<Schema extends z.ZodMiniType>(
  functions: FunctionsClient,
  name: string,
  call: Call,
  schema: Schema,
  timeoutMs: number,
  signal?: AbortSignal,
): Promise<z.infer<Schema>> {
  // Our own timer: the client's ends with the headers of a refusal, before its body is read.
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), timeoutMs);
  const giveUp = () => deadline.abort();
  signal?.addEventListener('abort', giveUp);
  try {
    const { data, error } = await functions.invoke(name, { ...call, signal: deadline.signal });
    if (error) throw await failureOf(error, deadline.signal);
    const answer = schema.safeParse(data);
    if (!answer.success) throw new BackendFailure('malformed', { cause: answer.error });
    return answer.data;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}

async function failureOf(error: unknown, deadline: AbortSignal): Promise<BackendFailure> {
  if (deadline.aborted) return new BackendFailure('timeout', { cause: error });
  if (error instanceof FunctionsHttpError || error instanceof FunctionsRelayError)
    return httpFailure(error.context as Response);
  // The answer came whole but is not the JSON its type promises.
  if (error instanceof SyntaxError) return new BackendFailure('malformed', { cause: error });
  return new BackendFailure('offline', { cause: error });
}

async function httpFailure(response: Response): Promise<BackendFailure> {
  const body = errorBodySchema.safeParse(await response.json().catch(() => null));
  const code = body.success ? body.data.error.code : undefined;
  return new BackendFailure('http', { status: response.status, code });
}
