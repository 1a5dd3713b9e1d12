import type { Count } from '#contracts/counted.ts';
import type { CalendarEvent, EventSource } from '#contracts/events.ts';
import type { FuturesMarket } from '#contracts/instruments.ts';
import type { KeptFiles } from '#contracts/kept-files.ts';
import type { KnownCalendar, StoredEvent } from '#contracts/listing.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Observation, SeriesId, StoredObservation } from '#contracts/observations.ts';
import type { PositioningReport } from '#contracts/positioning.ts';
import type { ReleaseId, Sighting, StoredSighting } from '#contracts/schedules.ts';
import type { InstrumentSymbol, SentimentSnapshot } from '#contracts/sentiment.ts';

/** One figure that is published again and again, under one vendor's title; countries with one currency share titles too. */
export type Series = Pick<CalendarEvent, 'source' | 'title' | 'country' | 'currency'>;

/** One change of a stored event: the earlier value, and when it changed. */
export interface EventRevision {
  readonly eventId: string;
  readonly seenAt: string;
  readonly field: 'title' | 'timeIso' | 'impact' | 'forecast' | 'previous' | 'actual';
  readonly before: string | null;
  readonly after: string | null;
}

/** Which part of a source's calendar is merged, with the leases that allow it. */
export interface CalendarMerge {
  readonly source: EventSource;
  /** Events and rows from here on are read and may be changed; inclusive. */
  readonly from: string;
  /** Exclusive. */
  readonly to: string;
  /** Rows of these keys are read too, whatever their time: a vendor with ids of its own may move a row by weeks. */
  readonly keys: readonly string[];
  /** When the readings were made. */
  readonly at: string;
  readonly leases: readonly Lease[];
}

/** The output of a merge: every new or changed event and row. */
export interface CalendarChange extends KnownCalendar {
  /** The week the list was read for; null when it does not say. */
  readonly week: { readonly from: Date; readonly to: Date } | null;
}

/** One read week of a calendar's list, and when it was last read. All ISO 8601, UTC. */
export interface WeekRead {
  /** Exclusive end of the week. */
  readonly to: string;
  readonly readAt: string;
}

/** How many events were new, changed, or withdrawn. */
export interface MergeOutcome {
  readonly added: number;
  readonly revised: number;
  readonly withdrawn: number;
}

/**
 * The state of one upstream's refreshes; shared by all instances. The instants are the machine's clock and are for
 * display (ISO 8601, UTC); the milliseconds are the store's own clock and pace the calls.
 */
export interface RefreshState {
  readonly name: string;
  readonly attemptedAt: string;
  readonly succeededAt: string | null;
  /** Kind of the last failure ("timeout", "http_5xx" …), null after a success. */
  readonly failure: string | null;
  /** When an attempt last ended. */
  readonly settledAt: string | null;
  /** The latest claim is not settled: its work runs, or its process was killed. */
  readonly isRunning: boolean;
  /** Milliseconds since the latest claim. */
  readonly attemptedMsAgo: number;
  /** Milliseconds for which the name cannot be claimed, with any window; 0 when it can. */
  readonly heldForMs: number;
}

/** The lease of `name`. A later claim of the same name invalidates it. */
export interface Lease {
  readonly name: string;
  /** Grows with every claim of the name. */
  readonly fence: number;
}

/** Which observations a page holds. */
export interface ObservationQuery {
  readonly series: readonly SeriesId[];
  /** First seen at this instant or later; null for all. */
  readonly since: string | null;
  /** Only those with a smaller `number`; null for the newest. */
  readonly before: number | null;
  readonly limit: number;
}

/** A value to store. */
export interface ReadObservation extends Observation {
  /** When a release published the value again, unchanged: it is a later estimate with the same value. */
  readonly republishedAt?: string;
}

/** What one process counted since its last batch. */
export interface CountBatch {
  /** Names the process. */
  readonly writer: string;
  /** Grows with each batch of the writer. */
  readonly number: number;
  /** The present day: "YYYY-MM-DD". */
  readonly day: string;
  readonly counts: readonly Count[];
  /** Numbers of earlier days are deleted. */
  readonly forgetBefore: string;
}

/** A browser that takes push messages (N16). Nothing else is known of its reader. */
export interface StoredSubscription {
  /** SHA-256 of the endpoint. */
  readonly id: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly locale: Locale;
  /** IANA name. */
  readonly zone: string;
  /** Wall time in `zone`, "22:00"; null without quiet hours. */
  readonly quietFrom: string | null;
  readonly quietTo: string | null;
}

/** What a subscription asks for. */
export interface StoredWish {
  readonly topic: string;
  readonly stage: string;
  readonly madeAt: string;
}

export interface Asked {
  readonly subscription: StoredSubscription;
  readonly wishes: readonly StoredWish[];
}

/** Who may get a message: who wishes for `topic` in this stage, and has done so since `madeUntil` at the latest. */
export interface WishQuery {
  readonly topic: string;
  readonly stage: string;
  readonly madeUntil: string;
  /** Of the message. */
  readonly name: string;
}

export interface ReminderLimits {
  readonly mostSubscriptions: number;
  readonly mostWishes: number;
}

/** A message to send: `name` and `covers` are what it is about. */
export interface MessageClaim {
  readonly subscription: string;
  readonly name: string;
  /** Other names that the same message is about. */
  readonly covers: readonly string[];
}

/** A claimed message; `tries` counts this one. */
export interface MessageTry extends MessageClaim {
  readonly tries: number;
}

/** How a claimed message ended. `fulfils`: the topic of a wish that is done with it. `gone`: the browser no longer takes any. */
export type MessageOutcome = Pick<MessageClaim, 'subscription' | 'name'> &
  (
    | { readonly end: 'sent'; readonly fulfils: string | null }
    | { readonly end: 'never' | 'gone' }
    | { readonly end: 'retry'; readonly retryAt: string }
  );

/**
 * Everything the product stores. All times are ISO 8601 UTC strings with milliseconds (`Date#toISOString`).
 * A resolved promise means that the data is on disk: `kill -9` afterwards loses nothing of it (K6).
 */
export interface Store extends KeptFiles {
  /**
   * Adds snapshots; one already there (symbol, source, vendor, observedAt) is left as it is. Returns how many were new. With
   * `lease`: adds nothing when a later claim exists.
   */
  saveSnapshots(rows: readonly SentimentSnapshot[], lease?: Lease): Promise<number>;
  /** Of those observed at `notAfter` or before; without it, of all. */
  latestSnapshot(symbol: InstrumentSymbol, notAfter?: string): Promise<SentimentSnapshot | null>;
  /** When the first snapshot of the basis was observed; null when there is none. */
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
  /** The week that holds the instant `at`, and when its list was last read; null when it never was. */
  weekRead(source: EventSource, at: string): Promise<WeekRead | null>;
  /** The event with this id or first id, or with a row of this key; of a merged event, the one it was merged into. */
  event(id: string): Promise<StoredEvent | null>;
  /** Events of a series before the instant `before`, also those without an actual: newest first, `limit` at most. */
  releasesBefore(series: Series, before: string, limit: number): Promise<StoredEvent[]>;
  /** Every series of a source that has an event, in no order; it reads an index only. */
  listedSeries(source: EventSource): Promise<Series[]>;
  /** The times of the first and the last event of a source, without those of absurd dates; null without any. */
  eventSpan(source: EventSource): Promise<{ readonly first: string; readonly last: string } | null>;
  /** By time then id; `from` inclusive, `to` exclusive. */
  eventsBetween(source: EventSource, from: string, to: string): Promise<StoredEvent[]>;
  /** Of all these events; oldest first. */
  revisions(...eventIds: readonly string[]): Promise<EventRevision[]>;

  // Weekly futures positioning (N8).
  /**
   * Inserts or updates by market and date, in one transaction: the CFTC corrects reports. Returns how many were new.
   * With `lease`: writes nothing when a later claim exists.
   */
  saveReports(rows: readonly PositioningReport[], lease?: Lease): Promise<number>;
  /** A market's last `limit` reports dated `notAfter` ("YYYY-MM-DD") or before, newest first. */
  positioningReports(market: FuturesMarket, notAfter: string, limit: number): Promise<PositioningReport[]>;

  // The publishers' own figures (N11). None is ever changed or deleted.
  /**
   * Appends each row whose value, flag or unit differs from the newest vintage of its series and period, or that a release
   * published again after that was first seen, in one transaction; the first one is vintage 1. Returns how many were
   * appended. With `lease`: appends nothing when a later claim exists.
   */
  saveObservations(rows: readonly ReadObservation[], lease?: Lease): Promise<number>;
  /** Every vintage of the series, of `fromPeriod` and later periods: by series, period and vintage. */
  vintages(series: readonly SeriesId[], fromPeriod: string): Promise<StoredObservation[]>;
  /** By `number`, highest first. */
  observationPage(query: ObservationQuery): Promise<StoredObservation[]>;

  // What publishers' schedules said (N11). Nothing of it is ever changed or deleted.
  /**
   * Appends each row whose time or state differs from the newest sighting of its release and occurrence, in one
   * transaction. Returns how many were appended. With `lease`: appends nothing when a later claim exists.
   */
  saveSightings(rows: readonly Sighting[], lease?: Lease): Promise<number>;
  /**
   * Every sighting of each occurrence of the releases that was ever scheduled at `from` or later and before `to`: by
   * `number`. Both are instants or days; a day begins before its instants.
   */
  sightings(releases: readonly ReleaseId[], from: string, to: string): Promise<StoredSighting[]>;

  /**
   * Takes the right to refresh `name` when the last claim is at least `windowMs` old and no hold runs; null otherwise.
   * Atomic across processes. Age is measured by the store's own clock, which the machine's uptime advances: a wall
   * clock that is set changes nothing. A look that cannot succeed writes nothing.
   * `holdMs`: do not claim again before that time has passed.
   */
  claimRefresh(name: string, windowMs: number, holdMs?: number): Promise<Lease | null>;
  /**
   * Records how a claimed refresh ended, null for a success; false, without effect, when a later claim exists.
   * `holdMs`: do not claim again before that time has passed.
   */
  settleRefresh(lease: Lease, at: string, failure: string | null, holdMs?: number): Promise<boolean>;
  refreshState(name: string): Promise<RefreshState | null>;
  /**
   * Counts one call to `upstream` before it is sent; false, uncounted, when `limit` were made in the last 24 hours by
   * the store's clock. Rejects, uncounted, when the store has no room for what a call brings.
   */
  takeCall(upstream: string, limit: number): Promise<boolean>;

  // The owner's numbers (N17).
  /**
   * Adds the numbers of a batch to those of the store, in one transaction; false, without effect, when the store has this
   * batch of the writer already. A day has MOST_COUNTS different numbers: what is over it is counted as `OTHER`.
   */
  addCounts(batch: CountBatch): Promise<boolean>;
  /** Both days inclusive; by day, kind, page, language, link and source. */
  counts(from: string, to: string): Promise<Count[]>;

  // Reminders by web push (N16).
  /** Stores the subscription and adds or changes one wish, in one transaction; nothing when a limit would be passed. */
  saveReminder(
    subscription: StoredSubscription,
    wish: StoredWish,
    limits: ReminderLimits,
  ): Promise<'saved' | 'too_many' | 'full'>;
  /** What a subscription asks for; null for an unknown one. */
  reminders(id: string): Promise<Asked | null>;
  /** The reader was here on this day ("YYYY-MM-DD"). */
  noteVisit(id: string, day: string): Promise<void>;
  /** The browser changed its endpoint: wishes and sent messages go on. False for an unknown `from`. */
  moveSubscription(from: string, to: StoredSubscription, day: string): Promise<boolean>;
  /** Deletes one wish; with the last one the subscription and its messages too. */
  forgetWish(id: string, topic: string): Promise<void>;
  /** Deletes a subscription with all that belongs to it. */
  forgetSubscription(id: string): Promise<void>;
  /** Every topic that any subscription asks for. */
  wishedTopics(): Promise<string[]>;
  /**
   * Subscriptions that may get the message at `at` (see `claimMessages`), in the order of their ids, at most `limit` of them
   * after the id `after`.
   */
  wishedBy(query: WishQuery, at: string, after: string, limit: number): Promise<StoredSubscription[]>;
  /**
   * Of the claims those that may be sent now: the subscription had no message of this name, and none that covered it, or the
   * message waits for another try that is due. A claimed message is never given again until it is settled: a process that
   * is killed meanwhile may lose it, and never sends it twice. Null, with nothing claimed, when a later claim of the lease exists.
   */
  claimMessages(lease: Lease, claims: readonly MessageClaim[], at: string): Promise<MessageTry[] | null>;
  settleMessages(outcomes: readonly MessageOutcome[]): Promise<void>;
  /** Deletes the wishes of all subscriptions for a topic in one stage. */
  fulfilWishes(topic: string, stage: string): Promise<void>;
  /**
   * Deletes subscriptions not seen since the first day, those without a wish not seen since the second, and messages and
   * wishes of events that were made before an instant.
   */
  cleanReminders(notSeenSince: string, idleSince: string, madeBefore: string): Promise<void>;

  /** Small operational notes that must survive a restart (an upstream session). */
  readNote(key: string): Promise<string | null>;
  /** With `lease`: writes nothing when a later claim exists. */
  writeNote(key: string, value: string | null, lease?: Lease): Promise<void>;

  /** Reads from every table and writes one small row. Rejects with the StoreError that keeps the store from its work. */
  check(): Promise<void>;
  /** Waits for running calls, then closes; every later call rejects with a StoreError. */
  close(): Promise<void>;
}
