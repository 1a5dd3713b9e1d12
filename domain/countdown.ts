const SECOND_MS = 1000;

export interface Remaining {
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
  /** The deadline has come. */
  readonly done: boolean;
}

/**
 * Time left until a deadline, both in epoch milliseconds. A started second counts whole, so 00:00:00 is first
 * read at the deadline itself; hours are not folded into days (SPEC F7).
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
