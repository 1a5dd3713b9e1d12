/** Limit of the sentiment function, as a multiple of a bare JSON answer in the same run; it is the same on every machine. */
const MOST_TIMES_BARE = 2;

/** Budget in ms of its 99th percentile on the reference machine; other machines only print it. */
const P99_MS = 15;

interface Measured {
  /** 99th percentile, milliseconds. */
  readonly p99: number;
  readonly p50: number;
}

/** One line with the ratio of the sentiment function and its limit, and whether it is within the limit. NaN is not. */
export function judgeSentiment(site: Measured, ratio: number): { line: string; keeps: boolean } {
  const keeps = ratio <= MOST_TIMES_BARE;
  const figures = `p50 ${site.p50} ms, p99 ${site.p99} ms (bound ${P99_MS} ms), ${ratio.toFixed(2)} times bare`;
  const verdict = keeps ? `at most ${MOST_TIMES_BARE}` : `TOO SLOW: at most ${MOST_TIMES_BARE} is allowed`;
  return { line: `sentiment at 200/s        ${figures} (${verdict})`, keeps };
}
