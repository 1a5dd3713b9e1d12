import type { Positioning } from '#contracts/positioning.ts';
import type { Release } from '#domain/positioning/release.ts';
import type { RefreshState } from '#store/port.ts';

/** A release that is not stored this long after its time is late. */
const GRACE_MS = 6 * 3_600_000;

interface Known {
  /** Date of each leg's newest report; null where there is none. */
  readonly dates: readonly (string | null)[];
  readonly last: Release;
  readonly now: Date;
  readonly state: Pick<RefreshState, 'succeededAt' | 'failure'> | null;
}

/** What an instrument's legs lack, and whether an attempt has been made that tells why. */
export interface PositioningProblem {
  readonly error: Positioning['error'];
  readonly isTried: boolean;
}

/**
 * Why the legs are not simply those of the last release (SPEC N8). That it is not published is said only after a read
 * that went well since it was due, that it could not be read only after one that failed.
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
