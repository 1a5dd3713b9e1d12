import { isListed } from './monthly.ts';
import { addDays, newYorkInstant, newYorkSunday } from './newyork.ts';
import { ENTRIES, type Entry, weekdayNumber } from './payload.ts';

const MINUTE_MS = 60_000;
const WEEK_MS = 7 * 86_400_000;
/** A figure shows up this long after its event, so that the minute of "publishing" can be seen. */
const PUBLICATION_MS = MINUTE_MS;
/** Repeating events come into the lists this long before their time. */
const ANNOUNCED_MS = 150 * MINUTE_MS;

/**
 * What a test changes about one event; from `from` on (ISO 8601), at once without it.
 * An event of every week is changed only in the New York week that holds `from`.
 */
export interface EventChange {
  readonly event: string;
  readonly from?: string | undefined;
  /** A figure is shown whatever the clock says; null holds it back. */
  readonly actual?: string | null | undefined;
  readonly forecast?: string | undefined;
  readonly previous?: string | undefined;
  readonly moveMinutes?: number | undefined;
  readonly cancelled?: boolean | undefined;
}

/** What a test changes about the next occurrence of a scheduled event; the calendar's vendors do not follow. */
export interface ScheduleChange {
  /** Key of an event of the calendar. */
  readonly schedule: string;
  readonly moveMinutes?: number | undefined;
  readonly cancelled?: boolean | undefined;
  readonly withdrawn?: boolean | undefined;
}

export interface CalendarState {
  readonly now: Date;
  /** Zero of the minutes-from-start events, a whole minute. */
  readonly anchor: Date;
  readonly changes: readonly (EventChange & { readonly from: string })[];
  /** Changes in publishers' schedules, by the key of an event. */
  readonly schedules?: ReadonlyMap<string, ScheduleChange>;
}

/** One event at one moment. `actual` is "" until it is out; `serial` differs between weeks and repeats. */
export interface Occurrence {
  readonly key: string;
  readonly serial: number;
  readonly at: Date;
  readonly entry: Entry;
  readonly forecast: string;
  readonly previous: string;
  readonly actual: string;
  /** The figures set by a test: every upstream shows them unchanged. */
  readonly fixedFields: Readonly<Record<'forecast' | 'previous' | 'actual', boolean>>;
}

interface Slot {
  readonly key: string;
  readonly serial: number;
  readonly at: Date;
  readonly weekly: boolean;
}

/** Number of the New York week that opens on `sunday`. */
function weekNumber(sunday: string): number {
  return Math.round(Date.parse(`${sunday}T00:00:00Z`) / WEEK_MS);
}

function weeklySlots(entry: Entry, weekday: number, time: string, from: Date, to: Date): Slot[] {
  const slots: Slot[] = [];
  for (let sunday = newYorkSunday(from); ; sunday = addDays(sunday, 7)) {
    const at = newYorkInstant(addDays(sunday, weekday), time);
    if (at >= to) return slots;
    if (isListed(entry, at)) slots.push({ key: entry.key, serial: weekNumber(sunday), at, weekly: true });
  }
}

function nearSlots(
  entry: Entry,
  first: number,
  everyMinutes: number | undefined,
  state: CalendarState,
): Slot[] {
  const slots: Slot[] = [];
  const last = everyMinutes === undefined ? Number.POSITIVE_INFINITY : state.now.getTime() + ANNOUNCED_MS;
  for (let n = 0; ; n += 1) {
    const at = state.anchor.getTime() + (first + n * (everyMinutes ?? 0)) * MINUTE_MS;
    if (at > last) return slots;
    const key = n === 0 ? entry.key : `${entry.key}~${n}`;
    slots.push({ key, serial: n, at: new Date(at), weekly: false });
    if (everyMinutes === undefined) return slots;
  }
}

function changesOf(slot: Slot, state: CalendarState): EventChange {
  const due = state.changes.filter(
    (change) =>
      change.event === slot.key &&
      Date.parse(change.from) <= state.now.getTime() &&
      (!slot.weekly || weekNumber(newYorkSunday(new Date(change.from))) === slot.serial),
  );
  return Object.assign({ event: slot.key }, ...due.map(({ from, ...rest }) => rest));
}

function occurrence(entry: Entry, slot: Slot, state: CalendarState): Occurrence | undefined {
  const change = changesOf(slot, state);
  if (change.cancelled) return undefined;
  const at = new Date(slot.at.getTime() + (change.moveMinutes ?? 0) * MINUTE_MS);
  const out = at.getTime() + PUBLICATION_MS <= state.now.getTime();
  return {
    key: slot.key,
    serial: slot.serial,
    at,
    entry,
    forecast: change.forecast ?? entry.forecast,
    previous: change.previous ?? entry.previous,
    actual: change.actual === undefined ? (out ? entry.actual : '') : (change.actual ?? ''),
    fixedFields: {
      forecast: change.forecast !== undefined,
      previous: change.previous !== undefined,
      actual: typeof change.actual === 'string',
    },
  };
}

/** Every event in [from, to) as listed at `state.now`, by time. */
export function occurrences(state: CalendarState, from: Date, to: Date): Occurrence[] {
  const all = ENTRIES.flatMap((entry) => occurrencesOf(entry, state, from, to));
  return all.sort((a, b) => a.at.getTime() - b.at.getTime());
}

/** Those of one entry, by time. */
export function occurrencesOf(entry: Entry, state: CalendarState, from: Date, to: Date): Occurrence[] {
  const { at } = entry;
  const slots =
    'weekday' in at
      ? weeklySlots(entry, weekdayNumber(at.weekday), at.newYork, from, to)
      : nearSlots(entry, at.minutes, at.repeatMinutes, state);
  const all = slots.flatMap((slot) => occurrence(entry, slot, state) ?? []);
  return all.filter((one) => one.at >= from && one.at < to);
}

/** A figure as the RSS and its kin write it, which may differ from the weekly export. */
export function rssFigure(event: Occurrence, name: 'forecast' | 'previous' | 'actual'): string {
  const own = event.entry.rss?.[name];
  if (own === undefined || event.fixedFields[name] || (name === 'actual' && event.actual === ''))
    return event[name];
  return own;
}

/** A number no two occurrences share, made of the entry's number and the week or repeat. */
export function occurrenceId({ entry, serial }: Occurrence): number {
  return entry.no * 100_000 + (serial % 100_000);
}

export function rssImpact(event: Occurrence): 'no' | 'low' | 'medium' | 'high' {
  const word = (event.entry.rss?.impact ?? event.entry.impact).toLowerCase();
  return word === 'high' || word === 'medium' || word === 'low' ? word : 'no';
}
