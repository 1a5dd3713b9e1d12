import type { CalendarEvent } from '#contracts/events.ts';
import type { EventRevision, StoredEvent } from '#store/port.ts';

const REVISED_FIELDS = ['title', 'timeIso', 'impact', 'forecast', 'previous', 'actual'] as const;

/** What is stored of an event seen for the first time. */
export function firstSight(row: CalendarEvent, seenAt: string): StoredEvent {
  return {
    ...row,
    firstId: row.id,
    firstSeenAt: seenAt,
    lastSeenAt: seenAt,
    withdrawnAt: null,
    withdrawals: 0,
  };
}

/** What is stored of a known event seen again: all as the upstream says now, but an `actual` is never forgotten. */
export function seenAgain(before: StoredEvent, row: CalendarEvent, seenAt: string): StoredEvent {
  return {
    ...row,
    actual: row.actual ?? before.actual,
    supersedes: row.supersedes ?? before.supersedes,
    firstId: before.firstId,
    firstSeenAt: earlier(before.firstSeenAt, seenAt),
    lastSeenAt: later(before.lastSeenAt, seenAt),
    withdrawnAt: null,
    withdrawals: before.withdrawals,
  };
}

/** `kept` with what only the row it replaces knew: an actual, an earlier first sight. */
export function absorb(kept: StoredEvent, replaced: StoredEvent): StoredEvent {
  return {
    ...kept,
    actual: kept.actual ?? replaced.actual,
    firstSeenAt: earlier(kept.firstSeenAt, replaced.firstSeenAt),
    lastSeenAt: later(kept.lastSeenAt, replaced.lastSeenAt),
    withdrawals: kept.withdrawals + replaced.withdrawals,
  };
}

/** One revision per field that reads differently; none when only sights or other fields moved. */
export function changes(before: StoredEvent, after: StoredEvent, seenAt: string): EventRevision[] {
  return REVISED_FIELDS.filter((field) => before[field] !== after[field]).map((field) => ({
    eventId: after.id,
    seenAt,
    field,
    before: before[field],
    after: after[field],
  }));
}

function earlier(a: string, b: string): string {
  return a < b ? a : b;
}

function later(a: string, b: string): string {
  return a < b ? b : a;
}
