import { transcribedOf } from '#content/indicators/official/bls-days.ts';
import { type ScheduledRelease, scheduledReleaseOf } from '#content/indicators/official/schedules.ts';
import type { StoredEvent } from '#contracts/listing.ts';
import type { EventSchedule, ReleaseId, StoredSighting } from '#contracts/schedules.ts';
import { type SchedulePublisher, VENDORS } from '#contracts/vendors.ts';
import { wallClock } from '#domain/events/zones.ts';
import type { ReleaseContext } from '#domain/official/about.ts';
import { lastDayOf } from '#domain/official/copied-list.ts';
import { periodOfOccurrence } from '#domain/official/listed.ts';
import {
  type KnownOccurrence,
  LOOK_MS,
  occurrenceOf,
  type ScheduleCase,
  type ScheduledEvent,
  scheduledEvent,
} from '#domain/official/schedule.ts';
import { publisherOf } from '#domain/official/series.ts';
import type { Store } from '#store/port.ts';
import { contextsOf } from './context.ts';
import { scheduleRefresh } from './names.ts';

/** How far from its listed time an event is looked for: its publisher may have moved it by days. */
export const MOVES_MS = 8 * 86_400_000;

export type ScheduleJoinStore = Pick<Store, 'sightings' | 'refreshState'>;

/** An event at the time that its publisher names, and what the publisher's schedule says of it. */
export interface TimedEvent<Event = StoredEvent> {
  /** With the publisher's time as its own. */
  readonly event: Event;
  /** Null for events of no publisher whose schedule is read. */
  readonly schedule: Scheduled | null;
  /** What helps to find the period of the event, where it is a release of a followed series. */
  readonly context?: ReleaseContext | undefined;
}

/** A publisher's schedule, and its word on one event. */
export interface Scheduled {
  readonly publisher: SchedulePublisher;
  /** When the schedule was last read with success. */
  readonly readAt: string | null;
  /** The period that it names; null where it names none. */
  readonly period: string | null;
  /** The last day of a copied list, where the event is behind it. */
  readonly ends: string | null;
  /** The word depends on whether the figure is there, which is known only at the event's time. */
  readonly wordOn: (figure: Pick<ScheduleCase, 'isOut' | 'isMissing'>) => ScheduledEvent;
}

type Listed = Pick<
  StoredEvent,
  'title' | 'country' | 'currency' | 'holiday' | 'timeIso' | 'previous' | 'actual'
>;

/** Puts events at the times of their publishers' own schedules, in the order of those times (N11). */
export async function readSchedules<Event extends Listed>(
  events: readonly Event[],
  store: ScheduleJoinStore,
  now: Date,
): Promise<readonly TimedEvent<Event>[]> {
  const releases = new Map(events.map((event) => [event, event.holiday ? null : scheduledReleaseOf(event)]));
  const wanted = [...new Set([...releases.values()].flatMap((one) => one?.release ?? []))];
  if (wanted.length === 0) return withContexts(events.map((event) => ({ event, schedule: null })));
  const [sightings, reads] = await Promise.all([
    sightingsAround(events, wanted, store),
    lastReads(wanted, store),
  ]);
  const timed = events.map((event): TimedEvent<Event> => {
    const release = releases.get(event);
    if (!release) return { event, schedule: null };
    const readAt = reads.get(publisherOf(release.release)) ?? null;
    return timedEvent(event, release, sightings.get(release.release) ?? [], { now, readAt });
  });
  return withContexts(timed.toSorted((a, b) => a.event.timeIso.localeCompare(b.event.timeIso)));
}

function withContexts<Event extends Listed>(
  timed: readonly TimedEvent<Event>[],
): readonly TimedEvent<Event>[] {
  const named = new Map(timed.map(({ event, schedule }) => [event, schedule?.period ?? null]));
  const contexts = contextsOf([...named.keys()], (event) => named.get(event) ?? null);
  return timed.map((one) => ({ ...one, context: contexts.get(one.event) }));
}

async function sightingsAround(
  events: readonly Listed[],
  releases: readonly ReleaseId[],
  store: ScheduleJoinStore,
): Promise<ReadonlyMap<ReleaseId, readonly KnownOccurrence[]>> {
  const times = events.map(({ timeIso }) => Date.parse(timeIso));
  const [from, to] = [Math.min(...times) - LOOK_MS, Math.max(...times) + LOOK_MS];
  const found = await store.sightings(releases, new Date(from).toISOString(), new Date(to).toISOString());
  const byRelease = Map.groupBy(found, ({ release }) => release);
  return new Map([...byRelease].map(([release, own]) => [release, occurrencesOf(own)]));
}

function occurrencesOf(sightings: readonly StoredSighting[]): readonly KnownOccurrence[] {
  return [...Map.groupBy(sightings, ({ occurrence }) => occurrence).values()];
}

/** When each publisher's schedule was last read with success. */
async function lastReads(
  releases: readonly ReleaseId[],
  store: ScheduleJoinStore,
): Promise<ReadonlyMap<SchedulePublisher, string | null>> {
  const publishers = [...new Set(releases.map((release) => publisherOf(release)))];
  const states = await Promise.all(publishers.map((one) => store.refreshState(scheduleRefresh(one))));
  return new Map(publishers.map((one, index) => [one, states[index]?.succeededAt ?? null]));
}

interface Moment {
  readonly now: Date;
  readonly readAt: string | null;
}

function timedEvent<Event extends Listed>(
  event: Event,
  { release, zone, isSameDayOnly = false }: ScheduledRelease,
  occurrences: readonly KnownOccurrence[],
  { now, readAt }: Moment,
): TimedEvent<Event> {
  const listed = event.timeIso;
  const occurrence = occurrenceOf({ listed, zone }, occurrences, isSameDayOnly);
  const wordOn: Scheduled['wordOn'] = (figure) =>
    scheduledEvent({ listed, zone, readAt, ...figure }, occurrence, now);
  const { timeIso } = wordOn({ isOut: event.actual !== null, isMissing: false });
  const publisher = publisherOf(release);
  const list = transcribedOf(publisher);
  const last = list && lastDayOf(list);
  const ends = last !== null && wallClock(new Date(timeIso), zone).day > last ? last : null;
  const [sighting] = occurrence ?? [];
  const period = sighting ? periodOfOccurrence(sighting) : null;
  return {
    event: { ...event, timeIso },
    schedule: { publisher, readAt, period, ends, wordOn },
  };
}

/** What a schedule says of an event, for readers. */
export function toEventSchedule(
  { publisher, readAt, ends, wordOn }: Scheduled,
  figure: Pick<ScheduleCase, 'isOut' | 'isMissing'>,
): EventSchedule {
  const { state, to, from, from_of, seen } = wordOn(figure);
  const { name, url } = VENDORS[publisher].schedule;
  return {
    state,
    publisher: name,
    link: url,
    to,
    from,
    from_of,
    seen,
    read: readAt,
    ...(ends !== null && { ends }),
  };
}
