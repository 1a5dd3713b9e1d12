import type { Interaction } from './interactions.ts';
import type { PageSpeed } from './lighthouse.ts';

/** Limit of the sentiment function, as a multiple of a bare JSON answer in the same run; it is the same on every machine. */
const MOST_TIMES_BARE = 2;

/** Budget in ms of its 99th percentile on the reference machine; other machines only print it. */
const P99_MS = 15;

/** The least part of a bare server's rate that the front door may have. */
const LEAST_OF_BARE = 0.5;

/** What we want to reach. */
const GOAL_OF_BARE = 0.75;
const GOAL_IDLE_MB = 90;

export interface Verdict {
  readonly line: string;
  readonly keeps: boolean;
}

interface Measured {
  /** 99th percentile, milliseconds. */
  readonly p99: number;
  readonly p50: number;
}

/** One line with the ratio of the sentiment function and its limit, and whether it is within the limit. NaN is not. */
export function judgeSentiment(site: Measured, ratio: number): Verdict {
  const keeps = ratio <= MOST_TIMES_BARE;
  const figures = `p50 ${site.p50} ms, p99 ${site.p99} ms (bound ${P99_MS} ms), ${ratio.toFixed(2)} times bare`;
  const verdict = keeps ? `at most ${MOST_TIMES_BARE}` : `TOO SLOW: at most ${MOST_TIMES_BARE} is allowed`;
  return { line: `sentiment at 200/s        ${figures} (${verdict})`, keeps };
}

/** One line with the front door's rate as a part of a bare server's, and whether it is within the limit. NaN is not. */
export function judgeFrontDoor(rates: Readonly<Record<'bare' | 'site' | 'notModified', number>>): Verdict {
  const part = rates.site / rates.bare;
  const keeps = part >= LEAST_OF_BARE;
  const figures = `${Math.round(rates.site)} per second of processor, ${part.toFixed(2)} of bare; not modified ${(rates.notModified / rates.bare).toFixed(2)}`;
  const verdict = keeps ? `goal ${GOAL_OF_BARE}` : `TOO SLOW: at least ${LEAST_OF_BARE} is needed`;
  return { line: `front door, brotli        ${figures} (${verdict})`, keeps };
}

/** One line with the memory of the server's process, in MB. */
export function memoryLine(idle: number, loaded: number): string {
  return `memory                    ${Math.round(idle)} MB at rest (goal ${GOAL_IDLE_MB}), ${Math.round(loaded)} MB after the load`;
}

/** Limit of the simulation of the risk tools, as a multiple of a bare loop over typed arrays with the same outputs. */
const MOST_OF_LOOP = 1.5;

/** One line with the ratio of 10,000 paths of 200 trades and its limit, and whether it is within the limit. NaN is not. */
export function judgeSimulation(ratio: number): Verdict {
  const keeps = ratio <= MOST_OF_LOOP;
  const verdict = keeps ? `at most ${MOST_OF_LOOP}` : `TOO SLOW: at most ${MOST_OF_LOOP} is allowed`;
  return { line: `simulation, 10,000 × 200  ${ratio.toFixed(2)} times a bare loop (${verdict})`, keeps };
}

/** Longest time from a press to the next paint at a quarter of the processor, ms. */
const INP_MS = 80;

/** One line with the slowest part and the presses that had no effect, and whether none is lost. */
export function judgeInteractions(parts: readonly Interaction[]): Verdict {
  const lost = parts.reduce((sum, part) => sum + part.lost, 0);
  const slowest = parts.toSorted((a, b) => b.inp - a.inp)[0];
  const keeps = parts.length > 0 && lost === 0;
  const verdict = keeps ? 'none lost' : `LOST: ${lost} presses, none is allowed`;
  return {
    line: `interactions at 4× CPU    slowest ${slowest?.name}: ${slowest?.inp} ms (goal ${INP_MS} ms) (${verdict})`,
    keeps,
  };
}

/** One line with the slowest page beside a bare page, and whether no page has a fault of access, practice or search. */
export function judgePages(pages: readonly PageSpeed[], bare: PageSpeed): Verdict {
  const slowest = pages.toSorted((a, b) => b.lcp - a.lcp)[0];
  const faulty = pages.filter(({ others }) => others < 100);
  const keeps = pages.length > 0 && faulty.length === 0;
  const times = (slowest?.lcp ?? Number.NaN) / bare.lcp;
  const verdict = keeps ? 'other scores 100' : `FAULTS: ${faulty.map(({ page }) => page).join(', ')}`;
  return {
    line: `pages, Lighthouse         slowest ${slowest?.page}: LCP ${Math.round(slowest?.lcp ?? 0)} ms, ${times.toFixed(2)} times a bare page of the home page’s bytes (${verdict})`,
    keeps,
  };
}
