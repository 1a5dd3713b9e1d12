import { gapMs } from './gaps.ts';

const DAY_MS = 86_400_000;
const DAYS_BACK = { day: 1, week: 7 } as const;

interface DatedShare {
  readonly observedAt: string;
  readonly longPercentage: number;
}

/**
 * Latest long share minus the one a day and a week before it, in percentage points. Null without a snapshot within three
 * windows of that moment; both null when the latest snapshot is older than three windows.
 */
export function changeOf(
  rows: readonly DatedShare[],
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

function nearest(rows: readonly DatedShare[], wanted: number): DatedShare | null {
  const away = (row: DatedShare) => Math.abs(Date.parse(row.observedAt) - wanted);
  return rows.reduce<DatedShare | null>(
    (best, row) => (best === null || away(row) < away(best) ? row : best),
    null,
  );
}

/** Shares have two decimals at most; rounding removes the error of binary fractions. */
function round(points: number): number {
  return Math.round(points * 100) / 100;
}
