import { timeLimit } from '#feeds/time-limit.ts';

/**
 * Runs `work` for at most `ms`, and ends on time also when `work` ignores its signal. `late` creates the error of both
 * early ends: the time-out and the abort of the parent signal.
 */
export async function within<T>(
  ms: number,
  late: () => Error,
  work: (signal: AbortSignal) => Promise<T>,
  parent: AbortSignal,
): Promise<T> {
  if (parent.aborted) throw late();
  const limit = timeLimit(ms);
  const signal = AbortSignal.any([parent, limit.signal]);
  const { promise: ended, reject } = Promise.withResolvers<never>();
  const end = () => reject(late());
  signal.addEventListener('abort', end, { once: true });
  try {
    return await Promise.race([ended, work(signal)]);
  } finally {
    limit.clear();
    // Node keeps a combined signal that has a listener as long as its parents, and with it the whole answer.
    signal.removeEventListener('abort', end);
  }
}
