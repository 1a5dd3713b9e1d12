import type { CalendarEvent, EventSource } from '#contracts/events.ts';
import type { InstrumentSymbol, SentimentSnapshot } from '#contracts/sentiment.ts';

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
  readonly source: 'live_api' | 'web_scraped';
  /** All six instruments in one read. Throws FeedError. */
  read(signal: AbortSignal): Promise<SentimentReading>;
}

/** A stored event, with what only the store knows of it. */
export type KnownEvent = CalendarEvent & {
  /** Since when its calendar no longer lists it, null while it does. */
  readonly withdrawnAt?: string | null;
  /** The id it was first stored under. */
  readonly firstId?: string;
};

/** How one event source is asked: which of its parts are due, and what is already known of the week. */
export interface EventsRequest {
  readonly now: Date;
  /** Of `EventsFeed.parts`. */
  readonly parts: readonly string[];
  /** Stored events of this source around `now`: ids stay, actuals stay, an event first seen elsewhere is recognised. */
  readonly known: readonly KnownEvent[];
}

export interface Span {
  /** Inclusive. */
  readonly from: Date;
  /** Exclusive. */
  readonly to: Date;
}

/** What came of it: one part may fail while the other stands. */
export interface EventsReading extends FeedResult<CalendarEvent> {
  readonly read: readonly string[];
  readonly failures: readonly { readonly part: string; readonly error: FeedError }[];
  /** The time of which this reading names every event it will ever list; null when its list was not read whole. */
  readonly listed: Span | null;
}

export interface EventsFeed {
  readonly source: EventSource;
  /** Upstream files this source is made of, each with its own refresh window ("weekly", "rss"; else "events"). */
  readonly parts: readonly string[];
  /** Never rejects: what failed stands in `failures`. */
  read(request: EventsRequest, signal: AbortSignal): Promise<EventsReading>;
}
