import type { PastRelease } from '#contracts/event-history.ts';
import type { CalendarEvent } from '#contracts/events.ts';
import { isRevised } from './revised.ts';
import { type Direction, surpriseOf } from './surprise.ts';
import { differenceText } from './surprise-size.ts';

/** `ours`: we calculated the actual. */
type Release = Pick<CalendarEvent, 'id' | 'timeIso' | 'actual' | 'forecast' | 'previous'> & {
  readonly ours?: boolean;
};

const SHOWN = 5;
const DAY_MS = 86_400_000;

/**
 * The last five releases before an event, newest first (K4). `cycleDays`: the longest time between two releases of the
 * series. Only the "previous" of the next release can be a release's revised figure.
 */
export function lastReleases(
  event: Release,
  earlier: readonly Release[],
  { direction, cycleDays }: { readonly direction: Direction; readonly cycleDays: number },
): PastRelease[] {
  return earlier.slice(0, SHOWN).flatMap((release, index) => {
    const { id, timeIso, actual, forecast, previous, ours = false } = release;
    if (actual === null) return [];
    const next = index === 0 ? event : earlier[index - 1];
    const surprise = surpriseOf({ actual, forecast, previous, direction });
    const difference = differenceText({ actual, forecast, previous });
    const revised_to = revisedTo(actual, timeIso, next, cycleDays);
    return [{ id, time_iso: timeIso, actual, ours, forecast, previous, revised_to, surprise, difference }];
  });
}

function revisedTo(actual: string, at: string, next: Release | undefined, cycleDays: number): string | null {
  if (!next || Date.parse(next.timeIso) - Date.parse(at) > cycleDays * DAY_MS) return null;
  return isRevised(actual, next.previous) ? next.previous : null;
}
