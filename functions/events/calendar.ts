import type { EventSource, EventsProblem, Scope } from '#contracts/events.ts';
import { isFollowed } from '#domain/events/places.ts';
import { instantOn, MEXICO_CITY, scopeBounds } from '#domain/events/zones.ts';
import type { EventsFeed } from '#feeds/ports.ts';
import type { RefreshState, Store, WeekRead } from '#store/port.ts';
import { type JoinedEvent, type JoinStore, joinPublishers } from '../official/figure.ts';
import { MOVES_MS } from '../official/time.ts';
import type { Ahead, AheadEvent } from './ahead.ts';
import { shifted } from './merge.ts';
import { type EventsRefreshDeps, type Gap, readGaps, refreshName } from './read.ts';

/** How late a refresh may come before the calendar counts as stale. */
const GRACE_MS = 120_000;

export interface CalendarDeps extends EventsRefreshDeps {
  readonly store: EventsRefreshDeps['store'] & Pick<Store, 'weekRead' | 'refreshState'> & JoinStore;
  /** Only the sources that are on; the community's always is. */
  readonly feeds: ReadonlyMap<EventSource, EventsFeed>;
}

/** What is known of one source's events of a day or week. */
export interface Calendar {
  readonly events: readonly JoinedEvent[];
  /** Those of them that only a publisher's schedule knows, by id. */
  readonly ahead: ReadonlyMap<string, AheadEvent>;
  readonly observedAt: string | null;
  readonly problem: EventsProblem | null;
}

/** Reads the stored events of a day or week, those that only a schedule names, and what is wrong with them. */
export async function readCalendar(
  source: EventSource,
  { scope, week: sunday }: { readonly scope: Scope; readonly week: string | null },
  ahead: Ahead,
  deps: CalendarDeps,
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
  const [stored, week, gaps] = await Promise.all([
    deps.store.eventsBetween(...span),
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
  return {
    events,
    ahead: new Map(own.map((one) => [one.event.id, one])),
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
function weekProblem(week: WeekRead | null, { clock, windowMs }: CalendarDeps): EventsProblem | null {
  if (week === null) return { code: 'incomplete', message: 'The calendar of this week was never read.' };
  const isOver = week.to <= clock().toISOString();
  const isOld = clock().getTime() - Date.parse(week.readAt) > windowMs + GRACE_MS;
  if (isOver || !isOld) return null;
  return { code: 'other_week', message: 'The calendar lists another week; these are stored events.' };
}

function aheadProblem(isKnown: boolean): EventsProblem {
  return isKnown
    ? {
        code: 'ahead',
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
    ? { code: 'gap', message: 'Some figures came out while the calendar could not be read.' }
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
  { clock, windowMs }: CalendarDeps,
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
