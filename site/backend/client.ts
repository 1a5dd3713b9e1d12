import { FunctionsClient, FunctionsHttpError, FunctionsRelayError } from '@supabase/functions-js';
import type * as z from 'zod/mini';
import { config } from 'zod/mini';
import { errorBodySchema } from '#contracts/errors.ts';
import { type EventsResponse, eventsResponseSchema, type Scope } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import {
  type InstrumentSymbol,
  type SentimentResponse,
  sentimentResponseSchema,
} from '#contracts/sentiment.ts';
import { BackendFailure } from './failure.ts';

// Without this zod probes for eval, which a strict CSP blocks and reports in the console.
config({ jitless: true });

const TIMEOUT_MS = 10_000;

/** Where the two functions answer, as the page was built with it. */
export interface BackendAddress {
  /** Base above `/functions/v1`; '' is the page's own origin. */
  readonly url: string;
  readonly anonKey: string;
}

export interface EventsQuery {
  readonly scope: Scope;
  readonly lang: Locale;
}

/** Both calls reject with a BackendFailure only. */
export interface Backend {
  sentiment(symbol: InstrumentSymbol, signal?: AbortSignal): Promise<SentimentResponse>;
  events(query: EventsQuery, signal?: AbortSignal): Promise<EventsResponse>;
}

interface Surroundings {
  readonly fetch?: typeof fetch;
  readonly origin?: string;
  readonly timeoutMs?: number;
}

/** The browser's way to the two functions (SPEC K1): ten seconds at most, every answer checked against its contract. */
export function createBackend(address: BackendAddress, around: Surroundings = {}): Backend {
  const {
    fetch: send = globalThis.fetch,
    origin = globalThis.location?.origin,
    timeoutMs = TIMEOUT_MS,
  } = around;
  const functions = new FunctionsClient(`${address.url || origin}/functions/v1`, {
    headers: keyHeaders(address.anonKey),
    // A refresh has to reach the function, not the browser's own copy of its last answer.
    customFetch: (input, init) => send(input, { ...init, cache: 'no-cache' }),
  });
  return {
    sentiment: (symbol, signal) =>
      ask(functions, 'sentiment', { body: { symbol } }, sentimentResponseSchema, timeoutMs, signal),
    events: ({ scope, lang }, signal) => {
      const query = new URLSearchParams({ scope, source: 'forex-community', lang });
      const name = `economic-events?${query}`;
      return ask(functions, name, { method: 'GET' }, eventsResponseSchema, timeoutMs, signal);
    },
  };
}

/** A hosted backend's new keys (`sb_…`) are no tokens and must not be sent as one. */
function keyHeaders(anonKey: string): Record<string, string> {
  if (anonKey.startsWith('sb_')) return { apikey: anonKey };
  return { apikey: anonKey, Authorization: `Bearer ${anonKey}` };
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
