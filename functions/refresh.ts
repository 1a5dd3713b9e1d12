import type { FeedError, FeedErrorKind } from '#feeds/ports.ts';
import type { Lease, RefreshState, Store } from '#store/port.ts';
import type { Log } from './log.ts';

/** After a failure the next try comes before the end of the window, but not at once. */
export const RETRY_MS = 300_000;

/** Our adapter itself waits after the other kinds of failure. */
const UPSTREAM_ASKED = new Set<FeedErrorKind>(['rate_limited', 'http_5xx']);

export type RefreshStore = Pick<Store, 'claimRefresh' | 'settleRefresh' | 'refreshState'>;

export interface RefreshPace {
  /** How long a successful read is fresh. */
  readonly windowMs: number;
  /** How long to wait after a read that failed with this kind, or was interrupted (null). Default five minutes. */
  readonly retryMs?: (failure: string | null) => number;
}

/**
 * Takes the lease of `name`: at most once per window across all instances (K5), sooner after a failed or interrupted try,
 * sooner still after one that may have failed because of us, and not before the end of an upstream's `Retry-After`. Null when the refresh is not due.
 */
export async function claimDue(store: RefreshStore, name: string, pace: RefreshPace): Promise<Lease | null> {
  const state = await store.refreshState(name);
  const delayMs = retryDelay(state, pace);
  return (await store.claimRefresh(name, delayMs)) ?? (await claimAgain(store, state, delayMs));
}

/**
 * Failures that may be ours: this process was busy, or was stopped. The next try comes soon after the first of them, and as
 * after any other failure for some hours, so that an upstream that is down costs few calls and log-ins more.
 */
const MAYBE_OURS = new Set<string | null>(['timeout', 'aborted'] satisfies FeedErrorKind[]);
const AGAIN_MS = 60_000;
const AGAIN_EVERY_MS = 4 * 3_600_000;

async function claimAgain(
  store: RefreshStore,
  state: RefreshState | null,
  delayMs: number,
): Promise<Lease | null> {
  if (state === null || state.isRunning || state.heldForMs > 0 || !MAYBE_OURS.has(state.failure)) return null;
  if (state.attemptedMsAgo < AGAIN_MS || delayMs <= AGAIN_MS) return null;
  const turn = await store.claimRefresh(`${state.name}/again`, AGAIN_EVERY_MS);
  if (turn === null) return null;
  await store.settleRefresh(turn, state.attemptedAt, null);
  return store.claimRefresh(state.name, AGAIN_MS);
}

function retryDelay(state: RefreshState | null, { windowMs, retryMs = () => RETRY_MS }: RefreshPace): number {
  if (state?.isRunning) return Math.min(windowMs, retryMs(null));
  return state?.failure ? Math.min(windowMs, retryMs(state.failure)) : windowMs;
}

/**
 * Records how a claimed refresh ended, and how long the upstream asked us to wait; returns false, without effect, when a
 * later claim exists.
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

/** One line on a read that failed: a warning, except for a read that our own stop ended. */
export function logFailure(log: Log, of: object, { kind, message }: FeedError, what: string): void {
  const line = { ...of, kind, reason: message };
  if (kind === 'aborted') log.info(line, what);
  else log.warn(line, what);
}

/** The outcome of a refresh that failed for an internal reason. */
const UNEXPECTED = 'unexpected';

/**
 * Runs the work of claimed refreshes and settles them when it throws, so that no caller waits for them. When settling fails
 * too, it throws the first error.
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

/** Longest wait of a visitor for a reading and its place in the store, by the wall clock; the reading goes on without them. */
export const VISITOR_MS = 9_000;
/** Pause between two checks of another instance's attempt. */
const LOOK_MS = 100;

export interface Patience {
  /** Time limit of an attempt, with settling. */
  readonly budgetMs: number;
  readonly sleep?: (ms: number) => Promise<void>;
}

/**
 * Resolves when no instance on the same store refreshes `name`: when the latest attempt has ended, or when its time limit
 * has passed because its instance was killed.
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

/** Waits for `work` at most this long; the work itself goes on. */
export async function waitingAtMost(ms: number, work: Promise<unknown>): Promise<void> {
  const { promise: tooLate, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  await Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}

/** Logs a refresh that failed for an internal reason (a full disk, a locked store); the stored answer stays. */
export function loggingErrors(log: Log, what: string, work: () => Promise<void>): () => Promise<void> {
  return () => work().catch((err: unknown) => log.error({ refresh: what, err }, 'refresh failed'));
}

/** A pause in memory, because the store may be what failed. */
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

/** Skips `work` for five minutes after an error, so that a failing store is not tried again by every check. */
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

/** Runs one `work` at a time: other callers get the same promise. */
export function singleFlight<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | null = null;
  return () => {
    running ??= work().finally(() => {
      running = null;
    });
    return running;
  };
}

/** Skips `work` when it last began less than `restMs` ago, so that many visitors cause few checks of the store. */
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

/** A start later than `now` was measured before the clock was set back, so it does not count. */
function isWithin(ms: number, begunAt: number, now: Date): boolean {
  const sinceMs = now.getTime() - begunAt;
  return sinceMs >= 0 && sinceMs < ms;
}
