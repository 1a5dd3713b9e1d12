import type { EventSource } from '#contracts/events.ts';
import type { StoredEvent } from '#contracts/listing.ts';
import type { KindOf } from '#domain/events/pair.ts';
import { isFollowed } from '#domain/events/places.ts';
import { type Reconciled, reconcile } from '#domain/events/reconcile.ts';
import type { EventsFeed, EventsReading, FeedError } from '#feeds/ports.ts';
import type { Lease, Store } from '#store/port.ts';
import type { Log } from '../log.ts';
import { claimDue, type RefreshStore, settle, settlingOnError } from '../refresh.ts';

/** A release is looked for this long, and this often, before the ordinary window counts again. */
const RELEASE_WATCH_MS = 30 * 60_000;
const RELEASE_WINDOW_MS = 300_000;
const READ_BUDGET_MS = 8_500;
/** Events that far from now, before and after, are read to recognise rows among them. */
const KNOWN_MS = 8 * 86_400_000;
export const DAY_MS = 86_400_000;

export interface EventsRefreshDeps {
  readonly store: RefreshStore & Pick<Store, 'eventsBetween' | 'mergeCalendar' | 'readNote' | 'writeNote'>;
  readonly windowMs: number;
  /** Which indicator a title names (SPEC K4). */
  readonly kindOf: KindOf;
  readonly clock: () => Date;
  readonly log: Log;
}

/** Name of one part's refresh in the store: "events/forex-community/rss". */
export function refreshName(source: EventSource, part: string): string {
  return `events/${source}/${part}`;
}

/** Reads those parts of a source whose window has passed, and stores what they bring. */
export async function refreshEvents(feed: EventsFeed, deps: EventsRefreshDeps): Promise<void> {
  const leases = await claimParts(feed, deps);
  if (leases.size === 0) return;
  await settlingOnError(deps, [...leases.values()], async () => {
    const parts = [...leases.keys()];
    const reading = await feed.read({ now: deps.clock(), parts }, AbortSignal.timeout(READ_BUDGET_MS));
    await keep(feed.source, reading, leases, deps);
  });
}

/** The parts of the source that are due, each with the right to read it. */
async function claimParts(
  { source, parts }: EventsFeed,
  { store, windowMs, clock }: EventsRefreshDeps,
): Promise<ReadonlyMap<string, Lease>> {
  const now = clock();
  const recent = await store.eventsBetween(source, shifted(now, -RELEASE_WATCH_MS), now.toISOString());
  const rollingMs = recent.some(awaitsFigure) ? Math.min(windowMs, RELEASE_WINDOW_MS) : windowMs;
  const leases = new Map<string, Lease>();
  for (const part of parts) {
    const pace = { windowMs: part === 'weekly' ? windowMs : rollingMs };
    const lease = await claimDue(store, refreshName(source, part), pace);
    if (lease) leases.set(part, lease);
  }
  return leases;
}

/** Whether a figure that matters to our readers is due and not seen yet. */
function awaitsFigure({
  impact,
  holiday,
  forecast,
  previous,
  actual,
  currency,
  withdrawnAt,
}: StoredEvent): boolean {
  const isShown = isFollowed(currency) && withdrawnAt === null;
  return isShown && !holiday && impact !== 'low' && (forecast ?? previous) !== null && actual === null;
}

async function keep(
  source: EventSource,
  reading: EventsReading,
  leases: ReadonlyMap<string, Lease>,
  deps: EventsRefreshDeps,
): Promise<void> {
  const { observedAt, read, failures } = reading;
  const isStored = reading.lists.length === 0 || (await merge(source, reading, [...leases.values()], deps));
  // What was read but not stored is read again as after an interruption.
  const ends = [...(isStored ? read.map((part) => ({ part, error: null })) : []), ...failures];
  for (const { part, error } of ends) {
    if (error) logFailure(deps.log, source, part, error);
    const lease = leases.get(part);
    if (lease) await settle(deps.store, lease, observedAt, error);
  }
}

/** Whether the reading was stored. */
async function merge(
  source: EventSource,
  { lists, week, received, dropped, observedAt, read }: EventsReading,
  leases: readonly Lease[],
  { store, kindOf, log }: EventsRefreshDeps,
): Promise<boolean> {
  const now = new Date(observedAt);
  const keys = lists.flatMap(({ rows }) => rows.flatMap(({ vendorId }) => vendorId ?? []));
  const span = {
    source,
    from: shifted(now, -KNOWN_MS),
    to: shifted(now, KNOWN_MS),
    keys,
    at: observedAt,
    leases,
  };
  let result: Reconciled | null = null;
  const outcome = await store.mergeCalendar(span, (known) => {
    result = reconcile(known, lists, { source, now, kindOf });
    return { ...result, week };
  });
  if (outcome === null) {
    log.warn({ source, parts: read }, 'events reading dropped: another instance has read since');
    return false;
  }
  log.info({ source, parts: read, received, dropped, ...outcome }, 'events refreshed');
  // The RSS is no list to cancel by, whole or not.
  const list = lists.find(({ vendor }) => vendor !== 'myfxbook');
  if (list) {
    const state = list.covers === null ? { dropped } : null;
    await warnOnChange(store, log, { source, topic: 'partial', state });
  }
  if (result) await warnOfDoubts(source, result, { store, log });
  return true;
}

async function warnOfDoubts(
  source: EventSource,
  { ambiguous, doubted }: Reconciled,
  { store, log }: Pick<EventsRefreshDeps, 'store' | 'log'>,
): Promise<void> {
  const titles = ambiguous.length > 0 ? { titles: ambiguous } : null;
  await warnOnChange(store, log, { source, topic: 'ambiguous', state: titles });
  if (doubted.length > 0) log.warn({ source, doubted: doubted.length }, WARNINGS.short);
}

const WARNINGS = {
  partial: 'events list not whole: nothing is cancelled by it',
  ambiguous: 'events of two vendors fit several partners: they stay apart',
  short: 'events list too short to cancel by',
} as const;

interface Warning {
  readonly source: EventSource;
  readonly topic: 'partial' | 'ambiguous';
  /** What is wrong now; null when nothing is. */
  readonly state: object | null;
}

/** Warns once per change, not at every reading; all instances share what was logged last. */
async function warnOnChange(
  store: EventsRefreshDeps['store'],
  log: Log,
  { source, topic, state }: Warning,
): Promise<void> {
  const key = `warned/${topic}/${source}`;
  const note = state === null ? null : JSON.stringify(topic === 'ambiguous' ? state : true);
  if ((await store.readNote(key)) === note) return;
  await store.writeNote(key, note);
  if (state !== null) log.warn({ source, ...state }, WARNINGS[topic]);
}

function logFailure(log: Log, source: EventSource, part: string, { kind, message }: FeedError): void {
  log.warn({ source, part, kind, reason: message }, 'events feed failed');
}

/** An instant moved by milliseconds, as the store spells it. */
export function shifted(at: Date, ms: number): string {
  return new Date(at.getTime() + ms).toISOString();
}
