import type { EconomicEvent, EventSource, EventsProblem, EventsResponse, Scope } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import { addDays, weekRange } from '#domain/events/zones.ts';
import type { Store } from '#store/port.ts';
import { Refusal } from '../errors.ts';
import {
  atMostEvery,
  loggingErrors,
  pausingOnError,
  singleFlight,
  VISITOR_MS,
  waitingAtMost,
} from '../refresh.ts';
import { remember } from '../remember.ts';
import { type Ahead, type AheadStore, createAhead, WEEKS_AHEAD } from './ahead.ts';
import { type Calendar, type CalendarDeps, readCalendar } from './calendar.ts';
import { createHistory, type ReadHistory } from './history.ts';
import { presentAhead, presentEvent } from './present.ts';
import { refreshEvents } from './read.ts';
import { createReleases, type ReadReleases } from './releases.ts';
import { nameAmong } from './shared-name.ts';

/** The source that is always on and replaces the others when they fail (K3). */
const COMMUNITY: EventSource = 'forex-community';
/** How long one answer is reused for the same question, because a week of events takes milliseconds to build. */
const ANSWER_MS = 1_000;
/** Longest wait of a visitor for a reading: less than elsewhere, because a week of events has to be put together after it. */
const WAIT_MS = VISITOR_MS - 1_000;
/** Shortest time between two checks, caused by visitors, whether a refresh is due. */
const CHECK_MS = 5_000;

export interface EventsDeps extends CalendarDeps {
  readonly store: CalendarDeps['store'] & Pick<Store, 'event' | 'eventSpan' | 'releasesBefore'> & AheadStore;
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
      calendar.events.map(({ event, changes, official, schedule }) => {
        const shown = { now, locale, official, schedule };
        const own = calendar.ahead.get(event.id);
        return own ? presentAhead({ ...own, event }, shown) : presentEvent(event, { ...shown, changes });
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

function withoutSharedNames(events: readonly EconomicEvent[]): EconomicEvent[] {
  const moments = Map.groupBy(events, (event) => event.time_iso);
  return events.map((event) => ({ ...event, name: nameAmong(event, moments.get(event.time_iso) ?? []) }));
}
