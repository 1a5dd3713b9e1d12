import * as z from 'zod/mini';
import type { EventSource } from '#contracts/events.ts';
import type { StoredEvent } from '#contracts/listing.ts';
import { isFollowed } from '#domain/events/places.ts';
import { readJsonNote } from '#feeds/notes.ts';
import type { EventsFeed, EventsReading } from '#feeds/ports.ts';
import { withinLimit } from '#feeds/time-limit.ts';
import type { Lease, Store } from '#store/port.ts';
import { claimDue, logFailure, type RefreshStore, settle, settlingOnError } from '../refresh.ts';
import { KNOWN_MS, type MergeDeps, mergeReading, shifted } from './merge.ts';

/** For this long after its time an event is looked up at this interval; then the usual window counts again. */
const RELEASE_WATCH_MS = 30 * 60_000;
const RELEASE_WINDOW_MS = 300_000;
const READ_BUDGET_MS = 8_500;
export const DAY_MS = 86_400_000;

export interface EventsRefreshDeps extends MergeDeps {
  readonly store: RefreshStore & MergeDeps['store'] & Pick<Store, 'eventsBetween'>;
  readonly windowMs: number;
  readonly clock: () => Date;
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
  country,
  currency,
  withdrawnAt,
}: StoredEvent): boolean {
  const isShown = isFollowed(currency, country) && withdrawnAt === null;
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
  const isStored =
    reading.lists.length === 0 || (await mergeReading(source, reading, [...leases.values()], deps));
  // A reading that was not stored is read again as after an interruption.
  const ends = [...(isStored ? read.map((part) => ({ part, error: null })) : []), ...failures];
  for (const { part, error } of ends) {
    if (error) logFailure(deps.log, { source, part }, error, 'events feed failed');
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
  const known = await readGaps(store, source);
  // No outage ends less than a day before a reading: what goes beyond was noted by a clock that was ahead.
  const real = known
    .filter(({ from }) => from < to)
    .map((gap) => (gap.to > to ? { from: gap.from, to } : gap));
  const recent = real.filter((gap) => gap.to > shifted(new Date(at), -KNOWN_MS));
  const gaps = before && before < to ? [...recent, { from: before, to }] : recent;
  const note = gaps.length > 0 ? JSON.stringify(gaps) : null;
  if (known.length > 0 || note !== null) await store.writeNote(gapKey(source), note);
}

/** A stretch of time whose figures are missing; ISO 8601, UTC. */
export interface Gap {
  readonly from: string;
  readonly to: string;
}

const gapSchema = z.object({ from: z.string(), to: z.string() });
/** A version before kept only one. */
const gapsSchema = z.union([z.array(gapSchema), gapSchema]);

/** The stretches of the last days whose figures are missing, oldest first. */
export async function readGaps(store: Pick<Store, 'readNote'>, source: EventSource): Promise<readonly Gap[]> {
  return [(await readJsonNote(store, gapKey(source), gapsSchema)) ?? []].flat();
}

function gapKey(source: EventSource): string {
  return `gap/${source}`;
}
