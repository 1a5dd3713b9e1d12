import { type OfficialRow, pageOf } from '#content/indicators/official/row.ts';
import { officialRowOf } from '#content/indicators/official/rows.ts';
import { CALENDAR_SOURCE, type EventOfficial, type OfficialState } from '#contracts/events.ts';
import type { StoredEvent } from '#contracts/listing.ts';
import type { StoredObservation } from '#contracts/observations.ts';
import type { EventSchedule } from '#contracts/schedules.ts';
import { type EventsVendor, VENDORS } from '#contracts/vendors.ts';
import { differAfterRounding } from '#domain/events/figures.ts';
import { forecastBefore } from '#domain/events/forecast-before.ts';
import { oldestNeeded, type ReleaseContext } from '#domain/official/about.ts';
import { chooseRelease } from '#domain/official/choose.ts';
import { correctedByHand } from '#domain/official/corrected.ts';
import { type ComingRelease, withoutEarly } from '#domain/official/early.ts';
import { figureOf, figureText } from '#domain/official/figure.ts';
import { periodBefore } from '#domain/official/period.ts';
import { formsOf, periodsBack, publisherOf } from '#domain/official/series.ts';
import { knownAt } from '#domain/official/vintages.ts';
import type { EventRevision, Store } from '#store/port.ts';
import { comingReleases, isFirst } from './coming.ts';
import { withSiblings } from './context.ts';
import type { FollowedStore } from './followed.ts';
import { lastReads } from './last-read.ts';
import { readSchedules, type TimedEvent, toEventSchedule } from './time.ts';

export type JoinStore = Pick<Store, 'vintages' | 'readNote' | 'revisions'> & FollowedStore;

/**
 * An event at its publisher's time, with what the publisher's schedule and figures say of it. Its forecast is the one before
 * its release: a figure is compared with that one everywhere, so every reader shows that one.
 */
export interface JoinedEvent {
  readonly event: StoredEvent;
  /** What the calendars changed of it, oldest first. */
  readonly changes: readonly EventRevision[];
  readonly schedule: EventSchedule | null;
  readonly official: EventOfficial | null;
}

/**
 * Joins events with their publishers (N11): first the time, because a figure belongs to it, then the figure. `isWanted` is
 * asked once an event has its publisher's time.
 */
export async function joinPublishers(
  events: readonly StoredEvent[],
  store: JoinStore,
  now: Date,
  isWanted: (event: StoredEvent) => boolean = () => true,
): Promise<readonly JoinedEvent[]> {
  const timed = await readSchedules(events, store, now);
  return joinFigures(
    timed.filter(({ event }) => isWanted(event)),
    store,
    now,
  );
}

/** The figure to show of an event that is over: the publisher's own where it is known. `ours`: we calculated it. */
export function shownActual({ event, official }: JoinedEvent): {
  readonly actual: string | null;
  readonly ours: boolean;
} {
  const { actual = null, ours = false } = official ?? {};
  return actual === null ? { actual: event.actual, ours: false } : { actual, ours };
}

/** Joins one event. */
export async function joinEvent(event: StoredEvent, store: JoinStore, now: Date): Promise<JoinedEvent> {
  const near = await withSiblings(event, store);
  const [joined] = await joinPublishers(near, store, now, ({ id }) => id === event.id);
  return joined ?? { event, changes: [], schedule: null, official: null };
}

/** The second half of a join: the figures of events that have their publishers' times. */
export async function joinFigures(
  timed: readonly TimedEvent[],
  store: JoinStore,
  now: Date,
): Promise<readonly JoinedEvent[]> {
  const events = timed.map(({ event }) => event);
  const [officials, revisions] = await Promise.all([
    readOfficial(events, store, now, new Map(timed.map(({ event, context }) => [event.id, context]))),
    store.revisions(...events.map(({ id }) => id)),
  ]);
  const changesOf = Map.groupBy(revisions, ({ eventId }) => eventId);
  return timed.map(({ event, schedule }) => {
    const changes = changesOf.get(event.id) ?? [];
    const official = officials.get(event.id) ?? null;
    const isOut = event.actual !== null || official?.state === 'out';
    const isMissing = official?.state === 'late';
    return {
      event: { ...event, forecast: forecastBefore(event, changes) },
      changes,
      official,
      schedule: schedule && toEventSchedule(schedule, { isOut, isMissing }),
    };
  });
}

interface Followed {
  readonly event: StoredEvent;
  readonly row: OfficialRow;
}

/** What helps to find the period of each event, by its id. */
type Contexts = ReadonlyMap<string, ReleaseContext | undefined>;

/**
 * What the publishers say about the releases among the events, by the id of the event (N11). Events of kinds that are not
 * followed have none.
 */
export async function readOfficial(
  events: readonly StoredEvent[],
  store: JoinStore,
  now: Date,
  contexts: Contexts = new Map(),
): Promise<ReadonlyMap<string, EventOfficial>> {
  const followed = events.flatMap((event): Followed[] => {
    const row = event.holiday ? null : officialRowOf(event);
    return row ? [{ event, row }] : [];
  });
  if (followed.length === 0) return new Map();
  const oldest = followed.map(oldestPeriod).sort()[0] ?? '';
  const series = [...new Set(followed.flatMap(({ row }) => formsOf(row).map((form) => form.series)))];
  const publishers = [...new Set(series.map(publisherOf))];
  const isComing = followed.some(({ event }) => event.timeIso > now.toISOString());
  const [vintages, reads, coming] = await Promise.all([
    store.vintages(series, oldest),
    Promise.all(publishers.map(async (one) => [one, await lastReads(one, store)] as const)),
    isComing ? comingReleases(store, now) : null,
  ]);
  const bySeries = Map.groupBy(vintages, (one) => one.series);
  const readsOf = new Map(reads);
  return new Map(
    followed.map(({ event, row }) => {
      const moment = {
        now,
        // While one form of a figure cannot be read, the figure may be there.
        readAt:
          formsOf(row)
            .map(({ series: id }) => readsOf.get(publisherOf(id))?.(id) ?? '')
            .sort()[0] ?? '',
        coming: coming?.get(row.series) ?? [],
        context: contexts.get(event.id),
      };
      const vintagesOf: VintagesOf = (id) => knownVintages(row, bySeries.get(id) ?? []);
      return [event.id, officialOf(event, row, vintagesOf, moment)];
    }),
  );
}

/** The rate before a decision is some weeks old. */
const LOOK_BACK_DAYS = 100;

/** The oldest period that the figure of the period before looks back to. */
function oldestPeriod({ event, row }: Followed): string {
  const count = row.period === 'day' ? LOOK_BACK_DAYS : 1 + periodsBack(row.calculation);
  return oldestNeeded(row, new Date(event.timeIso), count);
}

interface Moment {
  readonly now: Date;
  readonly readAt: string;
  /** The releases of the event's series that are still due. */
  readonly coming: readonly ComingRelease[];
  readonly context: ReleaseContext | undefined;
}

/** The stored vintages of one series. */
export type VintagesOf = (series: OfficialRow['series']) => readonly StoredObservation[];

/** The vintages as figures are made of them: what an owner entered by hand and corrected has no revisions. */
export function knownVintages(
  { byHand }: Pick<OfficialRow, 'byHand'>,
  vintages: readonly StoredObservation[],
): readonly StoredObservation[] {
  return byHand ? correctedByHand(vintages) : vintages;
}

function officialOf(
  event: StoredEvent,
  row: OfficialRow,
  storedOf: VintagesOf,
  { now, readAt, coming, context }: Moment,
): EventOfficial {
  const at = new Date(event.timeIso);
  // Events of other sources are not among the coming ones.
  const own = { series: row, at, context, isFirst: isFirst({ event, row }) };
  const due = event.source === CALENDAR_SOURCE ? coming : [...coming, own];
  const vintagesOf: VintagesOf = (id) => (now < at ? withoutEarly(storedOf(id), due) : storedOf(id));
  const { from, release } = chooseRelease(row, at, vintagesOf, now, context);
  const { state, period, figure, observation } = release;
  const isMissing = state === 'not_out_yet' || state === 'late';
  const publisher = publisherOf(row.series);
  const actual = figure && figureText(figure, row.notation);
  return {
    state: isMissing ? missingState(row, state, { readAt, at, now }) : state,
    period,
    publisher: VENDORS[publisher].name,
    link: pageOf(row, observation?.request),
    actual,
    previous: previousOf(row, period, vintagesOf, observation?.firstSeenAt ?? now.toISOString()),
    ours: from.calculation.type !== 'level',
    first_seen: figure === null ? null : (observation?.firstSeenAt ?? null),
    reported: event.actual,
    reported_by: event.actual === null ? null : VENDORS[reporterOf(event)].events,
    differs: differAfterRounding(actual, event.actual),
    ...(row.byHand && { by_hand: true }),
  };
}

/** The second poll of a release, a minute after it, is over by then. */
const POLLED_AFTER_MS = 90_000;

/**
 * The state of a figure that is not here. It cannot be called late before its publisher was read; and of a publisher that was
 * not asked yet, or whose figures an owner enters, nothing is known.
 */
function missingState(
  { byHand }: OfficialRow,
  state: OfficialState,
  { readAt, at, now }: { readonly readAt: string; readonly at: Date; readonly now: Date },
): OfficialState {
  if (byHand) return 'upcoming';
  if (Date.parse(readAt) >= at.getTime()) return state;
  return now.getTime() - at.getTime() < POLLED_AFTER_MS ? 'upcoming' : 'unread';
}

/** Whose row has the actual: of the community's two lists, only the news feed has any. */
function reporterOf({ source, origin }: StoredEvent): EventsVendor {
  return source === CALENDAR_SOURCE ? 'myfxbook' : origin;
}

/** The figure of the period before, as it was known just before this release: the publisher's own where it has one. */
export function previousOf(
  row: OfficialRow,
  period: string | null,
  vintagesOf: VintagesOf,
  before: string,
): string | null {
  if (period === null) return null;
  const figures = formsOf(row).flatMap((form) => {
    const earlier = vintagesOf(form.series).filter(({ firstSeenAt }) => firstSeenAt < before);
    const known = knownAt(earlier, before);
    const last = form.period === 'day' ? lastBefore(period, known) : periodBefore(period, 1, form.period);
    return figureOf(form, last, known) ?? [];
  });
  return figures[0] === undefined ? null : figureText(figures[0], row.notation);
}

/** A daily series has no value on some days, and one of decisions has a value on few. */
function lastBefore(period: string, known: ReadonlyMap<string, StoredObservation>): string {
  const days = [...known.keys()].filter((day) => day < period).sort();
  return days.at(-1) ?? '';
}
