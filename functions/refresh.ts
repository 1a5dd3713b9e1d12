import type { FeedError } from '#feeds/ports.ts';
import type { RefreshState, Store } from '#store/port.ts';

/** After a failure the next try comes sooner than a whole window, but never at once. */
const RETRY_MS = 300_000;

export type RefreshStore = Pick<
  Store,
  'claimRefresh' | 'settleRefresh' | 'refreshState' | 'readNote' | 'writeNote'
>;

export interface RefreshPace {
  /** How long a successful read is good for. */
  readonly windowMs: number;
  /** How long to wait after a read that failed with this kind, or was interrupted (null). Default five minutes. */
  readonly retryMs?: (failure: string | null) => number;
}

/**
 * Takes the right to refresh `name` now: at most once per window across all instances (SPEC K5), sooner after a failed or
 * interrupted try, and not before the time an upstream's `Retry-After` named.
 */
export async function claimDue(
  store: RefreshStore,
  name: string,
  now: Date,
  pace: RefreshPace,
): Promise<boolean> {
  const hold = await store.readNote(holdKey(name));
  if (hold !== null && Date.parse(hold) > now.getTime()) return false;
  const state = await store.refreshState(name);
  return store.claimRefresh(name, now.toISOString(), restOf(state, pace));
}

function restOf(state: RefreshState | null, { windowMs, retryMs = () => RETRY_MS }: RefreshPace): number {
  const wentWell =
    state === null || (state.failure === null && (state.succeededAt ?? '') >= state.attemptedAt);
  return wentWell ? windowMs : Math.min(windowMs, retryMs(state.failure));
}

/** Records how a claimed refresh ended, and until when the upstream wants to be left alone. */
export async function settle(
  store: RefreshStore,
  name: string,
  at: string,
  failure: FeedError | null,
): Promise<void> {
  await store.settleRefresh(name, at, failure?.kind ?? null);
  const wait = failure?.retryAfterMs;
  if (wait) await store.writeNote(holdKey(name), new Date(Date.parse(at) + wait).toISOString());
}

/** Runs one `work` at a time: who asks meanwhile gets the same promise. */
export function singleFlight<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | null = null;
  return () => {
    running ??= work().finally(() => {
      running = null;
    });
    return running;
  };
}

/** Skips `work` when it last began less than `restMs` ago: keeps a busy page from asking the store again and again. */
export function atMostEvery(
  restMs: number,
  clock: () => Date,
  work: () => Promise<void>,
): () => Promise<void> {
  let begunAt = Number.NEGATIVE_INFINITY;
  let latest: Promise<void> = Promise.resolve();
  return () => {
    const now = clock().getTime();
    if (now - begunAt < restMs) return latest;
    begunAt = now;
    latest = work();
    return latest;
  };
}

function holdKey(name: string): string {
  return `hold/${name}`;
}
