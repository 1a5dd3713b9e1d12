import type { FeedError, FeedErrorKind } from '#feeds/ports.ts';
import type { Lease, RefreshState, Store } from '#store/port.ts';
import type { Log } from './log.ts';

/** After a failure the next try comes sooner than a whole window, but never at once. */
export const RETRY_MS = 300_000;

/** Other kinds carry our adapter's own waiting time, which it keeps itself. */
const UPSTREAM_ASKED = new Set<FeedErrorKind>(['rate_limited', 'http_5xx']);

export type RefreshStore = Pick<Store, 'claimRefresh' | 'settleRefresh' | 'refreshState'>;

export interface RefreshPace {
  /** How long a successful read is good for. */
  readonly windowMs: number;
  /** How long to wait after a read that failed with this kind, or was interrupted (null). Default five minutes. */
  readonly retryMs?: (failure: string | null) => number;
}

/**
 * Takes the right to refresh `name` now: at most once per window across all instances (SPEC K5), sooner after a failed or
 * interrupted try, and not before the time an upstream's `Retry-After` named. Null when the refresh is not due.
 */
export async function claimDue(store: RefreshStore, name: string, pace: RefreshPace): Promise<Lease | null> {
  return store.claimRefresh(name, retryDelay(await store.refreshState(name), pace));
}

function retryDelay(state: RefreshState | null, { windowMs, retryMs = () => RETRY_MS }: RefreshPace): number {
  if (state?.isRunning) return Math.min(windowMs, retryMs(null));
  return state?.failure ? Math.min(windowMs, retryMs(state.failure)) : windowMs;
}

/**
 * Records how a claimed refresh ended, and for how long the upstream itself wants to be left alone; false, without
 * effect, when a later claim exists.
 */
export function settle(
  store: Pick<Store, 'settleRefresh'>,
  lease: Lease,
  at: string,
  failure: FeedError | null,
): Promise<boolean> {
  const holdMs = failure !== null && UPSTREAM_ASKED.has(failure.kind) ? failure.retryAfterMs : undefined;
  return store.settleRefresh(lease, at, failure?.kind ?? null, holdMs);
}

/** How a refresh ended that failed for a reason of ours, not of its upstream's. */
const UNEXPECTED = 'unexpected';

/**
 * Does the work of claimed refreshes and settles them when it throws, so that no one waits for them any longer. When
 * that cannot be stored either, the first error is the one that is thrown.
 */
export async function settlingOnError<Result>(
  { store, clock }: { readonly store: Pick<Store, 'settleRefresh'>; readonly clock: () => Date },
  leases: readonly Lease[],
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const at = clock().toISOString();
    await Promise.allSettled(leases.map((lease) => store.settleRefresh(lease, at, UNEXPECTED)));
    throw error;
  }
}

/** What is read has to be stored too, before another instance may give up waiting for it. */
export const SETTLE_MS = 500;
/** How long each wait between two looks at another instance's attempt is. */
const LOOK_MS = 100;

export interface Patience {
  /** How long an attempt may take, its end included. */
  readonly budgetMs: number;
  readonly sleep?: (ms: number) => Promise<void>;
}

/**
 * Resolves when no instance on the same store refreshes `name` any more: at once when the latest attempt has ended, and
 * at the latest when it has taken longer than it may (its instance was killed).
 */
export async function untilSettled(
  store: Pick<Store, 'refreshState'>,
  name: string,
  { budgetMs, sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms)) }: Patience,
): Promise<void> {
  for (let waited = 0; waited < budgetMs; waited += LOOK_MS) {
    const state = await store.refreshState(name);
    if (!state?.isRunning || state.attemptedMsAgo >= budgetMs) return;
    await sleep(LOOK_MS);
  }
}

/** A visitor waits for `work` at most this long; the work itself goes on. */
export async function waitingAtMost(ms: number, work: Promise<void>): Promise<void> {
  const { promise: tooLate, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  await Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}

/** A refresh that fails for a reason of ours (a full disk, a locked store) is logged, and the stored answer stays. */
export function loggingErrors(log: Log, what: string, work: () => Promise<void>): () => Promise<void> {
  return () => work().catch((err: unknown) => log.error({ refresh: what, err }, 'refresh failed'));
}

/** A rest that is kept in memory, because the store may be what failed. */
export interface Pause {
  isOn(): boolean;
  start(ms: number): void;
}

export function createPause(clock: () => Date): Pause {
  let begunAt = 0;
  let lengthMs = 0;
  return {
    isOn: () => isWithin(lengthMs, begunAt, clock()),
    start(ms) {
      begunAt = clock().getTime();
      lengthMs = ms;
    },
  };
}

/** Skips `work` for five minutes after an error: a store that fails is not tried again by every look. */
export function pausingOnError(clock: () => Date, work: () => Promise<void>): () => Promise<void> {
  const pause = createPause(clock);
  return async () => {
    if (pause.isOn()) return;
    try {
      await work();
    } catch (error) {
      pause.start(RETRY_MS);
      throw error;
    }
  };
}

/** Runs one `work` at a time: callers meanwhile get the same promise. */
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
    const now = clock();
    if (isWithin(restMs, begunAt, now)) return latest;
    begunAt = now.getTime();
    latest = work();
    return latest;
  };
}

/** A start that is later than `now` was read off a clock that has been put back since: it does not count. */
function isWithin(ms: number, begunAt: number, now: Date): boolean {
  const sinceMs = now.getTime() - begunAt;
  return sinceMs >= 0 && sinceMs < ms;
}
