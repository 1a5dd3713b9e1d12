import type { EventSource } from '#contracts/events.ts';
import type { KindOf } from '#domain/events/measure.ts';
import type { VendorReading } from '#domain/events/read-list.ts';
import { type Reconciled, reconcile } from '#domain/events/reconcile.ts';
import type { EventsReading } from '#feeds/ports.ts';
import type { Lease, Store } from '#store/port.ts';
import type { Log } from '../log.ts';
import { type Warning, warnOnChange } from '../warn-on-change.ts';

/** Known events this far from now, before and after, are read to match rows with them. */
export const KNOWN_MS = 8 * 86_400_000;

export interface MergeDeps {
  readonly store: Pick<Store, 'mergeCalendar' | 'readNote' | 'writeNote'>;
  /** The kind of indicator that a title names (K4). */
  readonly kindOf: KindOf;
  readonly log: Log;
}

/** Merges a reading into the stored events, in one transaction; false when it was not stored, since another instance has read. */
export async function mergeReading(
  source: EventSource,
  { lists, week, received, dropped, observedAt, read }: EventsReading,
  leases: readonly Lease[],
  { store, kindOf, log }: MergeDeps,
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
  await warnOnChange(store, log, source, warnings);
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

/** An instant moved by milliseconds, in the spelling of the store. */
export function shifted(at: Date, ms: number): string {
  return new Date(at.getTime() + ms).toISOString();
}
