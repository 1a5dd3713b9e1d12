import type { DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import type { EventSource } from '#contracts/events.ts';
import type { KnownCalendar, StoredEvent } from '#contracts/listing.ts';
import { checkInstant } from '#store/instant.ts';
import type { CalendarChange, CalendarMerge, EventRevision, MergeOutcome, Series } from '#store/port.ts';
import { changes } from '#store/revise.ts';
import { parametersOf, readEvent, readListing, readRevision } from './event-rows.ts';
import { type EventStatements, prepareEvents } from './event-statements.ts';
import { holds } from './refreshes.ts';
import { transaction } from './transaction.ts';

/** Merged events name their heir directly or through one more; a longer chain would be a circle. */
const MOST_HEIRS = 8;

/** The event part of the port, on an open and migrated database. */
export function eventTable(db: DatabaseSync) {
  const sql = prepareEvents(db);
  const find = (id: string): StoredEvent | null => {
    const row = sql.byName.get({ id });
    return row ? readEvent(row) : null;
  };
  return {
    merge({ source, from, to, at, leases }: CalendarMerge, work: (known: KnownCalendar) => CalendarChange) {
      const span = { source, from: checkInstant('from', from), to: checkInstant('to', to) };
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
      for (let step = 0; event?.mergedInto && step < MOST_HEIRS; step += 1) event = find(event.mergedInto);
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
    weekReadAt(source: EventSource, at: string): string | null {
      const readAt = sql.weekReadAt.get({ source, at: checkInstant('at', at) })?.readAt;
      return typeof readAt === 'string' ? readAt : null;
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
  const before = new Map(known.events.map((event) => [event.id, event]));
  const outcome = { added: 0, revised: 0, withdrawn: 0 };
  for (const event of events) {
    const old = before.get(event.id);
    if (old && isDeepStrictEqual(old, event)) continue;
    checkInstant('timeIso', event.timeIso);
    sql.putEvent.run(parametersOf(event));
    const revisions = old ? changes(old, event, at) : [];
    for (const revision of revisions) sql.revise.run({ ...revision });
    if (!old) outcome.added += 1;
    if (revisions.length > 0) outcome.revised += 1;
    if (event.withdrawnAt !== null && !old?.withdrawnAt) outcome.withdrawn += 1;
  }
  const rows = new Map(known.listings.map((one) => [one.key, one]));
  for (const listing of listings) {
    if (!isDeepStrictEqual(rows.get(listing.key), listing)) sql.putListing.run(parametersOf(listing));
  }
  if (week) sql.markWeek.run({ source, from: week.from.toISOString(), to: week.to.toISOString(), at });
  return outcome;
}
