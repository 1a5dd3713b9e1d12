import { randomBytes } from 'node:crypto';

/** Milliseconds between two looks at the event loop; the lateness of the timer is the loop's delay. */
const SAMPLE_MS = 20;
/** How long the queues are sampled after the last call. */
const QUIET_MS = 1_000;
/** How far one sample moves the share: at a delay of twice the limit up by this, without a delay down by it. */
const STEP = 0.1;
/**
 * The most that one sample may add, so that two long pauses refuse no more than half. When a flood begins, each sample
 * itself is late: with less, the first second of it waits.
 */
const MOST_STEP = 0.5;

/** What part of the work that may be refused is refused now. */
export interface Pressure {
  /** Learns how late the event loop was, in ms. */
  sample(delayMs: number): void;
  /** Whether to take the next piece of work. */
  takes(): boolean;
  /** The share that is refused, 0 to 1. */
  readonly share: number;
  /** The delay that was learned last, in ms. */
  readonly delayMs: number;
}

/**
 * Keeps the event loop's delay near `limitMs`: above it the refused share grows with each sample, below it the share
 * shrinks. A switch for all or nothing would let the load through in bursts. A single late sample is a pause, of the
 * collector or of another program: where nothing is refused yet, only a second one in a row counts.
 */
export function createPressure(limitMs: number): Pressure {
  let share = 0;
  let delay = 0;
  let wasLate = false;
  let owed = 0;
  return {
    sample(delayMs) {
      delay = delayMs;
      const isPause = share === 0 && !wasLate;
      wasLate = delayMs > limitMs;
      if (isPause) return;
      const step = Math.min(MOST_STEP, (STEP * (delayMs - limitMs)) / limitMs);
      share = Math.min(1, Math.max(0, share + step));
    },
    takes() {
      owed = share === 0 ? 0 : owed + share;
      if (owed < 1) return true;
      owed -= 1;
      return false;
    },
    get share() {
      return share;
    },
    get delayMs() {
      return delay;
    },
  };
}

/** The two queues that a call waits in: the event loop, and the threads that compress answers. */
export interface Queues {
  /** Samples both until QUIET_MS after the last call of this function, and as long as a share is refused. */
  watch(): void;
  stop(): void;
}

/**
 * Reports the larger delay of the two queues to `pressure`. It rests while no calls come: 50 samples a second took half of the
 * processor time of a site without visitors. Does not keep the process running.
 */
export function watchQueues(pressure: Pressure): Queues {
  let timer: NodeJS.Timeout | null = null;
  let lastCall = 0;
  const stop = () => {
    if (timer !== null) clearInterval(timer);
    timer = null;
  };
  const start = () => {
    let due = performance.now() + SAMPLE_MS;
    const threadsDelay = watchThreads();
    timer = setInterval(() => {
      const now = performance.now();
      // By the time at which this sample was due: a late one counts, however long the loop was held.
      const isQuiet = due - lastCall > QUIET_MS && pressure.share === 0;
      // The last sample is without delay: the next pause is again the first one.
      pressure.sample(isQuiet ? 0 : Math.max(0, now - due, threadsDelay(now)));
      due = now + SAMPLE_MS;
      if (isQuiet) stop();
    }, SAMPLE_MS);
    timer.unref();
  };
  return {
    watch() {
      lastCall = performance.now();
      if (timer === null) start();
    },
    stop,
  };
}

/** Sends one tiny job after another to Node's threads, one at each call; returns how late the latest one is or was, in ms. */
function watchThreads(): (now: number) => number {
  let sentAt: number | null = null;
  let last = 0;
  return (now) => {
    if (sentAt !== null) return now - sentAt;
    const began = now;
    sentAt = began;
    randomBytes(1, () => {
      last = performance.now() - began;
      sentAt = null;
    });
    return last;
  };
}
