import type { CalendarEvent, EventSource } from '#contracts/events.ts';
import type { InstrumentSymbol, SentimentSnapshot } from '#contracts/sentiment.ts';
import type { PositioningStore } from './positioning.ts';

export type StoredEvent = CalendarEvent & {
  /** Id it was first stored under; it stays when the event takes another one over (`supersedes`). */
  readonly firstId: string;
  readonly firstSeenAt: string;
  readonly lastSeenAt: string;
  /** Since when the calendar that listed it no longer does; null while it does. */
  readonly withdrawnAt: string | null;
  /** How often it was withdrawn, returns between. */
  readonly withdrawals: number;
};

/** One figure published again and again, as one calendar names it; countries that share a currency share titles too. */
export type Series = Pick<CalendarEvent, 'source' | 'title' | 'country' | 'currency'>;

/** One change of a stored event: what it said before, and when we learned better. */
export interface EventRevision {
  readonly eventId: string;
  readonly seenAt: string;
  readonly field: 'title' | 'timeIso' | 'impact' | 'forecast' | 'previous' | 'actual';
  readonly before: string | null;
  readonly after: string | null;
}

/** What is known of one upstream's refreshes; shared by all instances. Times ISO 8601, UTC. */
export interface RefreshState {
  readonly name: string;
  readonly attemptedAt: string;
  readonly succeededAt: string | null;
  /** Kind of the last failure ("timeout", "http_5xx" …), null after a success. */
  readonly failure: string | null;
  /** When an attempt last ended; before `attemptedAt` while the latest one still runs, or was cut off. */
  readonly settledAt: string | null;
}

/**
 * What the product remembers. All times are ISO 8601 UTC strings with milliseconds (`Date#toISOString`).
 * A promise that resolves means the data is on disk: `kill -9` afterwards loses nothing of it (SPEC K6).
 */
export interface Store extends PositioningStore {
  /** Adds snapshots; one already there (symbol, source, observedAt) is left as it is. Returns how many were new. */
  saveSnapshots(rows: readonly SentimentSnapshot[]): Promise<number>;
  /** Of those observed at `notAfter` or before; without it, of all. */
  latestSnapshot(symbol: InstrumentSymbol, notAfter?: string): Promise<SentimentSnapshot | null>;
  /** When the first snapshot was observed; null when there is none. */
  firstObservedAt(symbol: InstrumentSymbol): Promise<string | null>;
  /** Oldest first, `from` inclusive, `to` exclusive. */
  snapshots(symbol: InstrumentSymbol, from: string, to: string): Promise<SentimentSnapshot[]>;

  /**
   * Inserts or updates by id, in one transaction. An `actual` once seen is never forgotten: null does not overwrite it.
   * `supersedes` folds that row (its actual, first sight and revisions) into this one. Changes become revisions.
   */
  upsertEvents(rows: readonly CalendarEvent[], seenAt: string): Promise<{ added: number; revised: number }>;
  /** Marks stored events as withdrawn, those that are already left as they are; being seen again takes it back. Returns how many it marked. */
  withdrawEvents(ids: readonly string[], at: string): Promise<number>;
  /** The event stored under `id`, first stored under it, or that took over the row which bore it. */
  event(id: string): Promise<StoredEvent | null>;
  /** Events of a series before the instant `before` whose actual is known: newest first, `limit` at most. */
  releasesBefore(series: Series, before: string, limit: number): Promise<StoredEvent[]>;
  /** By time then id; `from` inclusive, `to` exclusive. */
  eventsBetween(source: EventSource, from: string, to: string): Promise<StoredEvent[]>;
  /** Oldest first. */
  revisions(eventId: string): Promise<EventRevision[]>;
  /** Of all events `eventsBetween` gives for the same arguments; oldest first. */
  revisionsBetween(source: EventSource, from: string, to: string): Promise<EventRevision[]>;

  /**
   * Takes the right to refresh `name` if nobody attempted it after `now - windowMs`; atomic across processes.
   * True exactly once per window, whoever asks. An attempt in the future (a clock was put back) does not count.
   */
  claimRefresh(name: string, now: string, windowMs: number): Promise<boolean>;
  /** Records how the claimed refresh ended: at a success `failure` is null. */
  settleRefresh(name: string, at: string, failure: string | null): Promise<void>;
  refreshState(name: string): Promise<RefreshState | null>;
  /**
   * Counts one call to `upstream`, made at the instant `at`; false, uncounted, when `limit` were made in the 24 hours
   * before. Calls further ahead than clocks differ (one was put back) do not count.
   */
  takeCall(upstream: string, at: string, limit: number): Promise<boolean>;

  /** Small operational notes that must survive a restart (an upstream session, a lock-out). */
  readNote(key: string): Promise<string | null>;
  writeNote(key: string, value: string | null): Promise<void>;

  /** Reads from every table and writes one small row. Rejects with the StoreError that keeps the store from its work. */
  check(): Promise<void>;
  /** Lets the calls that wait end, then closes; every later call rejects with a StoreError. */
  close(): Promise<void>;
}
