import type { EconomicEvent, Impact } from '#contracts/events.ts';
import { instantOf } from '#domain/events/live.ts';
import { addDays, startOfDay, wallClock } from '#domain/events/zones.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** A calendar day of a zone as the rail draws it: 23 or 25 hours long where clocks change. Epoch ms. */
export interface RailDay {
  readonly from: number;
  readonly to: number;
  /** Its full hours, "00" to "23", by the clocks of the zone. */
  readonly hours: readonly { readonly at: number; readonly hour: string }[];
}

export function railDay(day: string, zone: string): RailDay {
  const from = startOfDay(day, zone).getTime();
  const to = startOfDay(addDays(day, 1), zone).getTime();
  const hours = [];
  for (let at = from; at < to; at += HOUR_MS)
    hours.push({ at, hour: wallClock(new Date(at), zone).time.slice(0, 2) });
  return { from, to, hours };
}

/** Where an instant is on its day, from 0 to 1; instants outside it are at its ends. */
export function placeOn({ from, to }: Pick<RailDay, 'from' | 'to'>, instant: number): number {
  return Math.min(Math.max((instant - from) / (to - from), 0), 1);
}

/** A place in percent, as an attribute of SVG. */
export const percent = (place: number) => `${Number((place * 100).toFixed(2))}%`;

/** One event on the rail. */
export interface RailPlace {
  readonly event: EconomicEvent;
  /** From 0 to 1; an all-day event is at the start of its day. */
  readonly place: number;
  /** Px to the side, so that events of one time are side by side. */
  readonly shift: number;
  /** Number of the stack it is in. */
  readonly stack: number;
}

/** Events less than this apart would cover each other on a phone: 5 minutes are 1.1 px of 328. */
const TOGETHER_MS = 5 * MINUTE_MS;
/** Px between two events of a stack, and the widest stack. */
const GAP = 6;
const WIDEST = 48;

/** The places of a day's events, which are in order of time. None hides another (N2). */
export function railPlaces(events: readonly EconomicEvent[], day: RailDay): RailPlace[] {
  const stacks: EconomicEvent[][] = [];
  const startOf = (event: EconomicEvent) => instantOf(event) ?? day.from;
  for (const event of events) {
    const stack = stacks.at(-1);
    const first = stack?.[0];
    if (stack && first && startOf(event) - startOf(first) < TOGETHER_MS) stack.push(event);
    else stacks.push([event]);
  }
  return stacks.flatMap((stack, number) => {
    const gap = Math.min(GAP, WIDEST / Math.max(stack.length - 1, 1));
    return stack.map((event, at) => ({
      event,
      place: placeOn(day, startOf(event)),
      shift: (at - (stack.length - 1) / 2) * gap,
      stack: number,
    }));
  });
}

/** Height of an event's tick, px (F6). */
export const TICK_HEIGHT: Readonly<Record<Impact, number>> = { high: 34, medium: 22, low: 12 };
