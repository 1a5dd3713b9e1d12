import type { CalendarEvent, EventSource } from '#contracts/events.ts';
import type { EventsFeed, EventsReading, FeedError } from '#feeds/ports.ts';
import type { Store } from '#store/port.ts';
import type { Log } from '../log.ts';
import { claimDue, type RefreshStore, settle } from '../refresh.ts';

/** A release is looked for this long, and this often, before the ordinary window counts again. */
const RELEASE_WATCH_MS = 30 * 60_000;
const RELEASE_WINDOW_MS = 300_000;
const READ_BUDGET_MS = 8_500;
export const DAY_MS = 86_400_000;

export interface EventsRefreshDeps {
  readonly store: RefreshStore & Pick<Store, 'eventsBetween' | 'upsertEvents' | 'withdrawEvents'>;
  readonly windowMs: number;
  readonly clock: () => Date;
  readonly log: Log;
}

/** Name of one part's refresh in the store: "events/forex-community/rss". */
export function refreshName(source: EventSource, part: string): string {
  return `events/${source}/${part}`;
}

/** Reads those parts of a source whose window has passed, and stores what they bring. */
export async function refreshEvents(feed: EventsFeed, deps: EventsRefreshDeps): Promise<void> {
  const { store, clock, windowMs } = deps;
  const now = clock();
  const known = await store.eventsBetween(feed.source, shifted(now, -8 * DAY_MS), shifted(now, 8 * DAY_MS));
  const parts: string[] = [];
  for (const part of feed.parts) {
    const window =
      part !== 'weekly' && awaitsFigure(known, now) ? Math.min(windowMs, RELEASE_WINDOW_MS) : windowMs;
    if (await claimDue(store, refreshName(feed.source, part), now, { windowMs: window })) parts.push(part);
  }
  if (parts.length === 0) return;
  const reading = await feed.read({ now, parts, known }, AbortSignal.timeout(READ_BUDGET_MS));
  await keep(feed.source, reading, known, deps);
}

async function keep(
  source: EventSource,
  reading: EventsReading,
  known: readonly CalendarEvent[],
  { store, log }: EventsRefreshDeps,
): Promise<void> {
  const { rows, received, dropped, observedAt, read, failures } = reading;
  if (rows.length > 0 || read.length > 0) {
    const { added, revised } = await store.upsertEvents(rows, observedAt);
    const withdrawn = await store.withdrawEvents(missingFrom(reading, known), observedAt);
    log.info(
      { source, parts: read, received, kept: rows.length, dropped, added, revised, withdrawn },
      'events refreshed',
    );
  }
  for (const part of read) await settle(store, refreshName(source, part), observedAt, null);
  for (const { part, error } of failures) {
    logFailure(log, source, part, error);
    await settle(store, refreshName(source, part), observedAt, error);
  }
}

/** Coming events of the time a list covers whole which it no longer names: cancelled, or moved out of that time. */
function missingFrom({ rows, listed, observedAt }: EventsReading, known: readonly CalendarEvent[]): string[] {
  if (listed === null) return [];
  const named = new Set(rows.flatMap(({ id, supersedes }) => [id, supersedes]));
  const isComing = ({ timeIso, actual }: CalendarEvent) => actual === null && timeIso > observedAt;
  const isCovered = ({ timeIso }: CalendarEvent) =>
    timeIso >= listed.from.toISOString() && timeIso < listed.to.toISOString();
  // The RSS is no list: its rows come and go by the hour.
  const isListed = ({ origin }: CalendarEvent) => origin !== 'myfxbook';
  const missing = known.filter((event) => isListed(event) && isComing(event) && isCovered(event));
  return missing.map(({ id }) => id).filter((id) => !named.has(id));
}

function logFailure(log: Log, source: EventSource, part: string, { kind, message }: FeedError): void {
  log.warn({ source, part, kind, reason: message }, 'events feed failed');
}

/** Whether a figure that matters is due: released within the last half hour and not seen yet. */
function awaitsFigure(known: readonly CalendarEvent[], now: Date): boolean {
  return known.some(({ impact, holiday, forecast, previous, actual, timeIso }) => {
    const sinceMs = now.getTime() - Date.parse(timeIso);
    const expectsFigure = !holiday && impact !== 'low' && (forecast ?? previous) !== null;
    return expectsFigure && actual === null && sinceMs >= 0 && sinceMs < RELEASE_WATCH_MS;
  });
}

/** An instant moved by milliseconds, as the store spells it. */
export function shifted(at: Date, ms: number): string {
  return new Date(at.getTime() + ms).toISOString();
}
