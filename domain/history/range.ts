import { RANGE_MIN_DAYS, type ShareRange } from '#contracts/sentiment-board.ts';

interface DatedShare {
  readonly observedAt: string;
  readonly longPercentage: number;
}

/** Length of the day in an ISO instant. */
const DAY_CHARS = 10;
const LOW = 0.05;
const HIGH = 0.95;

/**
 * The 5th and 95th percentile (nearest rank) and both ends of the long shares of a time, oldest first; null when fewer
 * than RANGE_MIN_DAYS of its days (UTC) have a reading.
 */
export function rangeOf(rows: readonly DatedShare[]): ShareRange | null {
  const days = new Set(rows.map(({ observedAt }) => observedAt.slice(0, DAY_CHARS))).size;
  const shares = Float64Array.from(rows, ({ longPercentage }) => longPercentage).sort();
  const at = (index: number) => shares[index] ?? 0;
  if (days < RANGE_MIN_DAYS) return null;
  const ranked = (share: number) => at(Math.max(0, Math.ceil(share * shares.length) - 1));
  return { low: ranked(LOW), high: ranked(HIGH), min: at(0), max: at(shares.length - 1), days };
}
