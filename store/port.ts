import type { CalendarEvent, EventSource } from '#contracts/events.ts';
import type { KnownCalendar, StoredEvent } from '#contracts/listing.ts';
import type { InstrumentSymbol, SentimentSnapshot } from '#contracts/sentiment.ts';
import type { PositioningStore } from './positioning.ts';

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

/** The right to refresh `name`. A later claim of the same name makes it worthless. */
export interface Lease {
  readonly name: string;
  readonly fence: number;
}

/** Which part of a source's calendar is merged, with the leases that allow it. */
export interface CalendarMerge {
  readonly source: EventSource;
  /** Events and rows from here on are read and may be changed; inclusive. */
  readonly from: string;
  /** Exclusive. */
  readonly to: string;
  /** When the readings were made. */
  readonly at: string;
  readonly leases: readonly Lease[];
}

/** What a merge writes: every event and row that reads differently than it is known. */
export interface CalendarChange extends KnownCalendar {
  /** The week the list was read for; null when it does not say. */
  readonly week: { readonly from: Date; readonly to: Date } | null;
}

/** How many events were new, read differently, or were withdrawn. */
export interface MergeOutcome {
  readonly added: number;
  readonly revised: number;
  readonly withdrawn: number;
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
   * Reads all that is known of a source around a time, lets `work` decide, and writes its outcome, in one transaction:
   * no other process can write in between. `work` is pure and synchronous; it may run more than once. Changed fields of
   * an event become revisions. Null, with nothing written, when a later claim made one of the leases worthless.
   */
  mergeCalendar(
    merge: CalendarMerge,
    work: (known: KnownCalendar) => CalendarChange,
  ): Promise<MergeOutcome | null>;
  /** When a list whose week holds the instant `at` was last read; null when none was. */
  weekReadAt(source: EventSource, at: string): Promise<string | null>;
  /** The event of this id or first id, or that has the row of this key; where it was merged, the one it became. */
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

  close(): Promise<void>;
}
