import type { EconomicEvent, EventsProblem, EventsResponse, Scope } from '#contracts/events.ts';
import { scopeBounds } from '#domain/events/zones.ts';
import type { ListState } from './list-state.ts';
import { nextReread } from './live-event.ts';

/** A list read longer ago than this is read again when the reader comes back to it, and one that failed by itself. */
export const STALE_MS = 5 * 60_000;

/** A day's list is asked for this long after midnight, so that the server's clock has passed it too. */
const SETTLE_MS = 2_000;

/** The server reads its calendar once an hour by default. */
const WINDOW_MS = 60 * 60_000;
/** Problems of a list that its server retries every five minutes. No retry brings back a gap, or lists a week ahead. */
const UNREAD: ReadonlySet<string | undefined> = new Set<EventsProblem['code']>([
  'unavailable',
  'stale',
  'other_week',
  'incomplete',
]);

type Known = Pick<ListState, 'response' | 'hasFailed' | 'isExample' | 'readAt' | 'answeredAt'>;

/** Whether the day or week a list was read for has ended since: none of its events is of the one on show (F8). */
export function isOver(scope: Scope, { response, isExample, answeredAt }: Known, now: number): boolean {
  return response !== undefined && !isExample && endOf(scope, answeredAt) <= now;
}

/**
 * When to read a list again by itself, epoch ms: an hour later, when a figure is due or when its day or week is over,
 * whichever comes first. After five minutes at the latest while it cannot be read or is over, while an example is shown,
 * and where it holds another day than the reader's clock says; null before it was read or tried. A `week` that is named
 * never ends.
 */
export function nextReading(scope: Scope, known: Known, week?: string): number | null {
  const { response, hasFailed, isExample, readAt, answeredAt } = known;
  if (response === undefined) return readAt === 0 ? null : readAt + STALE_MS;
  const isUnread = hasFailed || isExample || UNREAD.has(response.error?.code);
  const end = week === undefined ? endOf(scope, answeredAt) + SETTLE_MS : Number.POSITIVE_INFINITY;
  const hasEnded = end <= readAt;
  const isWrong =
    isUnread ||
    hasEnded ||
    holdsOther(scope, response.events, week === undefined ? answeredAt : noonOf(week));
  const soon = readAt + (isWrong ? STALE_MS : WINDOW_MS);
  const turn = hasEnded ? soon : Math.min(end, soon);
  return Math.min(turn, nextReread(response.events, readAt) ?? turn);
}

/**
 * When the server reads its calendar again, epoch ms: an hour after it last did, or when a figure is due. Null where that
 * time has passed or is not known.
 */
export function nextNews({ events, observedAt }: EventsResponse, now: number): number | null {
  if (observedAt == null) return null;
  const due = [Date.parse(observedAt) + WINDOW_MS, nextReread(events, now)];
  const coming = due.filter((at) => at !== null && at > now) as number[];
  return coming.length === 0 ? null : Math.min(...coming);
}

/** First instant after the Mexico City day or week in which a moment lies. */
function endOf(scope: Scope, at: number): number {
  return scopeBounds(scope, new Date(at)).to.getTime();
}

/** A moment of a Mexico City day. */
const noonOf = (day: string) => Date.parse(`${day}T18:00:00Z`);

function holdsOther(scope: Scope, events: readonly EconomicEvent[], at: number): boolean {
  const { holds } = scopeBounds(scope, new Date(at));
  // A bucket is a date already, as a holiday's.
  return !events.every(({ day_bucket: timeIso }) => holds({ timeIso, holiday: true }));
}
