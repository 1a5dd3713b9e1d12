import { FeedError } from '#feeds/ports.ts';
import { attempt } from './attempt.ts';
import type { Call } from './call.ts';
import { isWorthRetrying, lateFault } from './faults.ts';
import type { UpstreamAnswer } from './port.ts';
import { within } from './within.ts';

/** All attempts of one call and the waits between them, within `totalMs`. Throws FeedError only. */
export function getWithRetries(call: Call): Promise<UpstreamAnswer> {
  const { totalMs, retries, backoffMs } = call.limits;
  const deadline = call.now() + totalMs;
  let last: FeedError | undefined;
  const attempts = async (signal: AbortSignal): Promise<UpstreamAnswer> => {
    for (let retry = 0; ; retry += 1) {
      try {
        return await attempt(call, signal);
      } catch (error) {
        const isOver = signal.aborted || retry >= retries;
        if (isOver || !(error instanceof FeedError) || !isWorthRetrying(error, deadline - call.now()))
          throw error;
        last = error;
        await pause(Math.max(retryDelay(backoffMs, retry), error.retryAfterMs ?? 0), signal);
      }
    }
  };
  const late = () => lateFault('an answer, retries included,', totalMs, call, last);
  return within(totalMs, late, attempts, call.request.signal);
}

/** Milliseconds: doubles with each retry, times a random factor from 0.5 to 1.5, so that failed calls do not return together. */
function retryDelay(backoffMs: number, retry: number): number {
  return backoffMs * 2 ** retry * (0.5 + Math.random());
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });
}
