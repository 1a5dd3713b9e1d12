import type { Activity } from './activity.ts';
import type { Drain } from './drain.ts';

/** Milliseconds a stop may take in all before requests are cut. */
export const STOP_MS = 10_000;
/** Reads of upstreams are aborted this long before, so that what waits for them can still answer and be stored. */
const ABORT_BEFORE_MS = 1_000;

export interface Stoppable {
  readonly drain: Drain;
  readonly activity: Activity;
  /** Aborts every read of an upstream that still runs. */
  readonly abortReads: () => void;
  readonly closeStore: () => Promise<void>;
  readonly flushLog: () => Promise<void>;
}

/**
 * Waits for running requests and refreshes, for `withinMs` at most; then cuts the rest, closes the store and writes the last
 * lines of the log.
 */
export async function stopGracefully(
  { drain, activity, abortReads, closeStore, flushLog }: Stoppable,
  withinMs = STOP_MS,
): Promise<void> {
  const abort = setTimeout(abortReads, Math.max(0, withinMs - ABORT_BEFORE_MS));
  const cut = Promise.withResolvers<void>();
  const end = setTimeout(cut.resolve, withinMs);
  // A request may start a refresh until it is answered.
  await Promise.race([drain.drain().then(() => activity.idle()), cut.promise]);
  clearTimeout(abort);
  clearTimeout(end);
  drain.cut();
  await closeStore();
  await flushLog();
}
