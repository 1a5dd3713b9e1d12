const MINUTE_MS = 60_000;
/** Minutes after the scheduled instant. */
const FIRST_POLLS = [0, 1, 3, 7, 15, 30, 60] as const;
const LATER_EVERY = 120;
const LAST_POLL = 24 * 60;

/** The latest poll of a release that is due by `now`; null before the release, and a day after it. */
export function latestPoll(at: Date, now: Date): Date | null {
  const minutes = (now.getTime() - at.getTime()) / MINUTE_MS;
  if (minutes < 0 || minutes > LAST_POLL) return null;
  const last = FIRST_POLLS.findLast((poll) => poll <= minutes) ?? 0;
  const later = Math.floor((minutes - 60) / LATER_EVERY) * LATER_EVERY + 60;
  return new Date(at.getTime() + Math.max(last, later) * MINUTE_MS);
}
