import type { DatabaseSync } from 'node:sqlite';
import type { EventSource } from '#contracts/events.ts';
import type { KnownCalendar, StoredEvent, StoredListing } from '#contracts/listing.ts';
import { checkInstant } from '#store/instant.ts';
import type {
  CalendarChange,
  CalendarMerge,
  EventRevision,
  MergeOutcome,
  Series,
  WeekRead,
} from '#store/port.ts';
import { changes } from '#store/revise.ts';
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
        return write(sql, known, work(known), { source, at });
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
  known: KnownCalendar,
  { events, listings, week }: CalendarChange,
  { source, at }: Pick<CalendarMerge, 'source' | 'at'>,
): MergeOutcome {
  const outcome = writeEvents(sql, known.events, events, at);
  const rows = new Map(known.listings.map((one) => [one.key, one]));
  const seen: string[] = [];
  for (const listing of listings) {
    const old = rows.get(listing.key);
    if (!isSame(old, listing)) sql.putListing.run(parametersOf(listing));
    else if (old?.lastSeenAt !== listing.lastSeenAt) seen.push(listing.key);
  }
  sql.seenListings.run({ source, at, ids: JSON.stringify(seen) });
  if (week) sql.markWeek.run({ source, from: week.from.toISOString(), to: week.to.toISOString(), at });
  return outcome;
}

function writeEvents(
  sql: EventStatements,
  known: readonly StoredEvent[],
  events: readonly StoredEvent[],
  at: string,
): MergeOutcome {
  const before = new Map(known.map((event) => [event.id, event]));
  const seen: string[] = [];
  const outcome = { added: 0, revised: 0, withdrawn: 0 };
  for (const event of events) {
    const old = before.get(event.id);
    if (isSame(old, event)) {
      if (old?.lastSeenAt !== event.lastSeenAt) seen.push(event.id);
      continue;
    }
    checkInstant('timeIso', event.timeIso);
    sql.putEvent.run(parametersOf(event));
    const revisions = old ? changes(old, event, at) : [];
    for (const revision of revisions) sql.revise.run({ ...revision });
    if (!old) outcome.added += 1;
    if (revisions.length > 0) outcome.revised += 1;
    if (event.withdrawnAt !== null && !old?.withdrawnAt) outcome.withdrawn += 1;
  }
  sql.seenEvents.run({ at, ids: JSON.stringify(seen) });
  return outcome;
}

/** Whether only the last seen date differs. Most rows of a reading are unchanged: one statement updates that date. */
function isSame<Row extends StoredEvent | StoredListing>(old: Row | undefined, row: Row): boolean {
  if (!old) return false;
  const fields = Object.keys(row) as (keyof Row)[];
  return fields.every((field) => field === 'lastSeenAt' || old[field] === row[field]);
}
