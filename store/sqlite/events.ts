import type { DatabaseSync } from 'node:sqlite';
import type { EventSource } from '#contracts/events.ts';
import type { KnownCalendar, StoredEvent } from '#contracts/listing.ts';
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
import { parametersOf, readEvent, readListing, readRevision } from './event-rows.ts';
import { type EventStatements, prepareEvents } from './event-statements.ts';
import { holds } from './refreshes.ts';
import { transaction } from './transaction.ts';

/** An event is merged into another directly or over one more; a longer chain would be a circle. */
const MAX_MERGES = 8;

/** The event part of the port, on an open and migrated database. */
export function eventTable(db: DatabaseSync) {
  const sql = prepareEvents(db);
  const find = (id: string): StoredEvent | null => {
    const row = sql.byName.get({ id });
    return row ? readEvent(row) : null;
  };
  return {
    merge(
      { source, from, to, keys, at, leases }: CalendarMerge,
      work: (known: KnownCalendar) => CalendarChange,
    ) {
      const span = { ...spanOf(source, from, to), keys: JSON.stringify(keys) };
      checkInstant('at', at);
      return transaction(db, (): MergeOutcome | null => {
        if (!holds(db, leases)) return null;
        const known = {
          events: sql.eventsAround.all(span).map(readEvent),
          listings: sql.listingsAround.all(span).map(readListing),
        };
        const change = work(known);
        return write(sql, differenceOf(known, change, at), change.week, { source, at });
      });
    },
    between(source: EventSource, from: string, to: string): StoredEvent[] {
      return sql.between.all(spanOf(source, from, to)).map(readEvent);
    },
    byName(id: string): StoredEvent | null {
      let event = find(id);
      for (let step = 0; event?.mergedInto && step < MAX_MERGES; step += 1) event = find(event.mergedInto);
      return event;
    },
    releases({ source, title, country, currency }: Series, before: string, limit: number): StoredEvent[] {
      checkInstant('before', before);
      return sql.releases.all({ source, title, country, currency, before, limit }).map(readEvent);
    },
    revisionsBetween(source: EventSource, from: string, to: string): EventRevision[] {
      return sql.revisionsBetween.all(spanOf(source, from, to)).map(readRevision);
    },
    revisions(eventId: string): EventRevision[] {
      return sql.revisions.all(eventId).map(readRevision);
    },
    weekRead(source: EventSource, at: string): WeekRead | null {
      const row = sql.weekRead.get({ source, at: checkInstant('at', at) });
      return row ? { to: String(row.to), readAt: String(row.readAt) } : null;
    },
  };
}

function spanOf(source: EventSource, from: string, to: string) {
  return { source, from: checkInstant('from', from), to: checkInstant('to', to) };
}

function write(
  sql: EventStatements,
  difference: CalendarDifference,
  week: CalendarChange['week'],
  { source, at }: Pick<CalendarMerge, 'source' | 'at'>,
): MergeOutcome {
  for (const event of difference.events) sql.putEvent.run(parametersOf(event));
  for (const revision of difference.revisions) sql.revise.run({ ...revision });
  sql.seenEvents.run({ at, ids: JSON.stringify(difference.seenEvents) });
  for (const listing of difference.listings) sql.putListing.run(parametersOf(listing));
  sql.seenListings.run({ source, at, ids: JSON.stringify(difference.seenListings) });
  if (week) sql.markWeek.run({ source, from: week.from.toISOString(), to: week.to.toISOString(), at });
  return difference.outcome;
}
