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
  const ended = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(late()), { once: true });
  });
  try {
    return await Promise.race([ended, work(signal)]);
  } finally {
    limit.clear();
  }
}
