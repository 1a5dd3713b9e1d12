import type { DatabaseSync } from 'node:sqlite';
import type { CalendarEvent, EventSource } from '#contracts/events.ts';
import { checkInstant } from '#store/instant.ts';
import type { EventRevision, Series, StoredEvent } from '#store/port.ts';
import { changes, firstSight, seenAgain } from '#store/revise.ts';
import { eventParameters, readEvent, readRevision } from './event-rows.ts';
import { type EventStatements, prepareEvents } from './event-statements.ts';
import { fold } from './fold.ts';
import { transaction } from './transaction.ts';

type Outcome = 'added' | 'revised' | 'same';

/** The event part of the port, on an open and migrated database. */
export function eventTable(db: DatabaseSync) {
  const sql = prepareEvents(db);
  return {
    /** Counts events, not revisions: `revised` are those that read differently than before. */
    upsert(rows: readonly CalendarEvent[], seenAt: string): { added: number; revised: number } {
      checkInstant('seenAt', seenAt);
      for (const row of rows) checkInstant('timeIso', row.timeIso);
      const outcomes = transaction(db, () => rows.map((row) => upsertOne(sql, row, seenAt)));
      const count = (wanted: Outcome) => outcomes.filter((outcome) => outcome === wanted).length;
      return { added: count('added'), revised: count('revised') };
    },
    between(source: EventSource, from: string, to: string): StoredEvent[] {
      return sql.between.all(source, checkInstant('from', from), checkInstant('to', to)).map(readEvent);
    },
    withdraw(ids: readonly string[], at: string): number {
      checkInstant('at', at);
      return transaction(db, () =>
        ids.reduce((count, id) => count + Number(sql.withdraw.run({ id, at }).changes), 0),
      );
    },
    byName(id: string): StoredEvent | null {
      const row = sql.byName.get({ id });
      return row ? readEvent(row) : null;
    },
    releases({ source, title, country, currency }: Series, before: string, limit: number): StoredEvent[] {
      checkInstant('before', before);
      return sql.releases.all({ source, title, country, currency, before, limit }).map(readEvent);
    },
    revisionsBetween(source: EventSource, from: string, to: string): EventRevision[] {
      const rows = sql.revisionsBetween.all(source, checkInstant('from', from), checkInstant('to', to));
      return rows.map(readRevision);
    },
    revisions(eventId: string): EventRevision[] {
      return sql.revisions.all(eventId).map(readRevision);
    },
  };
}

function upsertOne(sql: EventStatements, row: CalendarEvent, seenAt: string): Outcome {
  const learned = row.supersedes !== null && fold(sql, row.supersedes, row.id, seenAt);
  const stored = sql.find.get(row.id);
  if (!stored) {
    sql.insert.run(eventParameters(firstSight(row, seenAt)));
    return 'added';
  }
  const before = readEvent(stored);
  const after = seenAgain(before, row, seenAt);
  sql.update.run(eventParameters(after));
  const revisions = changes(before, after, seenAt);
  for (const revision of revisions) sql.revise.run({ ...revision });
  return learned || revisions.length > 0 ? 'revised' : 'same';
}
