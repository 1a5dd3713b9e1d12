import { FeedError } from '#feeds/ports.ts';

/** The FeedError that `work` throws; fails the test when it does not. */
export function failureOf(work: () => unknown): FeedError {
  try {
    work();
  } catch (error) {
    if (error instanceof FeedError) return error;
    throw error;
  }
  throw new Error('expected a FeedError');
}
