import { Agent, fetch as undiciFetch } from 'undici';
import { FeedError } from '#feeds/ports.ts';
import type { Call, UpstreamLimits } from './call.ts';
import { abortedFault } from './faults.ts';
import type { UpstreamGet } from './port.ts';
import { getWithRetries } from './retry.ts';

export const DEFAULT_LIMITS: UpstreamLimits = {
  headersMs: 3_000,
  answerMs: 6_000,
  totalMs: 7_500,
  maxBytes: 5 * 1024 * 1024,
  retries: 2,
  backoffMs: 250,
};
/**
 * Where the vendor limits the calls or the pause between them: a retry would break it. A slow answer is then waited for,
 * because to give it up early leaves time for nothing else.
 */
export const NO_RETRIES = { retries: 0, headersMs: DEFAULT_LIMITS.answerMs } as const;
const MAX_HEADER_BYTES = 32 * 1024;

export interface UpstreamOptions {
  /** Name of the upstream, for messages ("myfxbook"). */
  readonly upstream: string;
  /** Sent unchanged, e.g. "Product/1.0 (+https://product.example)". */
  readonly userAgent: string;
  readonly limits?: Partial<UpstreamLimits>;
  /** Default: undici's fetch, with connections of this upstream only and `headersMs`. */
  readonly fetch?: typeof fetch;
  /** Milliseconds since the epoch; measures the remaining time and parses `Retry-After` dates. */
  readonly now?: () => number;
  /** Counts one request before it is sent, also a redirected one; false when none is left: the call then fails with `quota`. Default: not counted. */
  readonly takeCall?: (() => Promise<boolean>) | undefined;
}

/**
 * The only way to call an upstream (K5): time-outs, a size cap, a count of the calls and retries with jitter. Every failure is a FeedError
 * without the query in its message or causes. The owner sets the address, so a private one is allowed.
 */
export function createUpstreamGet(options: UpstreamOptions): UpstreamGet {
  const { upstream, userAgent, takeCall, now = Date.now } = options;
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const fetch = options.fetch ?? createFetch(limits);
  return async (address, request) => {
    const url = parseAddress(address, upstream);
    const call: Call = { upstream, url, request, userAgent, limits, fetch, now, takeCall };
    if (request.signal.aborted) throw abortedFault(call);
    return getWithRetries(call);
  };
}

/** Makes the get of one upstream. `takeCall` counts each request before it is sent. */
export type GetFor = (
  upstream: string,
  limits?: Partial<UpstreamLimits>,
  takeCall?: () => Promise<boolean>,
) => UpstreamGet;

function createFetch({ headersMs }: UpstreamLimits): typeof fetch {
  const dispatcher = new Agent({
    connect: { timeout: headersMs },
    headersTimeout: headersMs,
    maxHeaderSize: MAX_HEADER_BYTES,
  });
  // The types of undici and of Node's own fetch differ only in their names.
  const send = undiciFetch as unknown as (input: unknown, init: object) => Promise<Response>;
  return (input, init) => send(input, { ...init, dispatcher });
}

function parseAddress(address: string, upstream: string): URL {
  const url = URL.parse(address);
  if (url !== null && /^https?:$/.test(url.protocol)) return url;
  throw new FeedError('connect', `${upstream}: the address is not an http(s) URL`);
}
