import type { CalendarEvent } from '#contracts/events.ts';
import type { StoredEvent, StoredListing, Vendor } from '#contracts/listing.ts';
import { PUBLISHING_MS } from './recognise.ts';
import { isRevised } from './revised.ts';

const MOVED_MS = 60 * 60_000;

/** Whose row an event takes its title, time, impact and link from, first that lists it. */
const LEAD: readonly Vendor[] = ['faireconomy', 'myfxbook', 'tradingview', 'investing'];

/**
 * The event `id` out of all rows about it (SPEC K3): title and time from the leading row, figures from the first row that
 * gives one, the actual from the row that reports it. Its previous figure is the reporting row's once that row has
 * changed its own word at the release, because the export goes on naming the one it began with.
 */
export function deriveEvent(
  id: string,
  rows: readonly StoredListing[],
  before: StoredEvent | undefined,
  now: Date,
): StoredEvent {
  const ordered = rows.toSorted(compareLead);
  const [lead] = ordered;
  if (!lead) throw new Error(`the event ${id} has no row`);
  const isGone = rows.every(wasWithdrawn);
  return {
    ...factsOf(id, lead),
    forecast: first(ordered, ({ forecast }) => forecast),
    previous: revisedPrevious(ordered) ?? first(ordered, ({ previous }) => previous),
    actual: first(ordered.toReversed(), ({ actual }) => actual),
    movedFrom: isMoved(lead) ? lead.firstTimeIso : null,
    firstId: before?.firstId ?? id,
    firstSeenAt: [before?.firstSeenAt ?? '~', ...rows.map(({ firstSeenAt }) => firstSeenAt)].sort()[0] ?? '',
    lastSeenAt:
      rows
        .map(({ lastSeenAt }) => lastSeenAt)
        .sort()
        .at(-1) ?? '',
    withdrawnAt: isGone ? (before?.withdrawnAt ?? now.toISOString()) : null,
    withdrawals: (before?.withdrawals ?? 0) + (isGone && !before?.withdrawnAt ? 1 : 0),
    mergedInto: null,
  };
}

/** Gone before its time was over: a row that goes later was held. */
function wasWithdrawn({ goneAt, timeIso }: StoredListing): boolean {
  return goneAt !== null && Date.parse(goneAt) < Date.parse(timeIso) + PUBLISHING_MS;
}

/** Tentative times drift by minutes; an hour is another appointment. */
function isMoved({ holiday, firstTimeIso, timeIso }: StoredListing): boolean {
  return !holiday && Math.abs(Date.parse(timeIso) - Date.parse(firstTimeIso)) >= MOVED_MS;
}

function factsOf(
  id: string,
  { source, vendor, ...row }: StoredListing,
): Omit<CalendarEvent, 'forecast' | 'previous' | 'actual'> {
  const { title, country, currency, impact, holiday, timeIso, link } = row;
  return { id, source, origin: vendor, title, country, currency, impact, holiday, timeIso, link };
}

/** A row its vendor still lists before one that is gone, then by vendor, then the one seen last. */
function compareLead(a: StoredListing, b: StoredListing): number {
  const gone = Number(a.goneAt !== null) - Number(b.goneAt !== null);
  const lead = LEAD.indexOf(a.vendor) - LEAD.indexOf(b.vendor);
  return gone || lead || b.lastSeenAt.localeCompare(a.lastSeenAt);
}

function first(rows: readonly StoredListing[], pick: (row: StoredListing) => string | null): string | null {
  return rows.map(pick).find((figure) => figure !== null) ?? null;
}

/** The previous figure of a row that has its actual and now names another previous than while it was awaited. */
function revisedPrevious(rows: readonly StoredListing[]): string | null {
  const revised = rows.find(
    ({ actual, awaitedPrevious, previous }) => actual !== null && isRevised(awaitedPrevious, previous),
  );
  return revised?.previous ?? null;
}
