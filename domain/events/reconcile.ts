import type { KnownCalendar, StoredEvent, StoredListing } from '#contracts/listing.ts';
import { deriveEvent } from './derive.ts';
import { type Pair, pairUp } from './pair.ts';
import {
  LEADING,
  type ListUpdate,
  type ReconcileContext,
  readList,
  type VendorReading,
} from './read-list.ts';
import { freeNames } from './recognise.ts';

/** All rows and events of the time span, after the reading. */
export interface Reconciled extends KnownCalendar {
  /** Titles of rows that fit several partners equally well; they stay apart. */
  readonly ambiguous: readonly string[];
  /** Keys of rows that a list misses, while the list is too short to withdraw them. */
  readonly unconfirmed: readonly string[];
}

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

function replaced(listings: readonly StoredListing[], { changed }: ListUpdate): readonly StoredListing[] {
  const byKey = new Map([...listings, ...changed].map((one) => [one.key, one]));
  return [...byKey.values()];
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
