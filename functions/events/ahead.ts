import {
  figureKey,
  SCHEDULED_FIGURES,
  type ScheduledFigure,
  saysTheSame,
} from '#content/indicators/official/scheduled-figures.ts';
import { scheduledReleaseOf } from '#content/indicators/official/schedules.ts';
import { CALENDAR_SOURCE, type Impact } from '#contracts/events.ts';
import type { StoredEvent } from '#contracts/listing.ts';
import type { ReleaseId, StoredSighting } from '#contracts/schedules.ts';
import type { SchedulePublisher } from '#contracts/vendors.ts';
import { instantOn, wallClock } from '#domain/events/zones.ts';
import { publisherOf } from '#domain/official/series.ts';
import type { Store } from '#store/port.ts';
import { scheduleRefresh } from '../official/names.ts';
import { remember } from '../remember.ts';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** How many weeks ahead a reader can go: publishers list a year at most, and Eurostat a hundred days. */
export const WEEKS_AHEAD = 26;
/** An id of an event that a calendar has listed since then answers for so long. */
const WEEKS_BACK = 9;
/** Half a year holds the last release of every quarterly figure. */
const LISTED_WEEKS = 26;
/** A calendar's event of the same figure this close to it is the same release. */
const SAME_MS = 4 * DAY_MS;
/** Where no calendar ever listed a figure, nothing says that it matters more or less than others. */
const UNKNOWN_IMPACT: Impact = 'medium';
const SCHEDULES_MS = 60_000;
const LISTED_MS = 3_600_000;

export type AheadStore = Pick<Store, 'sightings' | 'eventsBetween' | 'refreshState'>;

/** A release that a publisher's schedule names, as an event of the calendar. */
export interface AheadEvent {
  readonly event: StoredEvent;
  /** Its figure, as in `figureKey`. */
  readonly key: string;
  readonly publisher: SchedulePublisher;
  /** The day of the publisher, where neither it nor a calendar has ever named the hour; then the time is noon UTC. */
  readonly day: string | null;
  /** Whether a calendar has ever rated the impact of its figure. */
  readonly isRated: boolean;
  /** Whether the event's title is a calendar's; else it is the key by which we recognise the figure, and no reader's word. */
  readonly isTitled: boolean;
}

/** What is known of the weeks that no calendar lists yet (N11). */
export interface Ahead {
  /** The releases from one instant to another that none of the listed events is about. */
  between(from: Date, to: Date, listed: readonly StoredEvent[]): Promise<readonly AheadEvent[]>;
  /** The event of an id of ours; the calendar's, once one lists it. */
  find(id: string): Promise<AheadEvent | StoredEvent | null>;
  /** The time of the last known release; null while none is known. */
  last(): Promise<string | null>;
  /** When the schedule that was read longest ago was read; null when none could be read. */
  readAt(): Promise<string | null>;
}

/** How a calendar last listed a figure. */
interface LastListed {
  readonly title: string;
  readonly impact: Impact;
  /** Wall time of the publisher, "HH:mm". */
  readonly time: string;
}

const FIGURES = Map.groupBy(SCHEDULED_FIGURES, ({ release }) => release.release);
const RELEASES = [...FIGURES.keys()];
const PUBLISHERS = [...new Set(RELEASES.map((release) => publisherOf(release)))];

export function createAhead(store: AheadStore, clock: () => Date): Ahead {
  const coming = remember(
    SCHEDULES_MS,
    clock,
    () => '',
    () => readComing(store, clock()),
  );
  const listed = remember(
    LISTED_MS,
    clock,
    () => '',
    () => readListed(store, clock()),
  );
  const all = async (): Promise<readonly AheadEvent[]> => {
    const [sightings, known] = await Promise.all([coming(undefined), listed(undefined)]);
    return sightings.flatMap((sighting) => eventsOf(sighting, known));
  };
  return {
    async between(from, to, others) {
      const bounds = [from.toISOString(), to.toISOString()] as const;
      const own = (await all()).filter(
        ({ event }) => event.timeIso >= bounds[0] && event.timeIso < bounds[1],
      );
      const times = timesOf(others);
      return own.filter((one) => !isListed(one, times));
    },
    async find(id) {
      const found = (await all()).find(({ event }) => event.id === id);
      if (!found) return null;
      const at = Date.parse(found.event.timeIso);
      const near = await store.eventsBetween(
        CALENDAR_SOURCE,
        new Date(at - SAME_MS).toISOString(),
        new Date(at + SAME_MS).toISOString(),
      );
      return near.find((one) => one.withdrawnAt === null && isListed(found, timesOf([one]))) ?? found;
    },
    async last() {
      const times = (await coming(undefined)).map(({ at }) => (at.includes('T') ? at : noonOf(at)));
      return times.sort().at(-1) ?? null;
    },
    async readAt() {
      const states = await Promise.all(PUBLISHERS.map((one) => store.refreshState(scheduleRefresh(one))));
      return states.flatMap((state) => state?.succeededAt ?? []).sort()[0] ?? null;
    },
  };
}

/** The latest word on each occurrence around now that is to take place. Whole days: the store remembers them. */
async function readComing(store: AheadStore, now: Date): Promise<readonly StoredSighting[]> {
  const from = new Date(now.getTime() - WEEKS_BACK * WEEK_MS).toISOString().slice(0, 10);
  const to = new Date(now.getTime() + (WEEKS_AHEAD + 1) * WEEK_MS).toISOString().slice(0, 10);
  const found = await store.sightings(RELEASES, from, to);
  const latest = new Map(found.map((one) => [`${one.release} ${one.occurrence}`, one]));
  return [...latest.values()].filter(({ at, state }) => state === 'scheduled' && at >= from && at < to);
}

/** The last listing of each figure, week by week: the thread serves others in between. */
async function readListed(store: AheadStore, now: Date): Promise<ReadonlyMap<string, LastListed>> {
  const midnight = Date.parse(now.toISOString().slice(0, 10));
  const last = new Map<string, LastListed>();
  // Titles are slow to read, and come again every month.
  const read = new Map<string, ReturnType<typeof scheduledFigure>>();
  for (let week = LISTED_WEEKS; week >= -1; week -= 1) {
    const from = midnight - week * WEEK_MS;
    const events = await store.eventsBetween(
      CALENDAR_SOURCE,
      new Date(from).toISOString(),
      new Date(from + WEEK_MS).toISOString(),
    );
    for (const { title, country, currency, holiday, impact, timeIso } of events) {
      const name = `${title} ${country} ${currency}`;
      if (!read.has(name)) read.set(name, scheduledFigure({ title, country, currency }));
      const figure = holiday ? null : read.get(name);
      if (!figure) continue;
      const { time } = wallClock(new Date(timeIso), figure.zone);
      last.set(figure.name, { title, impact, time });
    }
  }
  return last;
}

/** The figure of a schedule that an event of a calendar is about. */
function scheduledFigure(event: Pick<StoredEvent, 'title' | 'country' | 'currency'>) {
  const release = scheduledReleaseOf(event);
  const key = release && figureKey(event);
  return release && key !== null ? { name: `${release.release} ${key}`, zone: release.zone } : null;
}

function eventsOf(sighting: StoredSighting, known: ReadonlyMap<string, LastListed>): AheadEvent[] {
  return (FIGURES.get(sighting.release) ?? []).map((figure) =>
    toEvent(sighting, figure, known.get(`${sighting.release} ${figure.key}`)),
  );
}

function toEvent(
  { release, occurrence, at, firstSeenAt }: StoredSighting,
  figure: ScheduledFigure,
  last: LastListed | undefined,
): AheadEvent {
  const id = idOf(release, figure, occurrence);
  const isDay = !at.includes('T');
  // A calendar's title may be of another edition than the one that is due.
  const title = last && saysTheSame(last.title, figure.title) ? last.title : null;
  const timeIso = isDay
    ? (last ? instantOn(at, last.time, figure.release.zone) : new Date(noonOf(at))).toISOString()
    : at;
  const event: StoredEvent = {
    id,
    firstId: id,
    source: CALENDAR_SOURCE,
    origin: 'faireconomy',
    title: title ?? figure.title,
    country: figure.country,
    currency: figure.currency,
    impact: last?.impact ?? UNKNOWN_IMPACT,
    holiday: false,
    timeIso,
    forecast: null,
    previous: null,
    actual: null,
    link: null,
    movedFrom: null,
    firstSeenAt,
    lastSeenAt: firstSeenAt,
    withdrawnAt: null,
    withdrawals: 0,
    mergedInto: null,
  };
  return {
    event,
    key: figure.key,
    publisher: publisherOf(release),
    day: isDay && !last ? at : null,
    isRated: last !== undefined,
    isTitled: title !== null,
  };
}

/** Is that day in the zones of all publishers. */
function noonOf(day: string): string {
  return `${day}T12:00:00.000Z`;
}

/** By release, figure and occurrence, whose name stays when its time moves; never by the hour. */
function idOf(release: ReleaseId, { slug }: ScheduledFigure, occurrence: string): string {
  const words = occurrence.replace(/T[\d:.]+Z/, '').split(/[^A-Za-z\d]+/);
  const name = words.filter(Boolean).join('-').toLowerCase();
  return `${release.replace('/', '-')}-${slug}-${name}`;
}

/** The times at which each figure of a country is listed, by `figureKey`: read once, since titles are slow to read. */
function timesOf(listed: readonly StoredEvent[]): ReadonlyMap<string, readonly number[]> {
  const times = new Map<string, number[]>();
  for (const event of listed) {
    const key = event.holiday ? null : figureKey(event);
    if (key === null) continue;
    const name = `${event.country} ${key}`;
    times.set(name, [...(times.get(name) ?? []), Date.parse(event.timeIso)]);
  }
  return times;
}

function isListed({ event, key }: AheadEvent, times: ReadonlyMap<string, readonly number[]>): boolean {
  const at = Date.parse(event.timeIso);
  const own = times.get(`${event.country} ${key}`) ?? [];
  return own.some((time) => Math.abs(time - at) <= SAME_MS);
}
