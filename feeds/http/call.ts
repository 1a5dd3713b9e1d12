import type { UpstreamRequest } from './port.ts';

export interface UpstreamLimits {
  /** Milliseconds until status and headers are in, redirects included. */
  readonly headersMs: number;
  /** Milliseconds until the whole body is in, one attempt. */
  readonly answerMs: number;
  /** Milliseconds for one call: all attempts and the waits between them. */
  readonly totalMs: number;
  /** Bytes of one body, counted after decompression. */
  readonly maxBytes: number;
  /** Attempts after the first. */
  readonly retries: number;
  /** Milliseconds before the first retry, without jitter; doubles. */
  readonly backoffMs: number;
  /** Failed calls in a row that open the circuit. */
  readonly failuresToOpen: number;
  /** Milliseconds the open circuit rests before one call may try again. */
  readonly restMs: number;
}

/** What one call carries from the public function down to the socket. */
export interface Call {
  /** Which upstream, for messages ("myfxbook"). */
  readonly upstream: string;
  readonly url: URL;
  readonly request: UpstreamRequest;
  readonly userAgent: string;
  readonly limits: UpstreamLimits;
  readonly fetch: typeof fetch;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** The call in words for a log: never its query, which may carry credentials. */
export function describeCall({ upstream, url }: Pick<Call, 'upstream' | 'url'>): string {
  return `${upstream}: GET ${url.origin}${url.pathname}`;
}
