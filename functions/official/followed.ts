import type { OfficialRow } from '#content/indicators/official/row.ts';
import { officialRowOf } from '#content/indicators/official/rows.ts';
import { CALENDAR_SOURCE } from '#contracts/events.ts';
import type { StoredEvent } from '#contracts/listing.ts';
import { calledOff } from '#domain/events/called-off.ts';
import type { ReleaseContext } from '#domain/official/about.ts';
import type { Store } from '#store/port.ts';
import { MOVES_MS, readSchedules, type ScheduleJoinStore } from './time.ts';

/** A release that the calendar lists, of a figure that is followed. */
export interface FollowedRelease {
  readonly event: StoredEvent;
  readonly row: OfficialRow;
  /** By its publisher's schedule. */
  readonly at: Date;
  /** What helps to find its period. */
  readonly context?: ReleaseContext | undefined;
}

export type FollowedStore = Pick<Store, 'eventsBetween'> & ScheduleJoinStore;

const DAY_MS = 86_400_000;

/** The followed releases from one instant to another, by their publishers' times, without those that are called off. */
export async function followedReleases(
  store: FollowedStore,
  [from, to]: readonly [Date, Date],
  now: Date,
): Promise<readonly FollowedRelease[]> {
  // A publisher may have moved a release by days. Whole days, so that the answer is known when the database is down.
  const [first, last] = [midnight(from, -MOVES_MS), midnight(to, MOVES_MS + DAY_MS)];
  const events = await store.eventsBetween(CALENDAR_SOURCE, first, last);
  const followed = events.filter(
    (event) => !event.holiday && event.withdrawnAt === null && officialRowOf(event) !== null,
  );
  return (await readSchedules(followed, store, now)).flatMap(({ event, schedule, context }) => {
    const row = officialRowOf(event);
    const at = new Date(event.timeIso);
    const word = schedule?.wordOn({ isOut: false, isMissing: false });
    return row && at >= from && at <= to && calledOff(word) === null ? [{ event, row, at, context }] : [];
  });
}

function midnight(at: Date, shiftMs: number): string {
  return new Date(new Date(at.getTime() + shiftMs).setUTCHours(0, 0, 0, 0)).toISOString();
}
