import type { Quiet } from '#contracts/reminders.ts';
import { wallClock } from '#domain/events/zones.ts';

/**
 * Whether clocks of `zone` show a quiet time: from `from` on, before `to`, which may be on the next day. Clocks decide, so an
 * hour that comes twice is quiet twice. Two equal times mean none.
 */
export function isQuiet(quiet: Quiet | null, now: Date, zone: string): boolean {
  if (quiet === null || quiet.from === quiet.to) return false;
  const { time } = wallClock(now, zone);
  const { from, to } = quiet;
  return from < to ? from <= time && time < to : time >= from || time < to;
}

/** Whether the browser's zone is one that this server knows. */
export function isKnownZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).format(0) !== '';
  } catch {
    return false;
  }
}
