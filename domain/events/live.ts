import type { EconomicEvent, EventStatus } from '#contracts/events.ts';
import { calledOff } from './called-off.ts';
import { isClockChange, isHoliday } from './holiday.ts';
import { eventStatus } from './status.ts';

/** Instant of an event in epoch milliseconds; null where it has none: `timingOf` says why (K3). */
export function instantOf({ time_iso, local_time }: EconomicEvent): number | null {
  return local_time === null || !time_iso.includes('T') ? null : Date.parse(time_iso);
}

/**
 * What is known of an event's time (K3): its instant; its `day` alone, where nothing names the hour yet; or that it is of the
 * whole day, as a holiday or a clock change.
 */
export type Timing = 'timed' | 'day' | 'holiday' | 'clock_change';

export function timingOf(event: EconomicEvent): Timing {
  if (instantOf(event) !== null) return 'timed';
  if (isHoliday(event)) return 'holiday';
  return isClockChange(event) ? 'clock_change' : 'day';
}

/** Status by the reader's clock, so that a card turns at zero and not at the next reading (F7). */
export function liveStatus(event: EconomicEvent, now: number): EventStatus {
  const { time_iso, actual, country, currency } = event;
  const holiday = instantOf(event) === null;
  const timeIso = holiday ? `${time_iso.slice(0, 10)}T00:00:00.000Z` : time_iso;
  return eventStatus({ timeIso, holiday, actual, country, currency }, new Date(now));
}

/** How long an event is called live after its time: nothing arrives for longer than that (F6). */
const LIVE_MS = 5 * 60_000;

interface Expected extends Pick<EconomicEvent, 'forecast' | 'previous'> {
  /** What is known of its publisher. */
  readonly official?: unknown;
}

/** Whether a figure is to come out: one is forecast, one came before it, or its publisher is followed. */
export function expectsFigure({ forecast, previous, official }: Expected): boolean {
  return forecast !== null || previous !== null || (official ?? null) !== null;
}

/**
 * What an event is called at `now` (F6): `publishing` for five minutes, or until its publisher is known to be late or could
 * not be read; then `awaited` while a figure is to come, `released` where none is.
 */
export function shownStatus(event: EconomicEvent, now: number): EventStatus | 'awaited' {
  const status = liveStatus(event, now);
  if (status !== 'publishing') return status;
  const isDenied = event.official?.state === 'late' || event.official?.state === 'unread';
  if (now - (instantOf(event) ?? now) < LIVE_MS && !isDenied) return 'publishing';
  return expectsFigure(event) ? 'awaited' : 'released';
}

/** The first event of high impact that is due or awaited now; -1 when none is left (F7). */
export function nextHighIndex(events: readonly EconomicEvent[], now: number): number {
  return events.findIndex(
    (event) =>
      event.impact_level === 'high' &&
      instantOf(event) !== null &&
      calledOff(event.schedule) === null &&
      shownStatus(event, now) !== 'released',
  );
}
