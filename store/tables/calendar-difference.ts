import type { KnownCalendar, StoredEvent, StoredListing } from '#contracts/listing.ts';
import type { CalendarChange, EventRevision, MergeOutcome } from '#store/port.ts';
import { checkInstant } from './instant.ts';

const REVISED_FIELDS = ['title', 'timeIso', 'impact', 'forecast', 'previous', 'actual'] as const;

/** What a merge has to write: whole rows, revisions, and the ids of rows of which only the last seen date moved. */
export interface CalendarDifference {
  readonly events: readonly StoredEvent[];
  readonly listings: readonly StoredListing[];
  readonly revisions: readonly EventRevision[];
  readonly seenEvents: readonly string[];
  readonly seenListings: readonly string[];
  readonly outcome: MergeOutcome;
}

/** Compares the outcome of a merge with what is stored. Most rows of a reading are unchanged. */
export function differenceOf(known: KnownCalendar, change: CalendarChange, at: string): CalendarDifference {
  const events = split(known.events, change.events, ({ id }) => id);
  const listings = split(known.listings, change.listings, ({ key }) => key);
  const outcome = { added: 0, revised: 0, withdrawn: 0 };
  const revisions: EventRevision[] = [];
  for (const [event, old] of events.changed) {
    checkInstant('timeIso', event.timeIso);
    const revised = old ? changes(old, event, at) : [];
    revisions.push(...revised);
    if (!old) outcome.added += 1;
    if (revised.length > 0) outcome.revised += 1;
    if (event.withdrawnAt !== null && !old?.withdrawnAt) outcome.withdrawn += 1;
  }
  return {
    events: events.changed.map(([event]) => event),
    listings: listings.changed.map(([listing]) => listing),
    revisions,
    seenEvents: events.seen,
    seenListings: listings.seen,
    outcome,
  };
}

/** Changed rows with their stored form, and the keys of those that were only seen again. */
function split<Row extends StoredEvent | StoredListing>(
  known: readonly Row[],
  rows: readonly Row[],
  keyOf: (row: Row) => string,
) {
  const before = new Map(known.map((row) => [keyOf(row), row]));
  const changed: [row: Row, old: Row | undefined][] = [];
  const seen: string[] = [];
  for (const row of rows) {
    const old = before.get(keyOf(row));
    if (!isSame(old, row)) changed.push([row, old]);
    else if (old?.lastSeenAt !== row.lastSeenAt) seen.push(keyOf(row));
  }
  return { changed, seen };
}

/** Whether only the last seen date differs. */
function isSame<Row extends StoredEvent | StoredListing>(old: Row | undefined, row: Row): boolean {
  if (!old) return false;
  const fields = Object.keys(row) as (keyof Row)[];
  return fields.every((field) => field === 'lastSeenAt' || old[field] === row[field]);
}

/** One revision per changed field; none when only dates or other fields changed. */
function changes(before: StoredEvent, after: StoredEvent, seenAt: string): EventRevision[] {
  return REVISED_FIELDS.filter((field) => before[field] !== after[field]).map((field) => ({
    eventId: after.id,
    seenAt,
    field,
    before: before[field],
    after: after[field],
  }));
}
