import {
  ExponentialBackoff,
  handleWhen,
  type IBackoff,
  type IBackoffFactory,
  type IRetryBackoffContext,
  retry,
} from 'cockatiel';
import { FeedError } from '#feeds/ports.ts';
import { attempt } from './attempt.ts';
import type { Call } from './call.ts';
import { isWorthRetrying, lateFault } from './faults.ts';
import type { UpstreamAnswer } from './port.ts';
import { within } from './within.ts';

/** All attempts of one call, within `totalMs`. Throws FeedError only. */
export function persist(call: Call): Promise<UpstreamAnswer> {
  const { totalMs, retries, backoffMs } = call.limits;
  const deadline = call.now() + totalMs;
  let last: FeedError | undefined;
  const worth = (error: unknown): boolean => {
    if (error instanceof FeedError) last = error;
    return isWorthRetrying(error, deadline - call.now());
  };
  const backoff = patient(new ExponentialBackoff({ initialDelay: backoffMs }));
  // Unreferenced: after an abort the wait would go on alone; while it matters, the total time-out's timer holds.
  const policy = retry(handleWhen(worth), { maxAttempts: retries, backoff }).dangerouslyUnref();
  const late = () => lateFault('an answer, retries included,', totalMs, call, last);
  const attempts = (running: AbortSignal) => policy.execute(({ signal }) => attempt(call, signal), running);
  return within(totalMs, late, attempts, call.request.signal);
}

type RetryContext = IRetryBackoffContext<unknown>;

/** Waits at least as long as the upstream asked for. */
function patient(inner: IBackoffFactory<unknown>): IBackoffFactory<RetryContext> {
  return {
    next(context: RetryContext): IBackoff<RetryContext> {
      const step = inner.next(context);
      return { duration: Math.max(step.duration, askedWait(context.result)), next: patient(step).next };
    },
  };
}

function askedWait(result: RetryContext['result']): number {
  return 'error' in result && result.error instanceof FeedError ? (result.error.retryAfterMs ?? 0) : 0;
}
