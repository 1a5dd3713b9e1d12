import type { EventSchedule, StoredSighting } from '#contracts/schedules.ts';
import { addDays, instantOn, startOfDay, wallClock } from '../events/zones.ts';

/** One occurrence of a release: what its publisher's schedule said of it, oldest first, never empty. */
export type KnownOccurrence = readonly StoredSighting[];

/** An event of a calendar, and what is known of its publisher. */
export interface ScheduleCase {
  /** The time that the calendar lists; ISO 8601, UTC. */
  readonly listed: string;
  /** Zone of the publisher's days. */
  readonly zone: string;
  /** The figure is out, so the release took place. */
  readonly isOut: boolean;
  /** The publisher has no figure an hour after its time. */
  readonly isMissing: boolean;
  /** The last successful read of the schedule; null if never. */
  readonly readAt: string | null;
}

/** What a schedule says of an event, and the time to show. */
export interface ScheduledEvent extends Pick<EventSchedule, 'state' | 'to' | 'from' | 'from_of' | 'seen'> {
  /** ISO 8601, UTC: the publisher's time; the calendar's where no schedule names another. */
  readonly timeIso: string;
}

/** A calendar that is wrong by more than this lists another occurrence. */
const NEAR_MS = 4 * 86_400_000;
/** Both are written to the minute. */
const SAME_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * The occurrence that an event of the calendar is about: the one that was ever scheduled for that minute, else for that day;
 * else, unless `isSameDayOnly`, the only one within four days. Null when none fits, or several do.
 */
export function occurrenceOf(
  { listed, zone }: Pick<ScheduleCase, 'listed' | 'zone'>,
  all: readonly KnownOccurrence[],
  isSameDayOnly = false,
): KnownOccurrence | null {
  if (all.length === 0) return null;
  const day = dayOf(listed, zone);
  const measured = all.map((one) => ({ one, distance: distanceOf(one, { listed, zone, day }) }));
  for (const most of isSameDayOnly ? [0] : [0, NEAR_MS]) {
    const fitting = measured.filter(({ distance }) => distance <= most).map(({ one }) => one);
    const exact = fitting.filter((one) => one.some(({ at }) => isSameMinute(at, listed)));
    if (exact.length === 1) return exact[0] ?? null;
    if (fitting.length > 0) return fitting.length === 1 ? (fitting[0] ?? null) : null;
  }
  return null;
}

/** Milliseconds between the listed time and the nearest time an occurrence ever had; 0 on the same day. */
function distanceOf(
  occurrence: KnownOccurrence,
  { listed, zone, day }: Pick<ScheduleCase, 'listed' | 'zone'> & { readonly day: string },
): number {
  return Math.min(
    ...occurrence.map(({ at }) => {
      const apart = Math.abs(Date.parse(at) - Date.parse(listed));
      // No day lasts two days: a far time needs no look-up of its day, which takes a hundred times longer.
      if (at.includes('T') && apart > 2 * DAY_MS) return apart;
      if (dayOf(at, zone) === day) return 0;
      if (at.includes('T')) return apart;
      const [from, to] = [startOfDay(at, zone).getTime(), startOfDay(addDays(at, 1), zone).getTime()];
      return Math.max(from - Date.parse(listed), Date.parse(listed) - to);
    }),
  );
}

/**
 * The publisher's word on an event (N11). The publisher wins over the calendar: the time to show is its own. A schedule
 * without hours decides the day and never the minute. Only what was seen by `now` counts.
 */
export function scheduledEvent(
  event: ScheduleCase,
  occurrence: KnownOccurrence | null,
  now: Date,
): ScheduledEvent {
  const seen = (occurrence ?? []).filter(({ firstSeenAt }) => firstSeenAt <= now.toISOString());
  const latest = seen.at(-1);
  const unknown = { state: 'unknown', to: null, from: null, from_of: null, seen: null } as const;
  if (!latest) return { ...unknown, timeIso: event.listed };
  const known = { seen: latest.firstSeenAt };
  const timeIso = shownTime(latest.at, event);
  const last = { ...unknown, ...known, timeIso };
  if (latest.state === 'withdrawn' && !event.isOut) {
    // One incomplete list must not cancel an event: a later one has to miss it too.
    const isSure = event.readAt !== null && event.readAt > latest.firstSeenAt;
    return isSure ? { ...last, state: 'cancelled' } : last;
  }
  if (latest.state === 'cancelled' && !event.isOut) return { ...last, state: 'cancelled' };
  if (latest.state === 'postponed' && !event.isOut) return { ...last, state: 'late' };
  const from = earlierTime(seen, event);
  const isLate = event.isMissing && !event.isOut;
  return {
    ...known,
    timeIso,
    to: latest.at,
    from: from?.at ?? null,
    from_of: from?.of ?? null,
    state: isLate ? 'late' : from ? 'moved' : 'confirmed',
  };
}

/** The time to show: the publisher's minute; on its day, the hour that the calendar lists. */
function shownTime(at: string, { listed, zone }: ScheduleCase): string {
  if (at.includes('T')) return at;
  const { day, time } = wallClock(new Date(listed), zone);
  return day === at ? listed : instantOn(at, time, zone).toISOString();
}

/** The time before the latest one: the publisher's own, else the calendar's where that differs. */
function earlierTime(
  seen: KnownOccurrence,
  { listed, zone }: ScheduleCase,
): { readonly at: string; readonly of: 'publisher' | 'calendar' } | null {
  const latest = seen.at(-1)?.at ?? '';
  const before = seen.findLast(({ at }) => !isSameTime(at, latest, zone));
  if (before) return { at: before.at, of: 'publisher' };
  if (isSameTime(latest, listed, zone)) return null;
  return { at: latest.includes('T') ? listed : dayOf(listed, zone), of: 'calendar' };
}

/** Two instants within a minute; an instant and a day on that day. */
function isSameTime(one: string, other: string, zone: string): boolean {
  const areInstants = one.includes('T') && other.includes('T');
  return areInstants ? isSameMinute(one, other) : dayOf(one, zone) === dayOf(other, zone);
}

function isSameMinute(one: string, other: string): boolean {
  return Math.abs(Date.parse(one) - Date.parse(other)) < SAME_MS && one.includes('T');
}

function dayOf(at: string, zone: string): string {
  return at.includes('T') ? wallClock(new Date(at), zone).day : at;
}

/** How far from an event its occurrence may have been scheduled: what has to be read to decide. */
export const LOOK_MS = NEAR_MS + 2 * DAY_MS;
