import type { EconomicEvent } from '#contracts/events.ts';
import { calledOff } from '#domain/events/called-off.ts';
import { expectsFigure, instantOf, liveStatus } from '#domain/events/live.ts';

/** What to say of an event that is over: out, without a figure so far where one is foreseen, or with none announced (F7). */
export function outcomeOf(event: EconomicEvent): 'published' | 'awaited' | 'passed' {
  if (event.actual !== null) return 'published';
  return expectsFigure(event) ? 'awaited' : 'passed';
}

/** The first timed event that is not out yet; -1 when all are over. */
export function nextUpIndex(events: readonly EconomicEvent[], now: number): number {
  return events.findIndex(
    (event) =>
      instantOf(event) !== null &&
      calledOff(event.schedule) === null &&
      liveStatus(event, now) === 'upcoming',
  );
}

/** How long an event stays in the list after its time before it is folded away with those before it. */
const FRESH_MS = 60 * 60_000;

/** Whether an event lies so far back that the list folds it (N2); an all-day one stays as long as its day. */
export function isPast(event: EconomicEvent, now: number): boolean {
  const instant = instantOf(event);
  return instant === null ? liveStatus(event, now) === 'released' : instant + FRESH_MS <= now;
}

export interface EventDay {
  /** "YYYY-MM-DD" */
  readonly day: string;
  readonly events: readonly EconomicEvent[];
}

/** Days in order, in each the all-day events first, then by time; a day is Mexico City's unless `dayOf` says another (F8). */
export function groupByDay(
  events: readonly EconomicEvent[],
  dayOf: (event: EconomicEvent) => string = ({ day_bucket: day }) => day,
): EventDay[] {
  const days = new Map<string, EconomicEvent[]>();
  for (const event of events) {
    const day = dayOf(event);
    const known = days.get(day);
    if (known) known.push(event);
    else days.set(day, [event]);
  }
  return [...days]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([day, own]) => ({
      day,
      events: own.sort((one, other) => (instantOf(one) ?? 0) - (instantOf(other) ?? 0)),
    }));
}

/** Which card of the whole deck each day begins with, and the place of the day that card `index` is of. */
export function daysOfDeck(days: readonly EventDay[], index: number): { firsts: number[]; current: number } {
  const firsts: number[] = [];
  let count = 0;
  for (const { events } of days) {
    firsts.push(count);
    count += events.length;
  }
  return { firsts, current: firsts.findLastIndex((first) => first <= index) };
}

/** The calendar is read every five minutes for half an hour after an event, and each hour for one of low impact. */
const REREAD_AFTER_MS = [1, 3, 6, 12, 20, 35, 65].map((minutes) => minutes * 60_000);

/**
 * When to read again because a figure is due (epoch ms): 1 to 65 minutes after the time of an event that has none yet,
 * whichever comes first after the last reading; null when nothing is due (F7).
 */
export function nextReread(events: readonly EconomicEvent[], lastReadAt: number): number | null {
  const due = events.flatMap((event) => {
    const instant = instantOf(event);
    if (instant === null || event.actual !== null || calledOff(event.schedule) !== null) return [];
    return REREAD_AFTER_MS.map((wait) => instant + wait).filter((at) => at > lastReadAt);
  });
  return due.length === 0 ? null : Math.min(...due);
}
