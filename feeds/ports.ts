import type { EventSource } from '#contracts/events.ts';
import type { InstrumentSymbol, SentimentSnapshot } from '#contracts/sentiment.ts';
import type { SentimentVendor } from '#contracts/vendors.ts';
import type { Span } from '#domain/events/recognise.ts';
import type { VendorReading } from '#domain/events/reconcile.ts';

/** Why a feed gave nothing. Logged, counted and turned into an honest label; never shown raw to a visitor. */
export const FEED_ERROR_KINDS = [
  'off', // the owner has not turned it on
  'dns', // the host has no address
  'connect', // refused, reset, unreachable
  'timeout', // headers or body too late
  'too_large', // over the size cap
  'http_4xx',
  'rate_limited', // 429
  'http_5xx',
  'challenge', // an HTML page where data was due
  'malformed', // cut off, not parsable, not of the known shape
  'upstream_error', // an error inside an HTTP 200
  'auth', // credentials refused
  'locked', // too many log-ins: we keep away for a while
  'quota', // our own limit of calls is used up
  'store', // our own store cannot be written to: nothing was asked
  'aborted',
] as const;
export type FeedErrorKind = (typeof FEED_ERROR_KINDS)[number];

export class FeedError extends Error {
  readonly kind: FeedErrorKind;
  /** Milliseconds the upstream asked us to wait (`Retry-After`), where it did. */
  readonly retryAfterMs: number | undefined;
  readonly status: number | undefined;

  constructor(
    kind: FeedErrorKind,
    message: string,
    extra: { cause?: unknown; retryAfterMs?: number | undefined; status?: number | undefined } = {},
  ) {
    super(message, extra.cause === undefined ? undefined : { cause: extra.cause });
    this.name = 'FeedError';
    this.kind = kind;
    this.retryAfterMs = extra.retryAfterMs;
    this.status = extra.status;
  }
}

/** What one read brought: rows that stand, and how many did not and why. */
export interface FeedResult<Row> {
  readonly rows: readonly Row[];
  readonly received: number;
  /** reason → count, e.g. `{ all_zero: 28, other_symbol: 142 }`. */
  readonly dropped: Readonly<Record<string, number>>;
  /** ISO 8601, UTC. */
  readonly observedAt: string;
}

export interface SentimentReading extends FeedResult<SentimentSnapshot> {
  /** Instruments the source listed with no open volume on either side: told, unlike those that are missing or malformed. */
  readonly empty: readonly InstrumentSymbol[];
}

export interface SentimentFeed {
  /** Whose figures it reads. */
  readonly vendor: SentimentVendor;
  readonly source: 'live_api' | 'web_scraped';
  /** All instruments in one read. Throws FeedError. */
  read(signal: AbortSignal): Promise<SentimentReading>;
}

/** How one event source is asked: which of its parts are due. */
export interface EventsRequest {
  readonly now: Date;
  /** Of `EventsFeed.parts`. */
  readonly parts: readonly string[];
}

/** What came of it: one part may fail while the other stands. */
export interface EventsReading {
  /** One list per upstream file that was read, its rows not yet recognised among those we know. */
  readonly lists: readonly VendorReading[];
  /** The week the calendar lists now; null when this reading does not say, or lists rows of several weeks. */
  readonly week: Span | null;
  readonly received: number;
  /** reason → count of rows that could not be used. */
  readonly dropped: Readonly<Record<string, number>>;
  /** ISO 8601, UTC. */
  readonly observedAt: string;
  readonly read: readonly string[];
  readonly failures: readonly { readonly part: string; readonly error: FeedError }[];
}

export interface EventsFeed {
  readonly source: EventSource;
  /** Upstream files this source is made of, each with its own refresh window ("weekly", "rss"; else "events"). */
  readonly parts: readonly string[];
  /** Never rejects: what failed is in `failures`. */
  read(request: EventsRequest, signal: AbortSignal): Promise<EventsReading>;
}
