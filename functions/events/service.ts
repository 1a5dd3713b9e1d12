import type { EconomicEvent, EventSource, EventsProblem, EventsResponse, Scope } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import { isFollowed } from '#domain/events/places.ts';
import { addDays, instantOn, MEXICO_CITY, scopeBounds, weekRange } from '#domain/events/zones.ts';
import type { EventsFeed } from '#feeds/ports.ts';
import type { EventRevision, RefreshState, Store, WeekRead } from '#store/port.ts';
import { Refusal } from '../errors.ts';
import { type JoinedEvent, type JoinStore, joinPublishers } from '../official/figure.ts';
import { MOVES_MS } from '../official/time.ts';
import {
  atMostEvery,
  loggingErrors,
  pausingOnError,
  singleFlight,
  VISITOR_MS,
  waitingAtMost,
} from '../refresh.ts';
import { remember } from '../remember.ts';
import { type Ahead, type AheadEvent, type AheadStore, createAhead, WEEKS_AHEAD } from './ahead.ts';
import { createHistory, type ReadHistory } from './history.ts';
import { shifted } from './merge.ts';
import { presentAhead, presentEvent } from './present.ts';
import { type EventsRefreshDeps, type Gap, readGaps, refreshEvents, refreshName } from './read.ts';
import { createReleases, type ReadReleases } from './releases.ts';

/** The source that is always on and replaces the others when they fail (K3). */
const COMMUNITY: EventSource = 'forex-community';
/** How late a refresh may come before the calendar counts as stale. */
const GRACE_MS = 120_000;
/** How long one answer is reused for the same question, because a week of events takes milliseconds to build. */
const ANSWER_MS = 1_000;
/** Longest wait of a visitor for a reading: less than elsewhere, because a week of events has to be put together after it. */
const WAIT_MS = VISITOR_MS - 1_000;
/** Shortest time between two checks, caused by visitors, whether a refresh is due. */
const CHECK_MS = 5_000;

export interface EventsDeps extends EventsRefreshDeps {
  readonly store: EventsRefreshDeps['store'] &
    Pick<Store, 'revisionsBetween' | 'event' | 'eventSpan' | 'releasesBefore' | 'revisions' | 'weekRead'> &
    AheadStore &
    JoinStore;
  /** Only the sources that are on; the community's always is. */
  readonly feeds: ReadonlyMap<EventSource, EventsFeed>;
  /** The setting that turns a source on, for the message when it is off. */
  readonly settingOf: Readonly<Partial<Record<EventSource, string>>>;
}

export interface EventsQuery {
  readonly scope: Scope;
  /** The Sunday (Mexico City) of the week, "2026-11-22"; absent: the present one. Only with the scope "week". */
  readonly week?: string | null;
  readonly source: EventSource;
  readonly locale: Locale;
}

export interface EventsService {
  /** The events of a Mexico City day or week; never rejects because of an upstream. */
  answer(query: EventsQuery): Promise<EventsResponse>;
  /** An event's detail; null for an unknown id. */
  readonly history: ReadHistory;
  /** The past releases that move an instrument. */
  readonly releases: ReadReleases;
  /** Reads every source that is on and due. */
  refreshIfDue(): Promise<void>;
}

interface Calendar {
  readonly events: readonly JoinedEvent[];
  /** Those of them that only a publisher's schedule knows, by id. */
  readonly ahead: ReadonlyMap<string, AheadEvent>;
  readonly changes: ReadonlyMap<string, readonly EventRevision[]>;
  readonly observedAt: string | null;
  readonly problem: EventsProblem | null;
}

/** Stored events of the requested source, refreshed when due; the community's when that source is off or has no events. */
export function createEventsService(deps: EventsDeps): EventsService {
  const flights = new Map(
    [...deps.feeds].map(([source, feed]) => {
      const refresh = pausingOnError(deps.clock, () => refreshEvents(feed, deps));
      const logged = singleFlight(loggingErrors(deps.log, source, refresh));
      return [source, atMostEvery(CHECK_MS, deps.clock, logged)];
    }),
  );
  const ahead = createAhead(deps.store, deps.clock);
  const answer = async ({ scope, week = null, source, locale }: EventsQuery): Promise<EventsResponse> => {
    // Both at once: the community replaces a source without events, and one after the other may take too long.
    const reads = Promise.all([flights.get(source)?.(), flights.get(COMMUNITY)?.()]);
    await waitingAtMost(WAIT_MS, reads);
    const asked = deps.feeds.has(source) ? await readCalendar(source, { scope, week }, ahead, deps) : null;
    const missing = asked === null || asked.problem?.code === 'unavailable';
    if (asked && (!missing || source === COMMUNITY)) return toResponse(source, asked, locale, ahead, deps);
    const problem = asked ? failed(source) : off(source, deps.settingOf[source]);
    const community = await readCalendar(COMMUNITY, { scope, week }, ahead, deps);
    const calendar = { ...community, problem: both(community.problem, problem) };
    return toResponse(COMMUNITY, calendar, locale, ahead, deps);
  };
  const remembered = remember(
    ANSWER_MS,
    deps.clock,
    ({ scope, week, source, locale }) => `${scope} ${week ?? ''} ${source} ${locale}`,
    answer,
  );
  return {
    async answer(query) {
      if (query.week) await refuseFar(query.week, query.source, deps);
      return remembered(query);
    },
    history: createHistory({
      store: deps.store,
      clock: deps.clock,
      isOn: (source) => deps.feeds.has(source),
      findAhead: (id) => ahead.find(id),
    }),
    releases: createReleases(deps),
    async refreshIfDue() {
      await Promise.all([...flights.values()].map((refresh) => refresh()));
    },
  };
}

/** Nothing is known of the weeks before the first stored event, nor of those that no publisher lists yet. */
async function refuseFar(
  week: string,
  source: EventSource,
  { feeds, store, clock }: EventsDeps,
): Promise<void> {
  const span = await store.eventSpan(feeds.has(source) ? source : COMMUNITY);
  const now = clock().toISOString();
  const first = sundayOf(span && span.first < now ? span.first : now);
  const last = addDays(sundayOf(now), 7 * WEEKS_AHEAD);
  if (week < first || week > last)
    throw new Refusal('bad_request', `Weeks from ${first} to ${last} are known, each by its Sunday.`);
}

/** The Sunday (Mexico City) of the week of an instant. */
function sundayOf(timeIso: string): string {
  return weekRange({ timeIso, holiday: false }).slice(0, 10);
}

async function readCalendar(
  source: EventSource,
  { scope, week: sunday }: { readonly scope: Scope; readonly week: string | null },
  ahead: Ahead,
  deps: EventsDeps,
): Promise<Calendar> {
  const now = deps.clock();
  const parts = deps.feeds.get(source)?.parts ?? [];
  const states = await Promise.all(parts.map((part) => deps.store.refreshState(refreshName(source, part))));
  const { from, to, holds } = scopeBounds(
    scope,
    sunday === null ? now : instantOn(sunday, '12:00', MEXICO_CITY),
  );
  // Publishers move events by days, and a holiday is kept at midnight UTC of its day: read more on each side, then filter.
  const span = [source, shifted(from, -MOVES_MS), shifted(to, MOVES_MS)] as const;
  const [stored, revisions, week, gaps] = await Promise.all([
    deps.store.eventsBetween(...span),
    deps.store.revisionsBetween(...span),
    deps.store.weekRead(source, from.toISOString()),
    readGaps(deps.store, source),
  ]);
  const listed = stored.filter(
    ({ country, currency, withdrawnAt }) => isFollowed(currency, country) && withdrawnAt === null,
  );
  // A calendar that lists a week names all of it.
  const isAhead = from > now && week === null;
  const own = isAhead ? await ahead.between(from, to, listed) : [];
  const events = await joinPublishers(
    [...listed, ...own.map(({ event }) => event)],
    deps.store,
    now,
    (event) => holds(event),
  );
  const isOver = to <= now;
  const readAt = isAhead ? await ahead.readAt() : null;
  const problem = isAhead
    ? aheadProblem(events.length > 0 || readAt !== null)
    : ((isOver ? null : problemOf(states, deps)) ??
      weekProblem(week, deps) ??
      gapProblem(gaps, { from, to }));
  const changes = Map.groupBy(revisions, ({ eventId }) => eventId);
  return {
    events,
    ahead: new Map(own.map((one) => [one.event.id, one])),
    changes,
    // The age of a week that is over, or that no calendar lists yet, is that of its own reading.
    observedAt: isAhead
      ? readAt
      : isOver
        ? (week?.readAt ?? null)
        : earlier(oldestSuccess(states), week?.readAt ?? null),
    problem,
  };
}

/**
 * The export lists one New York week. When it still has last week on Monday, or at a first start on a Saturday evening, it
 * has no events of the requested time, and the stored ones come from the RSS alone. An export that falls back to last week
 * during this week does not confirm the events of this week.
 */
function weekProblem(week: WeekRead | null, { clock, windowMs }: EventsDeps): EventsProblem | null {
  if (week === null) return { code: 'incomplete', message: 'The calendar of this week was never read.' };
  const isOver = week.to <= clock().toISOString();
  const isOld = clock().getTime() - Date.parse(week.readAt) > windowMs + GRACE_MS;
  if (isOver || !isOld) return null;
  return { code: 'stale', message: 'The calendar lists another week; these are stored events.' };
}

function aheadProblem(isKnown: boolean): EventsProblem {
  return isKnown
    ? {
        code: 'incomplete',
        message:
          'No calendar lists this week yet: these are the releases that the publishers’ own schedules name.',
      }
    : { code: 'unavailable', message: 'No calendar lists this week yet, and no schedule could be read.' };
}

/** Figures of the requested time were published during an outage, and no upstream has them any more. */
function gapProblem(
  gaps: readonly Gap[],
  { from, to }: { readonly from: Date; readonly to: Date },
): EventsProblem | null {
  const overlaps = gaps.some((gap) => gap.to > from.toISOString() && gap.from < to.toISOString());
  return overlaps
    ? { code: 'incomplete', message: 'Some figures came out while the calendar could not be read.' }
    : null;
}

function earlier(one: string | null, other: string | null): string | null {
  return one !== null && other !== null && other < one ? other : one;
}

function oldestSuccess(states: readonly (RefreshState | null)[]): string | null {
  const times = states.flatMap((state) => state?.succeededAt ?? []);
  return times.sort()[0] ?? null;
}

function problemOf(
  states: readonly (RefreshState | null)[],
  { clock, windowMs }: EventsDeps,
): EventsProblem | null {
  if (oldestSuccess(states) === null) {
    return { code: 'unavailable', message: 'No calendar could be read yet.' };
  }
  const isFresh = (state: RefreshState | null) => {
    const ageMs = clock().getTime() - Date.parse(state?.succeededAt ?? '');
    return ageMs >= 0 && ageMs <= windowMs + GRACE_MS;
  };
  if (states.every(isFresh)) return null;
  const cause = states.find((state) => state?.failure)?.failure ?? 'late';
  return {
    code: 'stale',
    message: `The calendar could not be refreshed (${cause}); these are stored events.`,
  };
}

function off(source: EventSource, setting: string | undefined): EventsProblem {
  return {
    code: 'source_off',
    message: `The source ${source} is off${setting ? ` (${setting})` : ''}; these are the community calendar's events.`,
  };
}

function failed(source: EventSource): EventsProblem {
  return {
    code: 'source_failed',
    message: `The source ${source} could not be read; these are the community calendar's events.`,
  };
}

/** The fallback's own problem decides the code; both messages are kept. */
function both(fallback: EventsProblem | null, problem: EventsProblem): EventsProblem {
  return fallback ? { code: fallback.code, message: `${fallback.message} ${problem.message}` } : problem;
}

async function toResponse(
  source: EventSource,
  calendar: Calendar,
  locale: Locale,
  ahead: Ahead,
  { clock, store }: EventsDeps,
): Promise<EventsResponse> {
  const now = clock();
  const [span, last] = await Promise.all([store.eventSpan(source), ahead.last()]);
  return {
    events: withoutSharedNames(
      calendar.events.map(({ event, official, schedule }) => {
        const shown = { now, locale, official, schedule };
        const own = calendar.ahead.get(event.id);
        return own
          ? presentAhead({ ...own, event }, shown)
          : presentEvent(event, { ...shown, changes: calendar.changes.get(event.id) ?? [] });
      }),
    ),
    source,
    error: calendar.problem,
    observedAt: calendar.observedAt,
    weeks: weeksOf(span, last, now),
  };
}

/** From the first stored week to the last one of which something is known, within the reach of a reader. */
function weeksOf(
  span: { readonly first: string; readonly last: string } | null,
  scheduled: string | null,
  now: Date,
): EventsResponse['weeks'] {
  const latest = [span?.last, scheduled]
    .flatMap((time) => time ?? [])
    .sort()
    .at(-1);
  const most = addDays(sundayOf(now.toISOString()), 7 * WEEKS_AHEAD);
  const last = latest === undefined ? null : sundayOf(new Date(latest).toISOString());
  return {
    first: span && sundayOf(span.first),
    last: last !== null && last > most ? most : last,
  };
}

/** Two events of one moment and currency whose names are the same keep their titles, which tell them apart. */
function withoutSharedNames(events: readonly EconomicEvent[]): EconomicEvent[] {
  const keyOf = ({ time_iso: time, currency, name }: EconomicEvent) => `${time} ${currency} ${name}`;
  const sharing = Map.groupBy(events, keyOf);
  return events.map((event) => {
    const titles = new Set(sharing.get(keyOf(event))?.map(({ title }) => title));
    return titles.size > 1 ? { ...event, name: null } : event;
  });
}
