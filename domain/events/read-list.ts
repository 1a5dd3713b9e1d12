import type { EventSource } from '#contracts/events.ts';
import type { KnownCalendar, Listing, StoredListing, Vendor } from '#contracts/listing.ts';
import type { KindOf } from './measure.ts';
import { isCovered, PUBLISHING_MS, recognise, type Span } from './recognise.ts';

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

/** What a reading changes. */
export interface ListUpdate {
  readonly changed: readonly StoredListing[];
  /** Keys of rows that the list misses while it is too short to withdraw them. */
  readonly unconfirmed: readonly string[];
}

/** Recorded lists lose two events of eighty in their week; so many may go even from a short list. */
const ALWAYS_BELIEVED = 3;
/** A list with a smaller share of the known rows is treated as incomplete. */
const FULL_SHARE = 0.75;
/** The event takes the row of this vendor when both vendors list it. */
export const LEADING: Vendor = 'faireconomy';

/** The vendor's rows after a reading: those it names, and those it should name but does not. */
export function readList(
  { listings, events }: KnownCalendar,
  reading: VendorReading,
  nextFree: (stem: string) => string,
  { source, now, kindOf }: ReconcileContext,
): ListUpdate {
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
