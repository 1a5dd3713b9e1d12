import {
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  isBrokenCircuitError,
} from 'cockatiel';
import { FeedError } from '#feeds/ports.ts';
import { type Call, describeCall, type UpstreamLimits } from './call.ts';

/** Lets a call through, or throws `circuit_open` while the upstream rests. */
export type Guard = <T>(call: Call, work: () => Promise<T>) => Promise<T>;

/** One circuit per upstream; it counts whole calls, not attempts. */
export function createGuard(limits: UpstreamLimits): Guard {
  const breaker = createBreaker(limits);
  return async (call, work) => {
    // While one trial runs, cockatiel would let others wait for it, past their own time.
    if (breaker.state === CircuitState.HalfOpen) throw restingFault(breaker, call);
    try {
      return await breaker.execute(work);
    } catch (error) {
      throw isBrokenCircuitError(error) ? restingFault(breaker, call) : error;
    }
  };
}

function createBreaker({ failuresToOpen, restMs }: UpstreamLimits): CircuitBreakerPolicy {
  const isFailure = (error: unknown): boolean => {
    const aborted = error instanceof FeedError && error.kind === 'aborted';
    // The caller's own abort says nothing about the upstream. But cockatiel closes a half-open circuit on errors
    // that do not count, and a trial given up proves nothing.
    return !aborted || breaker.state === CircuitState.HalfOpen;
  };
  const breaker = circuitBreaker(handleWhen(isFailure), {
    halfOpenAfter: restMs,
    breaker: new ConsecutiveBreaker(failuresToOpen),
  });
  return breaker;
}

function restingFault(breaker: CircuitBreakerPolicy, call: Call): FeedError {
  const last = breaker.lastFailure;
  return new FeedError('circuit_open', `${describeCall(call)}: failed repeatedly, resting`, {
    cause: last !== undefined && 'error' in last ? last.error : undefined,
  });
}
