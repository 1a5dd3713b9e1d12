import { gapMs } from './gaps.ts';

const DAY_MS = 86_400_000;
const DAYS_BACK = { day: 1, week: 7 } as const;

interface Reading {
  readonly observedAt: string;
  readonly longPercentage: number;
}

/**
 * Long share of the latest reading less the one a day and a week before it, in percentage points. Null where there is no
 * reading near enough to that moment, and for both when the latest one is no longer of now: all within three windows.
 */
export function changeOf(
  rows: readonly Reading[],
  now: number,
  windowMs: number,
): { readonly day: number | null; readonly week: number | null } {
  const near = gapMs(windowMs);
  const latest = rows.at(-1);
  if (latest === undefined || now - Date.parse(latest.observedAt) > near) return { day: null, week: null };
  const since = (days: number): number | null => {
    const wanted = Date.parse(latest.observedAt) - days * DAY_MS;
    const then = nearest(rows, wanted);
    if (then === null || Math.abs(Date.parse(then.observedAt) - wanted) > near) return null;
    return round(latest.longPercentage - then.longPercentage);
  };
  return { day: since(DAYS_BACK.day), week: since(DAYS_BACK.week) };
}

function nearest(rows: readonly Reading[], wanted: number): Reading | null {
  const away = (row: Reading) => Math.abs(Date.parse(row.observedAt) - wanted);
  return rows.reduce<Reading | null>(
    (best, row) => (best === null || away(row) < away(best) ? row : best),
    null,
  );
}

/** Shares have two decimals at most; their difference must not show the error of binary fractions. */
function round(points: number): number {
  return Math.round(points * 100) / 100;
}
