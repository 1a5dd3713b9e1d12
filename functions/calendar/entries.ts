import { enrich } from '#content/indicators/enrich.ts';
import { CALENDAR_SOURCE } from '#contracts/events.ts';
import type { StoredEvent } from '#contracts/listing.ts';
import { isFollowed } from '#domain/events/places.ts';
import { scopeBounds } from '#domain/events/zones.ts';
import type { Store } from '#store/port.ts';
import { shifted } from '../events/merge.ts';
import { DAY_MS, refreshName } from '../events/read.ts';
import { readMoment } from '../events/shared-name.ts';
import { type JoinedEvent, type JoinStore, joinEvent, joinFigures } from '../official/figure.ts';
import { readSchedules, type TimedEvent } from '../official/time.ts';
import type { CalendarQuery } from './query.ts';

export type CalendarStore = Pick<Store, 'eventsBetween' | 'event' | 'refreshState'> & JoinStore;

/** An event at its publisher's time, with its publisher's word. */
export interface CalendarEntry extends JoinedEvent {
  /** The events that the calendar lists at the same moment, with this one. */
  readonly ofMoment: readonly StoredEvent[];
}

/** The entry of an event in a calendar file. */
export async function readEntry(
  store: CalendarStore,
  listed: StoredEvent,
  now: Date,
): Promise<CalendarEntry> {
  const [joined, ofMoment] = await Promise.all([joinEvent(listed, store, now), readMoment(store, listed)]);
  return { ...joined, ofMoment };
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
  { impacts, currencies, topics, locale }: CalendarQuery,
  now: Date,
): Promise<CalendarEntry[]> {
  const { from } = calendarSpan(now);
  const span = [CALENDAR_SOURCE, from, shifted(now, AHEAD_DAYS * DAY_MS)] as const;
  const stored = await store.eventsBetween(...span);
  const isOfTopics = (event: StoredEvent) => {
    if (topics === null) return true;
    const { topic } = enrich({ ...event, locale });
    return topic !== null && topics.has(topic);
  };
  const wanted = stored.filter(
    (event) =>
      impacts.has(event.impact) &&
      isFollowed(event.currency, event.country) &&
      (!currencies || currencies.has(event.currency ?? '')) &&
      isOfTopics(event),
  );
  const listed = new Map(wanted.map((event) => [event.id, event]));
  const near = nearest(await readSchedules(wanted, store, now), now);
  const joined = await joinFigures(near, store, now);
  // An event that the choice leaves out has its name all the same: every file calls the others alike.
  const moments = Map.groupBy(
    stored.filter(({ withdrawnAt }) => withdrawnAt === null),
    ({ timeIso }) => timeIso,
  );
  return joined.map((one) => {
    const event = listed.get(one.event.id);
    return { ...one, ofMoment: moments.get(event?.timeIso ?? '') ?? [] };
  });
}

/** Start of the file: the border of a week, so that it does not change every hour. */
export function calendarSpan(now: Date): { readonly from: string } {
  return { from: shifted(scopeBounds('week', now).from, -PAST_DAYS * DAY_MS) };
}

/** When the calendar was last read; null if never. */
export async function lastReadAt(store: CalendarStore): Promise<string | null> {
  const parts = ['weekly', 'rss'].map((part) => store.refreshState(refreshName(CALENDAR_SOURCE, part)));
  const times = (await Promise.all(parts)).flatMap((state) => state?.succeededAt ?? []);
  return times.sort().at(-1) ?? null;
}

function nearest(events: readonly TimedEvent[], now: Date): TimedEvent[] {
  const today = now.toISOString();
  const coming = events.filter(({ event }) => event.timeIso >= today).slice(0, MAX_EVENTS);
  const past = events.filter(({ event }) => event.timeIso < today);
  return [...past.slice(Math.max(0, past.length - (MAX_EVENTS - coming.length))), ...coming];
}
