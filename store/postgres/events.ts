import type { EventSource } from '#contracts/events.ts';
import type { KnownCalendar, StoredEvent, StoredListing } from '#contracts/listing.ts';
import { type CalendarDifference, differenceOf } from '#store/calendar-difference.ts';
import { checkInstant } from '#store/instant.ts';
import type {
  CalendarChange,
  CalendarMerge,
  EventRevision,
  MergeOutcome,
  Series,
  WeekRead,
} from '#store/port.ts';
import { lock, type Query } from './database.ts';
import * as SQL from './event-statements.ts';
import { lastOfEach, records } from './records.ts';
import { holds } from './refreshes.ts';

/** An event is merged into another directly or over one more; a longer chain would be a circle. */
const MAX_MERGES = 8;

/** The event part of the port. */
export const eventTable = {
  /** Call it inside a transaction. The lock keeps other instances from writing between the read and the write. */
  async merge(
    query: Query,
    { source, from, to, keys, at, leases }: CalendarMerge,
    work: (known: KnownCalendar) => CalendarChange,
  ): Promise<MergeOutcome | null> {
    const span = [...spanOf(source, from, to), keys];
    checkInstant('at', at);
    if (!(await holds(query, leases))) return null;
    await lock(query, `calendar ${source}`);
    const known = {
      events: await query<StoredEvent>(SQL.EVENTS_AROUND, span),
      listings: await query<StoredListing>(SQL.LISTINGS_AROUND, span),
    };
    const change = work(known);
    const difference = differenceOf(known, change, at);
    await write(query, difference, change.week, { source, at });
    return difference.outcome;
  },
  async between(query: Query, source: EventSource, from: string, to: string): Promise<StoredEvent[]> {
    return query(SQL.BETWEEN, spanOf(source, from, to));
  },
  async byName(query: Query, id: string): Promise<StoredEvent | null> {
    let event = await find(query, id);
    for (let step = 0; event?.mergedInto && step < MAX_MERGES; step += 1)
      event = await find(query, event.mergedInto);
    return event;
  },
  async releases(
    query: Query,
    { source, title, country, currency }: Series,
    before: string,
    limit: number,
  ): Promise<StoredEvent[]> {
    const values = [source, title, country, currency, checkInstant('before', before), limit];
    return query(SQL.RELEASES, values);
  },
  async revisionsBetween(
    query: Query,
    source: EventSource,
    from: string,
    to: string,
  ): Promise<EventRevision[]> {
    return query(SQL.REVISIONS_BETWEEN, spanOf(source, from, to));
  },
  async revisions(query: Query, eventId: string): Promise<EventRevision[]> {
    return query(SQL.REVISIONS, [eventId]);
  },
  async weekRead(query: Query, source: EventSource, at: string): Promise<WeekRead | null> {
    const [row] = await query<WeekRead>(SQL.WEEK_READ, [source, checkInstant('at', at)]);
    return row ?? null;
  },
};

function spanOf(source: EventSource, from: string, to: string): unknown[] {
  return [source, checkInstant('from', from), checkInstant('to', to)];
}

async function find(query: Query, id: string): Promise<StoredEvent | null> {
  const [event] = await query<StoredEvent>(SQL.BY_NAME, [id]);
  return event ?? null;
}

/** One statement for each table that changed, however many rows it has. */
async function write(
  query: Query,
  { events, listings, revisions, seenEvents, seenListings }: CalendarDifference,
  week: CalendarChange['week'],
  { source, at }: Pick<CalendarMerge, 'source' | 'at'>,
): Promise<void> {
  if (events.length > 0) {
    const rows = lastOfEach(events, ({ id }) => id);
    await query(SQL.PUT_EVENTS, [records(rows, SQL.EVENT_COLUMNS)]);
  }
  if (listings.length > 0) {
    const rows = lastOfEach(listings, ({ key }) => key);
    await query(SQL.PUT_LISTINGS, [records(rows, SQL.LISTING_COLUMNS)]);
  }
  if (revisions.length > 0) await query(SQL.REVISE, [records(revisions, SQL.REVISION_COLUMNS)]);
  if (seenEvents.length > 0) await query(SQL.SEEN_EVENTS, [at, seenEvents]);
  if (seenListings.length > 0) await query(SQL.SEEN_LISTINGS, [source, at, seenListings]);
  if (week) await query(SQL.MARK_WEEK, [source, week.from.toISOString(), week.to.toISOString(), at]);
}
