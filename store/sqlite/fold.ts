import type { EventRevision, StoredEvent } from '#store/port.ts';
import { absorb, changes } from '#store/revise.ts';
import { eventParameters, readEvent, readRevision } from './event-rows.ts';
import type { EventStatements } from './event-statements.ts';

/**
 * Folds the event stored as `from` into the one called `to`; does nothing when there is none. Where only `from` is
 * stored it simply takes the new id: it is the same event, and differences then become revisions as ever.
 * Returns whether a stored `to` learned its actual by this.
 */
export function fold(sql: EventStatements, from: string, to: string, seenAt: string): boolean {
  const replaced = sql.find.get(from);
  if (!replaced || from === to) return false;
  const kept = sql.find.get(to);
  if (!kept) {
    sql.rename.run({ from, to });
    return false;
  }
  return merge(sql, readEvent(kept), readEvent(replaced), seenAt);
}

function merge(sql: EventStatements, kept: StoredEvent, replaced: StoredEvent, seenAt: string): boolean {
  sql.repoint.run({ from: replaced.id, to: kept.id });
  sql.remove.run(replaced.id);
  const merged = absorb(kept, replaced);
  sql.update.run(eventParameters(merged));
  const learned = changes(kept, merged, seenAt).filter((change) => !alreadyTold(sql, change));
  for (const change of learned) sql.revise.run({ ...change });
  return merged.actual !== kept.actual;
}

/** The replaced row's own revisions may tell of that actual already. */
function alreadyTold(sql: EventStatements, change: EventRevision): boolean {
  return sql.revisions
    .all(change.eventId)
    .map(readRevision)
    .some((told) => told.field === change.field && told.after === change.after);
}
