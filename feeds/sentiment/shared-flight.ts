import { FeedError } from '#feeds/ports.ts';

interface Flight<T> {
  readonly landing: Promise<T>;
  readonly giveUp: AbortController;
  waiting: number;
}

/**
 * Runs `work` once for all who ask while it runs. Each caller may leave by its own signal (FeedError `aborted`);
 * the work itself is aborted when the last one has left.
 */
export function shareFlight<T>(
  work: (signal: AbortSignal) => Promise<T>,
): (signal: AbortSignal) => Promise<T> {
  let current: Flight<T> | null = null;
  const start = (): Flight<T> => {
    const giveUp = new AbortController();
    const flight = { landing: work(giveUp.signal).finally(() => end(flight)), giveUp, waiting: 0 };
    return flight;
  };
  const end = (flight: Flight<T>): void => {
    if (current === flight) current = null;
  };
  return async (signal) => {
    if (signal.aborted) throw left();
    current ??= start();
    const flight = current;
    flight.waiting += 1;
    return untilAborted(flight.landing, signal, () => {
      flight.waiting -= 1;
      if (flight.waiting > 0) return;
      end(flight);
      flight.giveUp.abort();
    });
  };
}

function untilAborted<T>(landing: Promise<T>, signal: AbortSignal, onLeave: () => void): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const leave = (): void => {
    reject(left());
    onLeave();
  };
  signal.addEventListener('abort', leave, { once: true });
  landing.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  return promise;
}

function left(): FeedError {
  return new FeedError('aborted', 'the reader gave up');
}
