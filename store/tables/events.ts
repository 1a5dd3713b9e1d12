import type { EventSource } from '#contracts/events.ts';
import type { KnownCalendar, StoredEvent, StoredListing } from '#contracts/listing.ts';
import { isPlausible } from '#contracts/plausible.ts';
import type {
  CalendarChange,
  CalendarMerge,
  EventRevision,
  MergeOutcome,
  Series,
  WeekRead,
} from '#store/port.ts';
import { differenceOf } from './calendar-difference.ts';
import * as SQL from './event-statements.ts';
import { checkInstant } from './instant.ts';
import { holds } from './refreshes.ts';
import { insert, lock, query, type Work } from './work.ts';

/** An event is merged into another directly or over one more; a longer chain would be a circle. */
const MAX_MERGES = 8;

/** The events of the port. */
export const eventTable = {
  /** Call it inside a transaction. The lock keeps other instances from writing between the read and the write. */
  *merge(
    { source, from, to, keys, at, leases }: CalendarMerge,
    work: (known: KnownCalendar) => CalendarChange,
  ): Work<MergeOutcome | null> {
    const span = [...spanOf(source, from, to), keys];
    checkInstant('at', at);
    if (!(yield* holds(leases))) return null;
    yield* lock(`calendar ${source}`);
    const known = {
      events: yield* rows<StoredEvent>(SQL.EVENTS_AROUND, span),
      listings: yield* rows<StoredListing>(SQL.LISTINGS_AROUND, span),
    };
    const change = work(known);
    const { events, listings, revisions, seenEvents, seenListings, outcome } = differenceOf(
      known,
      change,
      at,
    );
    yield* insert(SQL.PUT_EVENTS, events);
    yield* insert(SQL.REVISE, revisions);
    yield* insert(SQL.PUT_LISTINGS, listings);
    if (seenEvents.length > 0) yield* query(SQL.SEEN_EVENTS, [at, seenEvents]);
    if (seenListings.length > 0) yield* query(SQL.SEEN_LISTINGS, [source, at, seenListings]);
    if (change.week) {
      const { from, to } = change.week;
      yield* query(SQL.MARK_WEEK, [source, from.toISOString(), to.toISOString(), at]);
    }
    return outcome;
  },
  *between(source: EventSource, from: string, to: string): Work<StoredEvent[]> {
    return yield* rows(SQL.BETWEEN, spanOf(source, from, to));
  },
  *span(source: EventSource): Work<{ first: string; last: string } | null> {
    const first = yield* end(SQL.FIRST_EVENTS, source);
    const last = yield* end(SQL.LAST_EVENTS, source);
    return first !== null && last !== null ? { first, last } : null;
  },
  *byName(id: string): Work<StoredEvent | null> {
    let event = yield* find(id);
    for (let step = 0; event?.mergedInto && step < MAX_MERGES; step += 1)
      event = yield* find(event.mergedInto);
    return event;
  },
  *releases(
    { source, title, country, currency }: Series,
    before: string,
    limit: number,
  ): Work<StoredEvent[]> {
    const values = [source, title, country, currency, checkInstant('before', before), limit];
    return yield* rows(SQL.RELEASES, values);
  },
  *series(source: EventSource): Work<Series[]> {
    return yield* query(SQL.SERIES, [source]);
  },
  *revisions(eventIds: readonly string[]): Work<EventRevision[]> {
    return eventIds.length === 0 ? [] : yield* query(SQL.REVISIONS, [eventIds]);
  },
  *weekRead(source: EventSource, at: string): Work<WeekRead | null> {
    const [row] = yield* query<WeekRead>(SQL.WEEK_READ, [source, checkInstant('at', at)]);
    return row ?? null;
  },
};

/** Rows of absurd dates, which an earlier version stored, are few. */
const MOST_ABSURD = 50;

/** The time of the first event in an order that its calendar can have listed. */
function* end(sql: string, source: EventSource): Work<string | null> {
  const found = yield* query<Pick<StoredEvent, 'timeIso' | 'firstSeenAt'>>(sql, [source, MOST_ABSURD]);
  return found.find(({ timeIso, firstSeenAt }) => isPlausible(timeIso, firstSeenAt))?.timeIso ?? null;
}

function spanOf(source: EventSource, from: string, to: string): string[] {
  return [source, checkInstant('from', from), checkInstant('to', to)];
}

function* find(id: string): Work<StoredEvent | null> {
  const [event] = yield* rows<StoredEvent>(SQL.BY_NAME, [id]);
  return event ?? null;
}

/** Events or listings. SQLite has no booleans: its 1 and 0 become true and false. */
function* rows<Row extends StoredEvent | StoredListing>(
  sql: string,
  values: readonly unknown[],
): Work<Row[]> {
  const found = yield* query<Row>(sql, values);
  return found.map((row) => ({ ...row, holiday: Boolean(row.holiday) }));
}
