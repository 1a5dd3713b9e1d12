import { CALENDAR_SOURCE } from '#contracts/events.ts';
import type { StoredEvent } from '#contracts/listing.ts';
import { isFollowed } from '#domain/events/places.ts';
import { scopeBounds } from '#domain/events/zones.ts';
import type { EventRevision, Store } from '#store/port.ts';
import { DAY_MS, refreshName, shifted } from '../events/refresh.ts';
import type { CalendarQuery } from './query.ts';

export type CalendarStore = Pick<
  Store,
  'eventsBetween' | 'revisionsBetween' | 'revisions' | 'event' | 'refreshState'
>;

/** An event with its changes, oldest first. */
export interface CalendarEntry {
  readonly event: StoredEvent;
  readonly changes: readonly EventRevision[];
}

const MAX_EVENTS = 200;
const PAST_DAYS = 7;
const AHEAD_DAYS = 35;

/**
 * The events of a file: from the week before the current one on, with withdrawn ones, 200 at most. Coming events go before
 * past ones and near before far; the result is in order of time (N2).
 */
export async function readEntries(
  store: CalendarStore,
  { impacts, currencies }: CalendarQuery,
  now: Date,
): Promise<CalendarEntry[]> {
  const { from } = calendarSpan(now);
  const span = [CALENDAR_SOURCE, from, shifted(now, AHEAD_DAYS * DAY_MS)] as const;
  const [stored, revisions] = await Promise.all([
    store.eventsBetween(...span),
    store.revisionsBetween(...span),
  ]);
  const wanted = stored.filter(
    ({ impact, currency }) =>
      impacts.has(impact) && isFollowed(currency) && (!currencies || currencies.has(currency ?? '')),
  );
  const changes = Map.groupBy(revisions, ({ eventId }) => eventId);
  return nearest(wanted, now).map((event) => ({ event, changes: changes.get(event.id) ?? [] }));
}

/** Start of the file: the border of a week, so that it does not change every hour. */
export function calendarSpan(now: Date): { readonly from: string } {
  return { from: shifted(scopeBounds('week', now).from, -PAST_DAYS * DAY_MS) };
}

/** When the calendar was last read; null if never. The content of a file changes only then or at the border of a week. */
export async function lastReadAt(store: CalendarStore): Promise<string | null> {
  const parts = ['weekly', 'rss'].map((part) => store.refreshState(refreshName(CALENDAR_SOURCE, part)));
  const times = (await Promise.all(parts)).flatMap((state) => state?.succeededAt ?? []);
  return times.sort().at(-1) ?? null;
}

function nearest(events: readonly StoredEvent[], now: Date): StoredEvent[] {
  const today = now.toISOString();
  const coming = events.filter(({ timeIso }) => timeIso >= today).slice(0, MAX_EVENTS);
  const past = events.filter(({ timeIso }) => timeIso < today);
  return [...past.slice(Math.max(0, past.length - (MAX_EVENTS - coming.length))), ...coming];
}
