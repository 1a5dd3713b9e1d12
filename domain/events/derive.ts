import type { CalendarEvent } from '#contracts/events.ts';
import type { StoredEvent, StoredListing, Vendor } from '#contracts/listing.ts';
import { PUBLISHING_MS } from './recognise.ts';
import { isRevised, speakOfTwoSeries } from './revised.ts';

const MOVED_MS = 60 * 60_000;

/** The first vendor that lists an event gives its title, time, impact and link. */
const LEAD: readonly Vendor[] = ['faireconomy', 'myfxbook', 'tradingview', 'investing'];

/**
 * Derives the event `id` from its rows (K3): title and time from the leading row, each figure from the first row that has
 * it, the actual from the row that reports it. `previous` comes from the reporting row if that row changed its own
 * `previous` at the release, because the export keeps the old one. Where the two speak of two series, all figures are of
 * the reporting row.
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
  const figures = rowsOfFigures(ordered, lead);
  return {
    ...factsOf(id, lead),
    forecast: first(figures, ({ forecast }) => forecast),
    previous: revisedPrevious(figures) ?? first(figures, ({ previous }) => previous),
    actual: first(figures.toReversed(), ({ actual }) => actual),
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

/** The rows that the figures of one card may come from: figures of two series make no surprise. */
function rowsOfFigures(ordered: readonly StoredListing[], lead: StoredListing): readonly StoredListing[] {
  const open = ordered.filter(({ goneAt }) => goneAt === null);
  const reporting = ordered.findLast(({ actual }) => actual !== null) ?? open.at(-1) ?? lead;
  const isOther = reporting.vendor !== lead.vendor && speakOfTwoSeries(lead, reporting);
  return isOther ? ordered.filter(({ vendor }) => vendor === reporting.vendor) : ordered;
}

/** A row that disappears before its time was withdrawn. A row that disappears later took place. */
function wasWithdrawn({ goneAt, timeIso }: StoredListing): boolean {
  return goneAt !== null && Date.parse(goneAt) < Date.parse(timeIso) + PUBLISHING_MS;
}

/** Tentative times drift by minutes; a difference of an hour is a new time. */
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

/** Order of rows: still listed first, then by vendor, then last seen. */
function compareLead(a: StoredListing, b: StoredListing): number {
  const gone = Number(a.goneAt !== null) - Number(b.goneAt !== null);
  const lead = LEAD.indexOf(a.vendor) - LEAD.indexOf(b.vendor);
  return gone || lead || b.lastSeenAt.localeCompare(a.lastSeenAt);
}

function first(rows: readonly StoredListing[], pick: (row: StoredListing) => string | null): string | null {
  return rows.map(pick).find((figure) => figure !== null) ?? null;
}

/** The previous figure of a row that has its actual and now names another previous figure than before the release. */
function revisedPrevious(rows: readonly StoredListing[]): string | null {
  const revised = rows.find(
    ({ actual, awaitedPrevious, previous }) => actual !== null && isRevised(awaitedPrevious, previous),
  );
  return revised?.previous ?? null;
}
