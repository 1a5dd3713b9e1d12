import type { EconomicEvent } from '#contracts/events.ts';
import { nextHighIndex, timingOf } from '#domain/events/live.ts';
import { MEXICO_CITY, wallClock } from '#domain/events/zones.ts';
import { nextUpIndex } from './live-event.ts';

const FRIDAY = 5;
const SATURDAY = 6;

/**
 * Whether the next week is offered beside the present one: from its last event of high impact on, at the earliest on Friday
 * in Mexico City, and on all of Saturday. A new week begins there on Sunday.
 */
export function isWeekOver(events: readonly EconomicEvent[], now: number): boolean {
  const weekday = new Date(wallClock(new Date(now), MEXICO_CITY).day).getUTCDay();
  return weekday === SATURDAY || (weekday === FRIDAY && nextHighIndex(events, now) < 0);
}

/** The same beside today's events alone, once they are all out. */
export function isDayAndWeekOver(events: readonly EconomicEvent[], now: number): boolean {
  return nextUpIndex(events, now) < 0 && isWeekOver(events, now);
}

/** Whether none of a coming week's figures has a forecast so far. */
export function lacksForecasts(events: readonly EconomicEvent[]): boolean {
  const releases = events.filter((event) => ['timed', 'day'].includes(timingOf(event)));
  return releases.length > 0 && releases.every(({ forecast }) => forecast === null);
}
