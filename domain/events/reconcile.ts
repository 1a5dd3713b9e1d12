import type { EventSource } from '#contracts/events.ts';
import type { KnownCalendar, Listing, StoredEvent, StoredListing, Vendor } from '#contracts/listing.ts';
import { deriveEvent } from './derive.ts';
import { type KindOf, type Pair, pairUp } from './pair.ts';
import { isCovered, nextFree, PUBLISHING_MS, recognise, type Span } from './recognise.ts';

/** What one reading of one vendor's list says. */
export interface VendorReading {
  readonly vendor: Vendor;
  readonly rows: readonly Listing[];
  /** The time of which `rows` name every event; null when rows were unreadable or cut off. */
  readonly covers: Span | null;
  /** `base` of the events the list names without a date. */
  readonly undated: readonly string[];
  /** How far, in ms, a row may lie from a known row of the same series and day and still be it. */
  readonly sameDayMs: number;
}

export interface ReconcileContext {
  readonly source: EventSource;
  readonly now: Date;
  readonly kindOf: KindOf;
}

/** All rows and events of the time looked at, as they read now. */
export interface Reconciled extends KnownCalendar {
  /** Titles of rows that could be one release but fit several partners equally well; they stay apart. */
  readonly ambiguous: readonly string[];
  /** Keys of rows a list did not name, but which was too short to cancel by. */
  readonly doubted: readonly string[];
}

/** Recorded lists lose two events of eighty within their week; this many may go even from a nearly ended one. */
const ALWAYS_BELIEVED = 3;
/** A list with less than this share of the rows we know of its time is taken for a part of the list. */
const FULL_SHARE = 0.75;
/** Its rows name the event where two vendors do. */
const LEADING: Vendor = 'faireconomy';

/**
 * Brings what is known of a source up to date with new readings (SPEC K3). Each vendor's rows are kept apart for good and
 * recognised among that vendor's own; which rows are one release is decided anew from all rows each time, never from
 * `previous`; each event is derived from its rows. So a wrong pair dissolves as soon as the rows say so, and no value
 * outlives the pair that brought it. Pure: the same input gives the same output.
 */
export function reconcile(
  known: KnownCalendar,
  readings: readonly VendorReading[],
  context: ReconcileContext,
): Reconciled {
  const taken = new Set([...known.events.map(({ id }) => id), ...known.listings.map(({ key }) => key)]);
  const updates = readings.map((reading) => readList(known, reading, taken, context));
  const listings = updates.reduce<readonly StoredListing[]>(replaced, known.listings);
  const { grouped, ambiguous } = regroup(listings, known.events, context);
  return {
    listings: grouped,
    events: eventsOf(grouped, known.events, context.now),
    ambiguous,
    doubted: updates.flatMap(({ doubted }) => doubted),
  };
}

interface Update {
  readonly changed: readonly StoredListing[];
  readonly doubted: readonly string[];
}

function replaced(listings: readonly StoredListing[], { changed }: Update): readonly StoredListing[] {
  const byKey = new Map([...listings, ...changed].map((one) => [one.key, one]));
  return [...byKey.values()];
}

/** The vendor's rows after a reading: those it names, and those it should name and does not. */
function readList(
  { listings, events }: KnownCalendar,
  reading: VendorReading,
  taken: Set<string>,
  { source, now, kindOf }: ReconcileContext,
): Update {
  const own = listings.filter(({ vendor }) => vendor === reading.vendor);
  const released = new Set(events.filter(({ actual }) => actual !== null).map(({ id }) => id));
  const isReleased = ({ eventId }: StoredListing) => released.has(eventId);
  const found = recognise(reading.rows, own, { ...reading, now, kindOf, isReleased });
  const seenAt = now.toISOString();
  const order = [...reading.rows.keys()].sort((a, b) => timeOf(reading.rows[a]) - timeOf(reading.rows[b]));
  const named = order.flatMap((index) => {
    const row = reading.rows[index];
    if (!row) return [];
    const before = found[index] ?? firstSight(row, source, seenAt, taken);
    return [seenAgain(before, row, seenAt)];
  });
  const seen = new Set(named.map(({ key }) => key));
  const missing = own.filter((one) => !seen.has(one.key) && isDue(one, reading, now));
  const isDoubted = isTooShort(reading, { named, missing, own });
  return isDoubted
    ? { changed: named, doubted: missing.map(({ key }) => key) }
    : { changed: [...named, ...missing.map((one) => ({ ...one, goneAt: seenAt }))], doubted: [] };
}

function timeOf(row: Listing | undefined): number {
  return Date.parse(row?.timeIso ?? '');
}

/**
 * Whether the list should name a known row that it does not name. The export drops rows that are over; the RSS names
 * those of a day, so a row of it that is over and not named has given way to another.
 */
function isDue(
  { goneAt, actual, timeIso, base }: StoredListing,
  { vendor, covers, undated }: VendorReading,
  now: Date,
): boolean {
  if (goneAt !== null || actual !== null || undated.includes(base) || !isCovered(timeIso, covers))
    return false;
  return vendor !== LEADING || Date.parse(timeIso) > now.getTime() - PUBLISHING_MS;
}

interface Rows {
  readonly named: readonly StoredListing[];
  readonly missing: readonly StoredListing[];
  readonly own: readonly StoredListing[];
}

/**
 * A valid but short list cancels nothing: a wrong "cancelled" in a subscribed calendar is worse than a cancelled event
 * shown until its time has passed. A list that words many titles anew is not shorter and withdraws the old ones.
 */
function isTooShort({ vendor, covers }: VendorReading, { named, missing, own }: Rows): boolean {
  if (missing.length === 0 || (vendor === LEADING && missing.length <= ALWAYS_BELIEVED)) return false;
  const isExpected = ({ goneAt, timeIso }: StoredListing) => goneAt === null && isCovered(timeIso, covers);
  return named.filter(isExpected).length < own.filter(isExpected).length * FULL_SHARE;
}

function firstSight(row: Listing, source: EventSource, seenAt: string, taken: Set<string>): StoredListing {
  const key = nextFree(row.vendorId ?? `${row.base}-${row.day}`, taken);
  return {
    ...row,
    source,
    key,
    eventId: key,
    awaitedPrevious: null,
    firstTimeIso: row.timeIso,
    firstSeenAt: seenAt,
    lastSeenAt: seenAt,
    goneAt: null,
  };
}

/** What the vendor says now; a figure it once gave and now leaves out is kept (SPEC K3). */
function seenAgain(before: StoredListing, row: Listing, seenAt: string): StoredListing {
  const isAwaited = row.actual === null && before.actual === null;
  return {
    ...before,
    ...row,
    forecast: row.forecast ?? before.forecast,
    previous: row.previous ?? before.previous,
    actual: row.actual ?? before.actual,
    awaitedPrevious: (isAwaited ? row.previous : null) ?? before.awaitedPrevious,
    lastSeenAt: seenAt > before.lastSeenAt ? seenAt : before.lastSeenAt,
    goneAt: null,
  };
}

interface Regrouped {
  readonly grouped: readonly StoredListing[];
  readonly ambiguous: readonly string[];
}

/** Gives each row the event it is about: rows of two vendors that are one release share one. */
function regroup(
  listings: readonly StoredListing[],
  events: readonly StoredEvent[],
  { kindOf }: ReconcileContext,
): Regrouped {
  const open = listings.filter(({ goneAt, holiday }) => goneAt === null && !holiday);
  const { pairs, ambiguous } = pairUp(
    open.filter(({ vendor }) => vendor === LEADING),
    open.filter(({ vendor }) => vendor !== LEADING),
    kindOf,
    (listed, reported) => listed.eventId === reported.eventId,
  );
  const eventOf = new Map(listings.map(({ key, eventId }) => [key, eventId]));
  for (const one of separated(open, pairs)) eventOf.set(one.key, one.key);
  const firstSeen = new Map(events.map(({ id, firstSeenAt }) => [id, firstSeenAt]));
  for (const { listed, reported } of pairs) join(listings, eventOf, [listed, reported], firstSeen);
  return {
    grouped: listings.map((one) => withEvent(one, eventOf.get(one.key) ?? one.eventId)),
    ambiguous: [
      ...new Set(ambiguous.flatMap(({ listed, reported }) => [listed.title, reported.title])),
    ].sort(),
  };
}

function withEvent(listing: StoredListing, eventId: string): StoredListing {
  return listing.eventId === eventId ? listing : { ...listing, eventId };
}

/** Rows that share an event with a row they are no longer paired with, and have to leave it. */
function separated(
  open: readonly StoredListing[],
  pairs: readonly Pair<StoredListing>[],
): readonly StoredListing[] {
  const partnerOf = new Map(
    pairs.flatMap(({ listed, reported }) => [
      [listed.key, reported],
      [reported.key, listed],
    ]),
  );
  return [...Map.groupBy(open, ({ eventId }) => eventId).values()].flatMap((rows) => {
    const stays = rows.find(({ key, eventId }) => key === eventId) ?? rows.find(isLeading) ?? rows[0];
    return rows.filter((one) => one !== stays && partnerOf.get(one.key) !== stays);
  });
}

function isLeading({ vendor }: StoredListing): boolean {
  return vendor === LEADING;
}

/** Puts a pair into one event: the one known longer, because calendars were given its id. */
function join(
  listings: readonly StoredListing[],
  eventOf: Map<string, string>,
  [listed, reported]: readonly [StoredListing, StoredListing],
  firstSeen: ReadonlyMap<string, string>,
): void {
  const [one = '', other = ''] = [eventOf.get(listed.key), eventOf.get(reported.key)];
  if (one === other) return;
  const isOlder = (firstSeen.get(other) ?? '~') < (firstSeen.get(one) ?? '~');
  const [kept, given] = isOlder ? [other, one] : [one, other];
  const moving = isOlder ? listed : reported;
  // Rows of the same vendor that are gone belong to the release they were once named for.
  for (const row of listings) {
    if (eventOf.get(row.key) === given && (row.key === moving.key || row.goneAt !== null))
      eventOf.set(row.key, kept);
  }
}

/** Each event as its rows say now; one that has lost all rows to another is merged into that one. */
function eventsOf(
  listings: readonly StoredListing[],
  before: readonly StoredEvent[],
  now: Date,
): readonly StoredEvent[] {
  const known = new Map(before.map((event) => [event.id, event]));
  const rowsOf = Map.groupBy(listings, ({ eventId }) => eventId);
  const heirOf = new Map(listings.map(({ key, eventId }) => [key, eventId]));
  const alive = [...rowsOf].map(([id, rows]) => deriveEvent(id, rows, known.get(id), now));
  const empty = before.filter(({ id }) => !rowsOf.has(id));
  return [
    ...alive,
    ...empty.map((event) => mergedEvent(event, heirOf.get(event.id) ?? event.mergedInto, now)),
  ];
}

function mergedEvent(event: StoredEvent, into: string | null, now: Date): StoredEvent {
  if (into === null || event.mergedInto === into) return event;
  const isNew = event.withdrawnAt === null;
  return {
    ...event,
    mergedInto: into,
    withdrawnAt: event.withdrawnAt ?? now.toISOString(),
    withdrawals: event.withdrawals + (isNew ? 1 : 0),
  };
}
