import type { EconomicEvent } from '#contracts/events.ts';
import { calledOff } from '#domain/events/called-off.ts';
import { instantOf, shownStatus } from '#domain/events/live.ts';

/** An event of high impact goes on stage this long before its time. */
const BEFORE_MS = 60_000;
/** And stays there this long after its figure came. */
const HOLD_MS = 10 * 60_000;
/** A figure that this site read later than that was out long before, as after a start or an outage. */
const LATEST_MS = 30 * 60_000;

/**
 * Which event of a list is on stage: of high impact, in the minute before its time, awaited, or out a few minutes ago. The
 * latest of several, the first of those at one time; -1 without one (F7).
 */
export function stageIndex(events: readonly EconomicEvent[], now: number): number {
  return events.reduce((best, event, index) => {
    const at = instantOf(event);
    if (at === null || !isOnStage(event, at, now)) return best;
    const before = events[best];
    return before && (instantOf(before) ?? 0) >= at ? best : index;
  }, -1);
}

function isOnStage(event: EconomicEvent, at: number, now: number): boolean {
  if (event.impact_level !== 'high' || calledOff(event.schedule) !== null) return false;
  if (event.actual === null) return now >= at - BEFORE_MS && shownStatus(event, now) !== 'released';
  const seen = Date.parse(event.official?.first_seen ?? '');
  const cameAt = seen > at && seen <= at + LATEST_MS ? seen : at;
  return now >= at && now < cameAt + HOLD_MS;
}

/** `counting` before its time; then its figure is `out`, or it is `live` for some minutes and then `awaited`. */
export type Phase = 'counting' | 'live' | 'awaited' | 'out';

export function phaseOf(event: EconomicEvent, now: number): Phase {
  if (event.actual !== null) return 'out';
  if (now < (instantOf(event) ?? 0)) return 'counting';
  return shownStatus(event, now) === 'publishing' ? 'live' : 'awaited';
}
