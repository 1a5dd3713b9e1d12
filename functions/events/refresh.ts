import * as z from 'zod/mini';
import type { EventSource } from '#contracts/events.ts';
import type { StoredEvent } from '#contracts/listing.ts';
import type { KindOf } from '#domain/events/pair.ts';
import { isFollowed } from '#domain/events/places.ts';
import { type Reconciled, reconcile, type VendorReading } from '#domain/events/reconcile.ts';
import { readJsonNote } from '#feeds/notes.ts';
import type { EventsFeed, EventsReading, FeedError } from '#feeds/ports.ts';
import { withinLimit } from '#feeds/time-limit.ts';
import type { Lease } from '#store/lease.ts';
import type { Store } from '#store/port.ts';
import type { Log } from '../log.ts';
import { claimDue, type RefreshStore, settle, settlingOnError } from '../refresh.ts';

/** For this long after its time an event is looked up at this interval; then the usual window counts again. */
const RELEASE_WATCH_MS = 30 * 60_000;
const RELEASE_WINDOW_MS = 300_000;
const READ_BUDGET_MS = 8_500;
/** Known events this far from now, before and after, are read to match rows with them. */
const KNOWN_MS = 8 * 86_400_000;
export const DAY_MS = 86_400_000;

export interface EventsRefreshDeps {
  readonly store: RefreshStore & Pick<Store, 'eventsBetween' | 'mergeCalendar' | 'readNote' | 'writeNote'>;
  readonly windowMs: number;
  /** The kind of indicator that a title names (K4). */
  readonly kindOf: KindOf;
  readonly clock: () => Date;
  readonly log: Log;
}

/** Name of one part's refresh in the store: "events/forex-community/rss". */
export function refreshName(source: EventSource, part: string): string {
  return `events/${source}/${part}`;
}

/** Reads the parts of a source whose window has passed, and stores the result. */
export async function refreshEvents(feed: EventsFeed, deps: EventsRefreshDeps): Promise<void> {
  const leases = await claimParts(feed, deps);
  if (leases.size === 0) return;
  await settlingOnError(deps, [...leases.values()], async () => {
    const parts = [...leases.keys()];
    const reading = await withinLimit(READ_BUDGET_MS, (signal) =>
      feed.read({ now: deps.clock(), parts }, signal),
    );
    await keep(feed.source, reading, leases, deps);
  });
}

/** The parts of the source that are due, each with its lease. */
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

/** Whether a figure that matters to readers is due and not read yet. */
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
  if (read.includes('rss')) await noteGap(source, observedAt, deps);
  const isStored = reading.lists.length === 0 || (await merge(source, reading, [...leases.values()], deps));
  // A reading that was not stored is read again as after an interruption.
  const ends = [...(isStored ? read.map((part) => ({ part, error: null })) : []), ...failures];
  for (const { part, error } of ends) {
    if (error) logFailure(deps.log, source, part, error);
    const lease = leases.get(part);
    if (lease) await settle(deps.store, lease, observedAt, error);
  }
}

/**
 * The RSS drops a figure after a day. Figures of a longer outage are missing, and the answer has to say so. Call it before
 * the reading is settled.
 */
async function noteGap(source: EventSource, at: string, { store }: EventsRefreshDeps): Promise<void> {
  const before = (await store.refreshState(refreshName(source, 'rss')))?.succeededAt;
  const to = shifted(new Date(at), -DAY_MS);
  if (!before || before >= to) return;
  const known = await readGap(store, source);
  // A later gap must not replace an earlier one that the current week still shows.
  const isRecent = known !== null && known.to > shifted(new Date(at), -KNOWN_MS);
  const gap: Gap = { from: isRecent ? known.from : before, to };
  await store.writeNote(gapKey(source), JSON.stringify(gap));
}

/** A stretch of time whose figures are missing; ISO 8601, UTC. */
export interface Gap {
  readonly from: string;
  readonly to: string;
}

const gapSchema = z.object({ from: z.string(), to: z.string() });

/** The last stretch of time whose figures are missing; null without one. */
export function readGap(store: Pick<Store, 'readNote'>, source: EventSource): Promise<Gap | null> {
  return readJsonNote(store, gapKey(source), gapSchema);
}

function gapKey(source: EventSource): string {
  return `gap/${source}`;
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
  // A cut or empty list counts as failed and has its own log line.
  const good = read.length > 0 ? lists : [];
  const warnings = [...good.map((list) => partialWarning(list, dropped)), ...(result ? doubts(result) : [])];
  try {
    for (const warning of warnings) await warnOnChange(store, log, { source, ...warning });
  } catch (err) {
    // The reading is committed, so a failed write of a note must not make it a failure.
    log.error({ source, err }, 'warnings about events could not be noted');
  }
  return true;
}

/** The warnings are kept apart for each vendor, because each vendor's list withdraws events of its own. */
function partialWarning({ vendor, covers }: VendorReading, dropped: EventsReading['dropped']): Warning {
  return {
    topic: `partial/${vendor}`,
    message: PARTIAL,
    state: covers === null ? { vendor, dropped } : null,
  };
}

function doubts({ ambiguous, unconfirmed }: Reconciled): readonly Warning[] {
  const titles = ambiguous.length > 0 ? { titles: ambiguous } : null;
  const short = unconfirmed.length > 0 ? { doubted: unconfirmed.length } : null;
  return [
    { topic: 'ambiguous', message: AMBIGUOUS, state: titles, note: titles },
    { topic: 'short', message: SHORT, state: short },
  ];
}

const PARTIAL = 'events list not whole: nothing is cancelled by it';
const AMBIGUOUS = 'events of two vendors fit several partners: they stay apart';
const SHORT = 'events list too short to cancel by';

interface Warning {
  /** Part of the note's key. */
  readonly topic: string;
  readonly message: string;
  /** What is wrong now; null when all is well. */
  readonly state: object | null;
  /** A new value causes another warning. Default: whether anything is wrong. */
  readonly note?: object | null;
}

/** Warns once per change, not at every reading; all instances share the last state. */
async function warnOnChange(
  store: EventsRefreshDeps['store'],
  log: Log,
  {
    source,
    topic,
    message,
    state,
    note: compared = state && { wrong: true },
  }: Warning & { readonly source: EventSource },
): Promise<void> {
  const key = `warned/${topic}/${source}`;
  const note = compared && JSON.stringify(compared);
  if ((await store.readNote(key)) === note) return;
  await store.writeNote(key, note);
  if (state !== null) log.warn({ source, ...state }, message);
}

function logFailure(log: Log, source: EventSource, part: string, { kind, message }: FeedError): void {
  log.warn({ source, part, kind, reason: message }, 'events feed failed');
}

/** An instant moved by milliseconds, in the spelling of the store. */
export function shifted(at: Date, ms: number): string {
  return new Date(at.getTime() + ms).toISOString();
}
