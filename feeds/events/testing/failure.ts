import { FeedError } from '#feeds/ports.ts';

/** Returns the FeedError that `work` throws; fails the test when it throws none. */
export function failureOf(work: () => unknown): FeedError {
  try {
    work();
  } catch (error) {
    if (error instanceof FeedError) return error;
    throw error;
  }
  throw new Error('expected a FeedError');
}
