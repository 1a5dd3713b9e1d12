const SECOND_MS = 1000;

export interface Remaining {
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
  /** Whether the deadline has passed. */
  readonly done: boolean;
}

/**
 * Milliseconds until the text of a countdown changes next. The text changes with the seconds of the deadline, not of the
 * clock. Null after the deadline (F7).
 */
export function untilNextTick(deadline: number, now: number): number | null {
  const left = deadline - now;
  return left <= 0 ? null : ((left - 1) % SECOND_MS) + 1;
}

/**
 * Time left until a deadline, both in epoch milliseconds. A started second counts as a whole one, so 00:00:00 appears
 * only at the deadline. Hours are not turned into days (F7).
 */
export function remainingUntil(deadline: number, now: number): Remaining {
  const total = Math.max(0, Math.ceil((deadline - now) / SECOND_MS));
  return {
    hours: Math.floor(total / 3600),
    minutes: Math.floor((total % 3600) / 60),
    seconds: total % 60,
    done: total === 0,
  };
}
