import { NEW_YORK } from '#domain/events/zones.ts';
import { offsetMinutes } from '#domain/time/offset.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** The longest time between the American and the European change; for clocks that never change, as long as it is news. */
const NOTICE_DAYS = 21;

/** London represents Europe: all of Europe changes at the same instant. */
const MARKETS = [
  { market: 'us', zone: NEW_YORK },
  { market: 'europe', zone: 'Europe/London' },
] as const;

export interface ClockChange {
  readonly market: (typeof MARKETS)[number]['market'];
  /** How that market's releases come on the reader's clock, against before the change. */
  readonly shift: 'earlier' | 'later';
  readonly minutes: number;
}

/**
 * Which markets' clocks have changed in the last three weeks while the reader's have not (F8): their releases
 * come that much earlier or later than the reader is used to. `zone` is the one the times are shown in; `now` epoch ms.
 */
export function clockChanges(zone: string, now: number): ClockChange[] {
  return MARKETS.flatMap(({ market, zone: theirs }) => {
    const before = instantBeforeChange(theirs, now);
    if (before === null) return [];
    const moved = (of: string) => offsetMinutes(of, now) - offsetMinutes(of, before);
    const minutes = moved(theirs) - moved(zone);
    // No notice when the reader's own clock moved, or when both moved by the same amount.
    if (minutes === 0 || moved(zone) !== 0) return [];
    return [{ market, shift: minutes > 0 ? 'earlier' : 'later', minutes: Math.abs(minutes) } as const];
  });
}

/** The last minute before the zone's latest change within the notice time; null when it did not change. */
function instantBeforeChange(zone: string, now: number): number | null {
  let [low, high] = [now - NOTICE_DAYS * DAY_MS, now];
  const after = offsetMinutes(zone, high);
  if (offsetMinutes(zone, low) === after) return null;
  while (high - low > MINUTE_MS) {
    const middle = Math.floor((low + high) / 2);
    if (offsetMinutes(zone, middle) === after) high = middle;
    else low = middle;
  }
  return low;
}
