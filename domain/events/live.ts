import type { EconomicEvent, EventStatus } from '#contracts/events.ts';
import { calledOff } from './called-off.ts';
import { eventStatus } from './status.ts';

/** Instant of an event in epoch milliseconds; null for an all-day one, which has no time (K3). */
export function instantOf({ time_iso, local_time }: EconomicEvent): number | null {
  return local_time === null || !time_iso.includes('T') ? null : Date.parse(time_iso);
}

/** Status by the reader's clock, so that a card turns at zero and not at the next reading (F7). */
export function liveStatus(event: EconomicEvent, now: number): EventStatus {
  const { time_iso, actual, country, currency } = event;
  const holiday = instantOf(event) === null;
  const timeIso = holiday ? `${time_iso.slice(0, 10)}T00:00:00.000Z` : time_iso;
  return eventStatus({ timeIso, holiday, actual, country, currency }, new Date(now));
}

/** The first event of high impact that is due or awaited now; -1 when none is left (F7). */
export function nextHighIndex(events: readonly EconomicEvent[], now: number): number {
  return events.findIndex(
    (event) =>
      event.impact_level === 'high' &&
      instantOf(event) !== null &&
      calledOff(event.schedule) === null &&
      liveStatus(event, now) !== 'released',
  );
}
