import type { UTCTimestamp } from 'lightweight-charts';

/** Place of an instant (epoch ms) on a chart's time axis. */
export type TimeAxis = (at: number) => UTCTimestamp;

/**
 * The reader's own wall clock as the library's time axis, which is drawn in UTC. The offset of the range's end holds for
 * all of it: with each instant's own, the hour in which clocks go back would come twice, and the library refuses that.
 */
export function localAxis(end: number): TimeAxis {
  const offsetMs = new Date(end).getTimezoneOffset() * 60_000;
  return (at) => ((at - offsetMs) / 1000) as UTCTimestamp;
}
