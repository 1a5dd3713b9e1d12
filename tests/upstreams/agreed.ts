import type { OfficialRow } from '#content/indicators/official/row.ts';
import { usualPeriod } from '#domain/official/about.ts';
import { periodsBack } from '#domain/official/series.ts';
import { type CalendarState, occurrencesOf } from './calendar.ts';
import { parseFigure, unscaled } from './figure.ts';
import { rowOf } from './monthly.ts';
import { ENTRIES, type Entry } from './payload.ts';

/**
 * The one event whose publisher gives another figure than the calendars, on purpose: so the demo shows what the site does
 * with a disagreement. All other followed events agree.
 */
export const DISAGREES = 'usd-personal-spending-m-m';

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** A month is looked for in the calendar this long before and after now. */
const AROUND_MS = 140 * DAY_MS;
/** What is first seen later than this after an event belongs to no release any more (domain/official/release). */
const REVISED_AFTER_MS = 11 * DAY_MS;
/** Weekly series: a little before the next release, which then finds the figure that the calendar has as the previous one. */
const REVISED_BEFORE_MS = 12 * HOUR_MS;

/** A series of a publisher, and the event of the calendar that shows its figure. */
interface Shown {
  readonly row: OfficialRow;
  readonly entry: Entry;
  readonly actual: number;
  readonly previous: number;
}

const SHOWN: ReadonlyMap<string, Shown> = new Map(ENTRIES.flatMap(shownBy));

function shownBy(entry: Entry): readonly (readonly [string, Shown])[] {
  const row = rowOf(entry);
  if (row === null || row.byHand) return [];
  const last = 0.5 * 10 ** -row.notation.decimals;
  const actual = figureIn(entry.rss?.actual ?? entry.actual, row) + (entry.key === DISAGREES ? 2 * last : 0);
  const previous = figureIn(entry.rss?.previous ?? entry.previous, row);
  return [[row.series, { row, entry, actual, previous }]];
}

/** The figure of a calendar in the units of the publisher's values: "118K" of a series in thousands is 118. */
function figureIn(text: string, { notation }: OfficialRow): number {
  const [figure, mark] = [parseFigure(text), parseFigure(`1${notation.mark}`)];
  if (!figure || !mark) throw new Error(`the calendar's figure "${text}" is not a number`);
  return (unscaled(figure) / unscaled(mark)) * notation.divideBy;
}

interface Dated {
  readonly period: string;
  readonly text: string;
  readonly releasedAt: Date;
}

interface Course {
  readonly decimals: number;
  /** Value of the first period. */
  readonly first: number;
}

/** How far ahead values have to be given to `asCalendar`: an event may bring a period before its usual day. */
export const AHEAD_MS = 70 * DAY_MS;

/**
 * The values of a series that are out. Where an event of the calendar shows the series, a period comes out with the first event
 * whose date fits it, and gives the event's actual; all periods before it give the event's previous figure, and so does
 * this one, revised, before the next is due. `usual` has all periods, oldest first, at their usual times.
 */
export function asCalendar<Value extends Dated>(
  series: string,
  usual: readonly Value[],
  { decimals, first }: Course,
  state: CalendarState,
): readonly Value[] {
  const shown = SHOWN.get(series);
  if (!shown) return usual.filter(({ releasedAt }) => releasedAt <= state.now);
  const events = eventsByPeriod(shown, state);
  const all = usual.map((value) => ({
    ...value,
    releasedAt: events.get(value.period)?.at(0) ?? value.releasedAt,
  }));
  const isToCome = all.findIndex(({ releasedAt }) => releasedAt > state.now);
  const out = isToCome < 0 ? all : all.slice(0, isToCome);
  const newest = out.at(-1);
  const last = newest && events.get(newest.period)?.at(-1);
  const next = all[out.length]?.releasedAt.getTime() ?? Number.POSITIVE_INFINITY;
  const revisedMs = last ? Math.min(last.getTime() + REVISED_AFTER_MS, next - REVISED_BEFORE_MS) : 0;
  const isFresh = state.now.getTime() < revisedMs;
  return out.map((value, index) => {
    const isNewest = index === out.length - 1;
    const number = isNewest && isFresh ? newestValue(shown, first, index) : steadyValue(shown, first, index);
    const releasedAt = isNewest && last && !isFresh ? new Date(revisedMs) : value.releasedAt;
    return { ...value, text: number.toFixed(decimals), releasedAt };
  });
}

/** Whether an event of the calendar shows a series. */
export const isInCalendar = (series: string) => SHOWN.has(series);

/** Of a daily rate, what it is on a day: the decision's on the day that its event is about, else the one before. */
export function rateOn(series: string, day: string, usual: number, state: CalendarState): number {
  const shown = SHOWN.get(series);
  if (!shown) return usual;
  return eventsByPeriod(shown, state).has(day) ? shown.actual : shown.previous;
}

type EventsByPeriod = ReadonlyMap<string, readonly Date[]>;

/** An answer asks for the same events once for each of its days. */
const lastAsked = new WeakMap<
  Shown,
  { readonly now: number; readonly anchor: number; readonly events: EventsByPeriod }
>();

/** The times of the events that are about a period, in order. */
function eventsByPeriod(shown: Shown, state: CalendarState): EventsByPeriod {
  const [now, anchor] = [state.now.getTime(), state.anchor.getTime()];
  const last = lastAsked.get(shown);
  if (last?.now === now && last.anchor === anchor) return last.events;
  const events = readEventsByPeriod(shown, state);
  lastAsked.set(shown, { now, anchor, events });
  return events;
}

function readEventsByPeriod({ row, entry }: Shown, { now, anchor }: CalendarState): EventsByPeriod {
  const [from, to] = [-AROUND_MS, AROUND_MS].map((ms) => new Date(now.getTime() + ms));
  const events = occurrencesOf(entry, { now, anchor, changes: [] }, from ?? now, to ?? now);
  const dated = events.flatMap(({ at }) => {
    const period = usualPeriod(at, row);
    return period === null ? [] : [{ at, period }];
  });
  const byPeriod = Map.groupBy(dated, ({ period }) => period);
  return new Map([...byPeriod].map(([period, own]) => [period, own.map(({ at }) => at)]));
}

/** A value of a series in which each period's figure is the calendar's previous one. */
function steadyValue({ row: { calculation }, previous }: Shown, first: number, index: number): number {
  if (calculation.type === 'level') return previous;
  if (calculation.type === 'difference') return first + (previous * index) / calculation.periods;
  return first * (1 + previous / 100) ** (index / calculation.periods);
}

/** The value after it whose figure is the calendar's actual. */
function newestValue(shown: Shown, first: number, index: number): number {
  const { calculation } = shown.row;
  if (calculation.type === 'level') return shown.actual;
  const base = steadyValue(shown, first, index - periodsBack(calculation));
  return calculation.type === 'difference' ? base + shown.actual : base * (1 + shown.actual / 100);
}
