import { isTaskCancelledError, TimeoutStrategy, timeout } from 'cockatiel';

/**
 * Runs `work` for at most `ms`, ending on time even where the work ignores its signal. `late` makes the error
 * for both ends before time: ours, and the parent signal's.
 */
export async function within<T>(
  ms: number,
  late: () => Error,
  work: (signal: AbortSignal) => Promise<T>,
  parent: AbortSignal,
): Promise<T> {
  try {
    return await timeout(ms, TimeoutStrategy.Aggressive).execute(({ signal }) => work(signal), parent);
  } catch (error) {
    throw isTaskCancelledError(error) ? late() : error;
  }
}
