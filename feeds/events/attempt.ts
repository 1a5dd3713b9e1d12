import { FeedError } from '#feeds/ports.ts';

export type Attempt<Value> =
  | { readonly value: Value; readonly error?: never }
  | { readonly error: FeedError; readonly value?: never };

/** Runs a read that may throw; returns its result or its failure. */
export async function attempt<Value>(read: () => Promise<Value>): Promise<Attempt<Value>> {
  try {
    return { value: await read() };
  } catch (cause) {
    if (cause instanceof FeedError) return { error: cause };
    return { error: new FeedError('malformed', 'an answer could not be understood', { cause }) };
  }
}
