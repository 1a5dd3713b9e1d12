/** What the adapters need of HTTP. Every failure is a FeedError (see `feeds/ports.ts`). */
export interface UpstreamRequest {
  readonly signal: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
  /** The expected type; an HTML answer instead of data is a `challenge`. */
  readonly expect: 'json' | 'xml' | 'html' | 'csv';
  /** Keeps these lines of a body that is too large to hold; it is then read as a stream. Default: all. */
  readonly keepsLine?: (line: string) => boolean;
  /** A JSON text: the request is then a POST. A redirect is not followed. */
  readonly body?: string;
  /** A key in the address, the headers or the body: it is left out of every message, cause and log. */
  readonly key?: string;
  /** Validators of the last answer; the upstream may then answer 304. */
  readonly validators?: Validators;
}

export interface Validators {
  readonly etag?: string;
  readonly lastModified?: string;
}

export interface UpstreamAnswer {
  /** Null: not modified since `validators`. */
  readonly text: string | null;
  readonly validators: Validators;
}

/** Asks an address of one upstream, by GET unless the request has a body, with time-outs, a size cap and retries with jitter. */
export type UpstreamGet = (url: string, request: UpstreamRequest) => Promise<UpstreamAnswer>;
