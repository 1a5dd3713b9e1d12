import type { EventSource } from '#contracts/events.ts';
import type { InstrumentSymbol, SentimentSnapshot } from '#contracts/sentiment.ts';
import type { SentimentVendor } from '#contracts/vendors.ts';
import type { VendorReading } from '#domain/events/read-list.ts';
import type { Span } from '#domain/events/recognise.ts';

/** Why a feed failed. It is logged, counted and turned into a label; a visitor never sees it. */
export const FEED_ERROR_KINDS = [
  'off', // the owner has not turned it on
  'dns', // the host has no address
  'connect', // refused, reset, unreachable
  'timeout', // headers or body too late
  'too_large', // over the size cap
  'http_4xx',
  'rate_limited', // 429
  'http_5xx',
  'challenge', // an HTML page instead of data
  'malformed', // cut off, not parsable, or of an unknown shape
  'upstream_error', // an error inside an HTTP 200
  'auth', // credentials refused
  'locked', // too many log-ins: we send none for some hours
  'quota', // our own limit of calls is reached
  'store', // our own store cannot be written to: no call was sent
  'aborted',
] as const;
export type FeedErrorKind = (typeof FEED_ERROR_KINDS)[number];

export class FeedError extends Error {
  readonly kind: FeedErrorKind;
  /** Milliseconds the upstream asked us to wait (`Retry-After`), if it did. */
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

/** What one read brought: usable rows, and how many were dropped for which reason. */
export interface FeedResult<Row> {
  readonly rows: readonly Row[];
  readonly received: number;
  /** reason → count, e.g. `{ all_zero: 28, other_symbol: 142 }`. */
  readonly dropped: Readonly<Record<string, number>>;
  /** ISO 8601, UTC. */
  readonly observedAt: string;
}

export interface SentimentReading extends FeedResult<SentimentSnapshot> {
  /** Instruments that the source listed with nothing open; not those that are missing or malformed. */
  readonly empty: readonly InstrumentSymbol[];
}

export interface SentimentFeed {
  /** The vendor of the figures. */
  readonly vendor: SentimentVendor;
  readonly source: 'live_api' | 'web_scraped';
  /** All instruments in one read. Throws FeedError. */
  read(signal: AbortSignal): Promise<SentimentReading>;
}

/** The parts of an event source that are due. */
export interface EventsRequest {
  readonly now: Date;
  /** Of `EventsFeed.parts`. */
  readonly parts: readonly string[];
}

/** The result of a read: one part may fail while another succeeds. */
export interface EventsReading {
  /** One list per upstream file; its rows are not yet matched with the rows we know. */
  readonly lists: readonly VendorReading[];
  /** The current week of the calendar's list; null when it is unknown or the rows are of several weeks. */
  readonly week: Span | null;
  readonly received: number;
  /** reason → count of unusable rows. */
  readonly dropped: Readonly<Record<string, number>>;
  /** ISO 8601, UTC. */
  readonly observedAt: string;
  readonly read: readonly string[];
  readonly failures: readonly { readonly part: string; readonly error: FeedError }[];
}

export interface EventsFeed {
  readonly source: EventSource;
  /** Upstream files of this source, each with its own refresh window ("weekly", "rss"; else "events"). */
  readonly parts: readonly string[];
  /** Never rejects: failed parts are in `failures`. */
  read(request: EventsRequest, signal: AbortSignal): Promise<EventsReading>;
}
