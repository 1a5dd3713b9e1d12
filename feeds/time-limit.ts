/** A limit is counted in so many steps, none of them shorter than this, ms. */
const STEPS = 20;
const SHORTEST_STEP_MS = 100;

export interface TimeLimit {
  /** Aborts at the end of the limit. */
  readonly signal: AbortSignal;
  /** Stops counting: the work has ended. */
  clear(): void;
}

/**
 * A time limit for an upstream, in ms in which this thread was free. A thread that was busy, with the first pages after a
 * start or with a large file, runs its timers before it reads its connections: an answer that has been there for seconds
 * would be too late. So each step counts its own length however late it ends, and connections are read before the last end.
 */
export function timeLimit(ms: number): TimeLimit {
  const end = new AbortController();
  const steps = Math.max(1, Math.min(STEPS, Math.floor(ms / SHORTEST_STEP_MS)));
  let timer: NodeJS.Timeout | undefined;
  let lastTurn: NodeJS.Immediate | undefined;
  const step = (left: number) => {
    timer = setTimeout(() => {
      if (left > 1) step(left - 1);
      else lastTurn = setImmediate(() => end.abort(new DOMException('too late', 'TimeoutError')));
    }, ms / steps);
    // As AbortSignal.timeout: a limit alone keeps no process running.
    timer.unref();
  };
  step(steps);
  return {
    signal: end.signal,
    clear() {
      clearTimeout(timer);
      clearImmediate(lastTurn);
    },
  };
}

/** Runs `work` with a signal that aborts after `ms` in which this thread was free. */
export async function withinLimit<Result>(
  ms: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const limit = timeLimit(ms);
  try {
    return await work(limit.signal);
  } finally {
    limit.clear();
  }
}
