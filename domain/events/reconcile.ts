import type { EventSource } from '#contracts/events.ts';
import type { KnownCalendar, Listing, StoredEvent, StoredListing, Vendor } from '#contracts/listing.ts';
import { deriveEvent } from './derive.ts';
import type { KindOf } from './measure.ts';
import { type Pair, pairUp } from './pair.ts';
import { freeNames, isCovered, PUBLISHING_MS, recognise, type Span } from './recognise.ts';

/** One reading of one vendor's list. */
export interface VendorReading {
  readonly vendor: Vendor;
  readonly rows: readonly Listing[];
  /** The time for which `rows` name every event; null when some rows were unreadable or cut off. */
  readonly covers: Span | null;
  /** `base` of the events that the list has without a date. */
  readonly undated: readonly string[];
  /** Largest distance in ms between a row and a known row of the same series and day that match. */
  readonly sameDayMs: number;
}

export interface ReconcileContext {
  readonly source: EventSource;
  readonly now: Date;
  readonly kindOf: KindOf;
}

/** All rows and events of the time span, after the reading. */
export interface Reconciled extends KnownCalendar {
  /** Titles of rows that fit several partners equally well; they stay apart. */
  readonly ambiguous: readonly string[];
  /** Keys of rows that a list misses, while the list is too short to withdraw them. */
  readonly unconfirmed: readonly string[];
}

/** Recorded lists lose two events of eighty in their week; so many may go even from a short list. */
const ALWAYS_BELIEVED = 3;
/** A list with a smaller share of the known rows is treated as incomplete. */
const FULL_SHARE = 0.75;
/** The event takes the row of this vendor when both vendors list it. */
const LEADING: Vendor = 'faireconomy';

/**
 * Updates the known calendar of a source with new readings (K3). The rows of each vendor are stored apart and matched only
 * with rows of that vendor. Every call decides again which rows are one release, from all rows and never from `previous`,
 * and derives each event from its rows. So a wrong pair ends when the rows contradict it, and its value ends with it.
 * Pure: the same input gives the same output.
 */
export function reconcile(
  known: KnownCalendar,
  readings: readonly VendorReading[],
  context: ReconcileContext,
): Reconciled {
  const nextFree = freeNames([...known.events.map(({ id }) => id), ...known.listings.map(({ key }) => key)]);
  const updates = readings.map((reading) => readList(known, reading, nextFree, context));
  const listings = updates.reduce<readonly StoredListing[]>(replaced, known.listings);
  const { grouped, ambiguous } = regroup(listings, known.events, context);
  return {
    listings: grouped,
    events: eventsOf(grouped, known.events, context.now),
    ambiguous,
    unconfirmed: updates.flatMap(({ unconfirmed }) => unconfirmed),
  };
}

interface Update {
  readonly changed: readonly StoredListing[];
  readonly unconfirmed: readonly string[];
}

function replaced(listings: readonly StoredListing[], { changed }: Update): readonly StoredListing[] {
  const byKey = new Map([...listings, ...changed].map((one) => [one.key, one]));
  return [...byKey.values()];
}

/** The vendor's rows after a reading: those it names, and those it should name but does not. */
function readList(
  { listings, events }: KnownCalendar,
  reading: VendorReading,
  nextFree: (stem: string) => string,
  { source, now, kindOf }: ReconcileContext,
): Update {
  const vendorRows = listings.filter(({ vendor }) => vendor === reading.vendor);
  const released = new Set(events.filter(({ actual }) => actual !== null).map(({ id }) => id));
  const isReleased = ({ eventId }: StoredListing) => released.has(eventId);
  const found = recognise(reading.rows, vendorRows, { ...reading, now, kindOf, isReleased });
  const seenAt = now.toISOString();
  const order = [...reading.rows.keys()].sort((a, b) => timeOf(reading.rows[a]) - timeOf(reading.rows[b]));
  const named = order.flatMap((index) => {
    const row = reading.rows[index];
    if (!row) return [];
    const before = found[index] ?? newListing(row, source, seenAt, nextFree);
    return [seenListing(before, row, seenAt)];
  });
  const seen = new Set(named.map(({ key }) => key));
  const undated = new Set(reading.undated);
  const missing = vendorRows.filter(
    (one) => !seen.has(one.key) && !undated.has(one.base) && isDue(one, reading, now),
  );
  const isUnconfirmed = isTooShort(reading, { named, missing, vendorRows });
  return isUnconfirmed
    ? { changed: named, unconfirmed: missing.map(({ key }) => key) }
    : { changed: [...named, ...missing.map((one) => ({ ...one, goneAt: seenAt }))], unconfirmed: [] };
}

function timeOf(row: Listing | undefined): number {
  return Date.parse(row?.timeIso ?? '');
}

/**
 * Whether the list should name a known row but does not. The export drops rows that are over. The RSS names the rows of a
 * day, so a row that is over and missing was replaced by another.
 */
function isDue(
  { goneAt, actual, timeIso }: StoredListing,
  { vendor, covers }: VendorReading,
  now: Date,
): boolean {
  if (goneAt !== null || actual !== null || !isCovered(timeIso, covers)) return false;
  return vendor !== LEADING || Date.parse(timeIso) > now.getTime() - PUBLISHING_MS;
}

interface Rows {
  readonly named: readonly StoredListing[];
  readonly missing: readonly StoredListing[];
  readonly vendorRows: readonly StoredListing[];
}

/**
 * A valid but short list withdraws nothing: a wrong "cancelled" in a subscribed calendar is worse than a cancelled event
 * shown until its time. A list with many new titles is not shorter, so it withdraws the old ones.
 */
function isTooShort({ vendor, covers }: VendorReading, { named, missing, vendorRows }: Rows): boolean {
  if (missing.length === 0 || (vendor === LEADING && missing.length <= ALWAYS_BELIEVED)) return false;
  const isExpected = ({ goneAt, timeIso }: StoredListing) => goneAt === null && isCovered(timeIso, covers);
  return named.filter(isExpected).length < vendorRows.filter(isExpected).length * FULL_SHARE;
}

function newListing(
  row: Listing,
  source: EventSource,
  seenAt: string,
  nextFree: (stem: string) => string,
): StoredListing {
  const key = nextFree(row.vendorId ?? `${row.base}-${row.day}`);
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

/** The vendor's values now; a figure that it gave before and leaves out now is kept (K3). */
function seenListing(before: StoredListing, row: Listing, seenAt: string): StoredListing {
  const isOver = seenAt >= row.timeIso && before.awaitedPrevious !== null;
  const isAwaited = row.actual === null && before.actual === null && !isOver;
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

/** Gives each row its event: rows of two vendors that are one release share an event. */
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
    ({ eventId }) => eventId,
  );
  const eventOf = new Map(listings.map(({ key, eventId }) => [key, eventId]));
  for (const one of unpaired(open, pairs)) eventOf.set(one.key, one.key);
  const firstSeen = new Map(events.map(({ id, firstSeenAt }) => [id, firstSeenAt]));
  const rowsOf = Map.groupBy(listings, ({ key, eventId }) => eventOf.get(key) ?? eventId);
  for (const { listed, reported } of pairs) join(rowsOf, eventOf, [listed, reported], firstSeen);
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

/** Rows that share an event with a row they are no longer paired with, and must leave it. */
function unpaired(
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
    const anchor = rows.find(({ key, eventId }) => key === eventId) ?? rows.find(isLeading) ?? rows[0];
    return rows.filter((one) => one !== anchor && partnerOf.get(one.key) !== anchor);
  });
}

function isLeading({ vendor }: StoredListing): boolean {
  return vendor === LEADING;
}

/** Puts a pair into one event: the older one, because calendar files already have its id. */
function join(
  rowsOf: Map<string, StoredListing[]>,
  eventOf: Map<string, string>,
  [listed, reported]: readonly [StoredListing, StoredListing],
  firstSeen: ReadonlyMap<string, string>,
): void {
  const [one = '', other = ''] = [eventOf.get(listed.key), eventOf.get(reported.key)];
  if (one === other) return;
  const isOlder = (firstSeen.get(other) ?? '~') < (firstSeen.get(one) ?? '~');
  const [kept, replacedId] = isOlder ? [other, one] : [one, other];
  const moving = isOlder ? listed : reported;
  // Rows of the same vendor that are gone stay with the release they were listed for.
  const moves = ({ key, goneAt }: StoredListing) => key === moving.key || goneAt !== null;
  const replacedRows = rowsOf.get(replacedId) ?? [];
  const moved = replacedRows.filter(moves);
  for (const row of moved) eventOf.set(row.key, kept);
  rowsOf.set(
    replacedId,
    replacedRows.filter((row) => !moves(row)),
  );
  rowsOf.set(kept, [...(rowsOf.get(kept) ?? []), ...moved]);
}

/** Each event derived from its rows; an event that lost all rows to another is merged into it. */
function eventsOf(
  listings: readonly StoredListing[],
  before: readonly StoredEvent[],
  now: Date,
): readonly StoredEvent[] {
  const known = new Map(before.map((event) => [event.id, event]));
  const rowsOf = Map.groupBy(listings, ({ eventId }) => eventId);
  const mergedInto = new Map(listings.map(({ key, eventId }) => [key, eventId]));
  const current = [...rowsOf].map(([id, rows]) => deriveEvent(id, rows, known.get(id), now));
  const withoutRows = before.filter(({ id }) => !rowsOf.has(id));
  return [
    ...current,
    ...withoutRows.map((event) => mergedEvent(event, mergedInto.get(event.id) ?? event.mergedInto, now)),
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
