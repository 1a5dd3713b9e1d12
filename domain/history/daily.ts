const DAY_MS = 86_400_000;

interface DatedShare {
  readonly observedAt: string;
  readonly longPercentage: number;
}

/**
 * The last long share of each of the last `days` stretches of 24 hours, oldest first; the last stretch ends at `to`
 * (epoch ms). Null for a stretch without a reading. `rows` are oldest first.
 */
export function dailyShares(rows: readonly DatedShare[], to: number, days: number): (number | null)[] {
  const shares = new Array<number | null>(days).fill(null);
  for (const { observedAt, longPercentage } of rows) {
    const back = Math.floor((to - Date.parse(observedAt)) / DAY_MS);
    if (back >= 0 && back < days) shares[days - 1 - back] = longPercentage;
  }
  return shares;
}
