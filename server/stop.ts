import type { Activity } from './activity.ts';
import type { Drain } from './drain.ts';

/** Milliseconds a stop may take in all before requests are cut. */
export const STOP_MS = 10_000;

export interface Stoppable {
  readonly drain: Drain;
  readonly activity: Activity;
  /** Aborts every read of an upstream that runs, and those that begin later. */
  readonly abortReads: () => void;
  readonly closeStore: () => Promise<void>;
  readonly flushLog: () => Promise<void>;
}

/**
 * Ends the reads of upstreams at once (what waits for one gets the stored answer) and waits for running requests and writes, for
 * `withinMs` at most; then cuts the rest, closes the store and writes the last lines of the log.
 */
export async function stopGracefully(
  { drain, activity, abortReads, closeStore, flushLog }: Stoppable,
  withinMs = STOP_MS,
): Promise<void> {
  abortReads();
  const cut = Promise.withResolvers<void>();
  const end = setTimeout(cut.resolve, withinMs);
  // A request may start a refresh until it is answered.
  await Promise.race([drain.drain().then(() => activity.idle()), cut.promise]);
  clearTimeout(end);
  drain.cut();
  await closeStore();
  await flushLog();
}
