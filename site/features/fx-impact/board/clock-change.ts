import { NEW_YORK } from '#domain/events/zones.ts';
import { offsetMinutes } from '#domain/time/offset.ts';

const DAY_MS = 86_400_000;
const FORTNIGHTS = 26;
/** Of these, how many have the usual difference: Cairo and New York differ longest from theirs, in 4. */
const USUAL_FORTNIGHTS = 20;
/** Where none holds that long, a reader is used to a new difference after half of these days: three weeks. */
const LATELY_DAYS = 42;
/** Zones that change in the same night, hours apart, do not differ longer. */
const NIGHT_MS = DAY_MS / 2;

/** London represents Europe: all of Europe changes at the same instant. */
const MARKETS = [
  { market: 'us', zone: NEW_YORK },
  { market: 'europe', zone: 'Europe/London' },
] as const;

/** Sizes of a change that the page has words for, in minutes. No zone needs another one. */
const SIZES = [30, 60, 120] as const;

export interface ClockChange {
  readonly market: (typeof MARKETS)[number]['market'];
  /** How that market's releases come on the reader's clock, against what is usual there. */
  readonly shift: 'earlier' | 'later';
  readonly minutes: (typeof SIZES)[number];
}

/**
 * Which markets' releases come earlier or later than usual on the reader's clock, because one of both has changed and the other
 * has not (F8). `zone` is the one the times are shown in; `now` epoch ms.
 */
export function clockChanges(zone: string, now: number): ClockChange[] {
  return MARKETS.flatMap(({ market, zone: theirs }) => {
    const differenceAt = (at: number) => offsetMinutes(zone, at) - offsetMinutes(theirs, at);
    const present = differenceAt(now);
    const lasts = [-NIGHT_MS, NIGHT_MS].some((away) => differenceAt(now + away) === present);
    const moved = lasts ? present - usualDifference(differenceAt, now) : 0;
    const minutes = SIZES.find((size) => size === Math.abs(moved));
    return minutes ? [{ market, shift: moved < 0 ? 'earlier' : 'later', minutes } as const] : [];
  });
}

/**
 * Between zones that change in the same seasons, one difference holds all year but for a few weeks. For a reader whose clocks
 * never change, or do so in the other season, it is the one of the last weeks.
 */
function usualDifference(differenceAt: (at: number) => number, now: number): number {
  const ofYear = mostFrequent(differenceAt, now, { step: 14 * DAY_MS, count: FORTNIGHTS });
  if (ofYear.times >= USUAL_FORTNIGHTS) return ofYear.difference;
  return mostFrequent(differenceAt, now, { step: DAY_MS, count: LATELY_DAYS }).difference;
}

interface Samples {
  /** Milliseconds between two of them. */
  readonly step: number;
  readonly count: number;
}

/** The difference that held most often before `now`, and how often; of two, the one that held last. */
function mostFrequent(
  differenceAt: (at: number) => number,
  now: number,
  { step, count }: Samples,
): { readonly difference: number; readonly times: number } {
  const counts = new Map([[differenceAt(now), 0]]);
  for (let ago = 1; ago <= count; ago += 1) {
    const difference = differenceAt(now - ago * step);
    counts.set(difference, (counts.get(difference) ?? 0) + 1);
  }
  return [...counts]
    .map(([difference, times]) => ({ difference, times }))
    .reduce((most, one) => (one.times > most.times ? one : most));
}
