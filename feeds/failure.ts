import { FeedError } from './ports.ts';

/**
 * The FeedError that a thrown error is. What a parser or a conversion throws on an odd text (RangeError, SyntaxError) is `malformed`.
 * Other errors are faults of ours and are thrown again.
 */
export function failureOf(cause: unknown): FeedError {
  if (cause instanceof FeedError) return cause;
  if (cause instanceof RangeError || cause instanceof SyntaxError)
    return new FeedError('malformed', 'an answer could not be understood', { cause });
  throw cause;
}
