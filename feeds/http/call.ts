import type { UpstreamRequest } from './port.ts';

export interface UpstreamLimits {
  /** Milliseconds to connect, and then from the request to the end of the headers; measured in steps of half a second. */
  readonly headersMs: number;
  /** Milliseconds of one attempt: connection, redirects, headers and body. */
  readonly answerMs: number;
  /** Milliseconds for one call: all attempts and the waits between them. */
  readonly totalMs: number;
  /** Bytes of one body that is held, counted after decompression; of the kept lines of a stream. */
  readonly maxBytes: number;
  /** Bytes of one body that is read as a stream. Default: `maxBytes`. */
  readonly maxStreamedBytes?: number;
  /** Attempts after the first. */
  readonly retries: number;
  /** Milliseconds before the first retry, without jitter; doubles. */
  readonly backoffMs: number;
}

/** The settings of one call, from the public function down to the socket. */
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
  /** Counts one request before it is sent, also a redirected one; false when none is left. Default: not counted. */
  readonly takeCall?: (() => Promise<boolean>) | undefined;
}

/** Describes the call for a log, without its query, which may carry credentials, and with "…" for a key in its path. */
export function describeCall({ upstream, url, request }: Pick<Call, 'upstream' | 'url' | 'request'>): string {
  const method = request.body === undefined ? 'GET' : 'POST';
  const path = spellingsOf(request).reduce((text, key) => text.replaceAll(key, '…'), url.pathname);
  return `${upstream}: ${method} ${url.origin}${path}`;
}

/** Every way in which the request's key may be written. */
export function spellingsOf({ key = '' }: Pick<UpstreamRequest, 'key'>): readonly string[] {
  return [key, encodeURIComponent(key)].filter((text) => text !== '');
}
