import { FeedError } from '#feeds/ports.ts';
import type { Call, UpstreamLimits } from './call.ts';
import { createGuard } from './circuit.ts';
import { abortedFault } from './faults.ts';
import { persist } from './persist.ts';
import type { UpstreamGet } from './port.ts';
import { createPublicFetch } from './public-fetch.ts';

/** One pool of connections for all upstreams. */
const publicFetch = createPublicFetch();

const DEFAULT_LIMITS: UpstreamLimits = {
  headersMs: 3_000,
  answerMs: 6_000,
  totalMs: 7_500,
  maxBytes: 5 * 1024 * 1024,
  retries: 2,
  backoffMs: 250,
  failuresToOpen: 5,
  restMs: 60_000,
};

export interface UpstreamOptions {
  /** Which upstream, for messages ("myfxbook"). */
  readonly upstream: string;
  /** Sent as it stands, e.g. "Product/1.0 (+https://product.example)". */
  readonly userAgent: string;
  readonly limits?: Partial<UpstreamLimits>;
  /** Default: one that refuses public names that point into a private network. */
  readonly fetch?: typeof fetch;
  /** Milliseconds since the epoch; measures the time left and reads `Retry-After` dates. */
  readonly now?: () => number;
}

/**
 * The one way to an upstream (SPEC K5): time-outs, size cap, retries with jitter and a circuit breaker shared by all
 * calls of this instance. Every failure is a FeedError without the query in its message or causes.
 */
export function createUpstreamGet(options: UpstreamOptions): UpstreamGet {
  const { upstream, userAgent, fetch = publicFetch, now = Date.now } = options;
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const guard = createGuard(limits);
  return async (address, request) => {
    const url = parseAddress(address, upstream);
    const call: Call = { upstream, url, request, userAgent, limits, fetch, now };
    if (request.signal.aborted) throw abortedFault(call);
    return guard(call, () => persist(call));
  };
}

function parseAddress(address: string, upstream: string): URL {
  const url = URL.parse(address);
  if (url !== null && /^https?:$/.test(url.protocol)) return url;
  throw new FeedError('connect', `${upstream}: the address is not an http(s) URL`);
}
