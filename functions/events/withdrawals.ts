import type { CalendarEvent } from '#contracts/events.ts';
import type { EventsReading } from '#feeds/ports.ts';
import type { StoredEvent } from '#store/port.ts';

/** Recorded lists lose two events of eighty within their week; this many may go even from a nearly ended one. */
const ALWAYS_BELIEVED = 3;
/** A list with less than this share of the coming events we know is taken for a part of the list. */
const FULL_SHARE = 0.75;

export interface Withdrawals {
  readonly ids: readonly string[];
  /** Ids not withdrawn because the list is far shorter than what is known of its time. */
  readonly doubted: readonly string[];
}

/**
 * Coming events of the time a list covers whole which it no longer names: cancelled, or moved out of that time. A list
 * that is valid but short cancels nothing (SPEC K3, N2): a wrong "cancelled" in a subscribed calendar is worse than a
 * cancelled event shown until its time has passed. A new wording of many titles is no shorter list and withdraws the old ones.
 */
export function withdrawalsOf(
  { rows, listed, observedAt }: EventsReading,
  known: readonly StoredEvent[],
): Withdrawals {
  if (listed === null) return { ids: [], doubted: [] };
  const [from, to] = [listed.from.toISOString(), listed.to.toISOString()];
  // The RSS is no list: its rows come and go by the hour.
  const isDue = ({ origin, actual, timeIso }: CalendarEvent): boolean =>
    origin !== 'myfxbook' && actual === null && timeIso > observedAt && timeIso >= from && timeIso < to;
  const named = new Set(rows.flatMap(({ id, supersedes }) => [id, supersedes]));
  const expected = known.filter((event) => event.withdrawnAt === null && isDue(event));
  const missing = expected.map(({ id }) => id).filter((id) => !named.has(id));
  const isShort = rows.filter(isDue).length < expected.length * FULL_SHARE;
  const isDoubted = isShort && missing.length > ALWAYS_BELIEVED;
  return isDoubted ? { ids: [], doubted: missing } : { ids: missing, doubted: [] };
}
