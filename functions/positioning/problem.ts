import type { Positioning } from '#contracts/positioning.ts';
import type { Release } from '#domain/positioning/release.ts';
import type { RefreshState } from '#store/port.ts';

/** A release that is not stored after this time is late. */
const GRACE_MS = 6 * 3_600_000;

interface Known {
  /** Date of each leg's newest report; null without a report. */
  readonly dates: readonly (string | null)[];
  readonly last: Release;
  readonly now: Date;
  readonly state: Pick<RefreshState, 'succeededAt' | 'failure'> | null;
}

/** Which reports an instrument's legs miss, and whether an attempt since then shows why. */
export interface PositioningProblem {
  readonly error: Positioning['error'];
  readonly isTried: boolean;
}

/**
 * Why the legs are not those of the last release (N8). `not_published` needs a successful read after the release was due;
 * `stale` and `unavailable` need a failed one.
 */
export function problemWith({ dates, last, now, state }: Known): PositioningProblem {
  const dueAt = last.shiftedAt ?? last.at;
  const isMissing = dates.includes(null);
  const isLate = now.getTime() - dueAt.getTime() > GRACE_MS;
  const isBehind = isLate && dates.some((date) => date !== null && date < last.reportsFrom);
  if (!isMissing && !isBehind) return { error: null, isTried: true };
  const failure = state?.failure ?? null;
  const readSince = isMissing ? '' : dueAt.toISOString();
  const wasRead = failure === null && state?.succeededAt != null && state.succeededAt >= readSince;
  return { error: errorOf(isMissing, wasRead, failure), isTried: wasRead || failure !== null };
}

function errorOf(isMissing: boolean, wasRead: boolean, failure: string | null): Positioning['error'] {
  if (wasRead) {
    const message = isMissing
      ? 'The source has not published a report of this market yet.'
      : 'The last release is not published yet; this is the one before it.';
    return { code: 'not_published', message };
  }
  const cause = failure ?? 'not tried yet';
  if (isMissing)
    return { code: 'unavailable', message: `No positioning report could be read yet (${cause}).` };
  return {
    code: 'stale',
    message: `The last release could not be read (${cause}); this is the one before it.`,
  };
}
