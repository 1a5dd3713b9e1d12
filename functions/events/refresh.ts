import type { CalendarEvent, EventSource } from '#contracts/events.ts';
import type { EventsFeed, EventsReading, FeedError } from '#feeds/ports.ts';
import type { Lease, Store, StoredEvent } from '#store/port.ts';
import type { Log } from '../log.ts';
import { claimDue, type RefreshStore, settle, settlingOnError } from '../refresh.ts';
import { withdrawalsOf } from './withdrawals.ts';

/** A release is looked for this long, and this often, before the ordinary window counts again. */
const RELEASE_WATCH_MS = 30 * 60_000;
const RELEASE_WINDOW_MS = 300_000;
const READ_BUDGET_MS = 8_500;
export const DAY_MS = 86_400_000;

export interface EventsRefreshDeps {
  readonly store: RefreshStore &
    Pick<Store, 'eventsBetween' | 'upsertEvents' | 'withdrawEvents' | 'readNote' | 'writeNote'>;
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
  const leases = new Map<string, Lease>();
  for (const part of feed.parts) {
    const window =
      part !== 'weekly' && awaitsFigure(known, now) ? Math.min(windowMs, RELEASE_WINDOW_MS) : windowMs;
    const lease = await claimDue(store, refreshName(feed.source, part), { windowMs: window });
    if (lease) leases.set(part, lease);
  }
  if (leases.size === 0) return;
  await settlingOnError(deps, [...leases.values()], async () => {
    const parts = [...leases.keys()];
    const reading = await feed.read({ now, parts, known }, AbortSignal.timeout(READ_BUDGET_MS));
    await keep(feed.source, reading, known, deps);
    await settleParts(feed.source, reading, leases, deps);
  });
}

async function keep(
  source: EventSource,
  reading: EventsReading,
  known: readonly StoredEvent[],
  { store, log }: EventsRefreshDeps,
): Promise<void> {
  const { rows, received, dropped, observedAt, read } = reading;
  if (rows.length > 0 || read.length > 0) {
    const { added, revised } = await store.upsertEvents(rows, observedAt);
    const { ids, doubted } = withdrawalsOf(reading, known);
    const withdrawn = await store.withdrawEvents(ids, observedAt);
    await tellUnlisted(source, reading, { store, log });
    if (doubted.length > 0) {
      log.warn({ source, kept: rows.length, doubted: doubted.length }, 'events list too short to cancel by');
    }
    log.info(
      { source, parts: read, received, kept: rows.length, dropped, added, revised, withdrawn },
      'events refreshed',
    );
  }
}

async function settleParts(
  source: EventSource,
  { read, failures, observedAt }: EventsReading,
  leases: ReadonlyMap<string, Lease>,
  { store, log }: EventsRefreshDeps,
): Promise<void> {
  const settlePart = async (part: string, failure: FeedError | null) => {
    const lease = leases.get(part);
    if (lease) await settle(store, lease, observedAt, failure);
  };
  for (const part of read) await settlePart(part, null);
  for (const { part, error } of failures) {
    logFailure(log, source, part, error);
    await settlePart(part, error);
  }
}

/** Told once, until the list can be believed again: a row that stays odd would be told of at every reading. */
async function tellUnlisted(
  source: EventSource,
  { listed, read, dropped, observedAt }: EventsReading,
  { store, log }: Pick<EventsRefreshDeps, 'store' | 'log'>,
): Promise<void> {
  // The RSS is no list.
  if (read.every((part) => part === 'rss')) return;
  const key = `unlisted/${source}`;
  const wasTold = (await store.readNote(key)) !== null;
  if (wasTold === (listed === null)) return;
  await store.writeNote(key, listed === null ? observedAt : null);
  if (listed === null) log.warn({ source, dropped }, 'events list not whole: nothing is cancelled by it');
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
