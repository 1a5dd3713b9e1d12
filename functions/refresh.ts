import type { FeedError, FeedErrorKind } from '#feeds/ports.ts';
import type { RefreshState, Store } from '#store/port.ts';
import type { Log } from './log.ts';

/** After a failure the next try comes sooner than a whole window, but never at once. */
const RETRY_MS = 300_000;

/** Other kinds carry our adapter's own waiting time, which it keeps itself. */
const UPSTREAM_ASKED = new Set<FeedErrorKind>(['rate_limited', 'http_5xx']);

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
  if (await isHeld(store, name, now)) return false;
  const state = await store.refreshState(name);
  return store.claimRefresh(name, now.toISOString(), restOf(state, pace));
}

function restOf(state: RefreshState | null, { windowMs, retryMs = () => RETRY_MS }: RefreshPace): number {
  const wentWell =
    state === null || (state.failure === null && (state.succeededAt ?? '') >= state.attemptedAt);
  return wentWell ? windowMs : Math.min(windowMs, retryMs(state.failure));
}

/** Records how a claimed refresh ended, and until when the upstream itself wants to be left alone. */
export async function settle(
  store: RefreshStore,
  name: string,
  at: string,
  failure: FeedError | null,
): Promise<void> {
  await store.settleRefresh(name, at, failure?.kind ?? null);
  const asked = failure !== null && UPSTREAM_ASKED.has(failure.kind) ? failure.retryAfterMs : undefined;
  if (asked) await store.writeNote(holdKey(name), new Date(Date.parse(at) + asked).toISOString());
}

/** How a refresh ended that died of a reason of ours, and not of its upstream's. */
export const UNEXPECTED = 'unexpected';

/**
 * Does the work of claimed refreshes; where it dies of an error nobody foresaw they have ended too, and nobody waits for
 * them any longer. Where even that cannot be stored, the first error is the one to tell.
 */
export async function endingAnyway(
  { store, clock }: { readonly store: Pick<Store, 'settleRefresh'>; readonly clock: () => Date },
  names: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    const at = clock().toISOString();
    await Promise.allSettled(names.map((name) => store.settleRefresh(name, at, UNEXPECTED)));
    throw error;
  }
}

/** Whether the upstream behind `name` asked to be left alone until later than `now`. */
export async function isHeld(store: RefreshStore, name: string, now: Date): Promise<boolean> {
  const hold = await store.readNote(holdKey(name));
  return hold !== null && Date.parse(hold) > now.getTime();
}

/** What is read has to be stored too, before another instance may give up waiting for it. */
export const SETTLE_MS = 500;
/** How long each wait between two looks at another instance's attempt is. */
const LOOK_MS = 100;

export interface Patience {
  /** How long an attempt may take, its end included. */
  readonly budgetMs: number;
  readonly clock: () => Date;
  readonly sleep?: (ms: number) => Promise<void>;
}

/**
 * Resolves when nobody is refreshing `name` any more, here or in another instance on the same store: at once where the
 * latest attempt has ended, and at the latest when it has taken longer than it may (its instance was killed).
 */
export async function untilSettled(
  store: Pick<Store, 'refreshState'>,
  name: string,
  { budgetMs, clock, sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms)) }: Patience,
): Promise<void> {
  for (let waited = 0; waited < budgetMs; waited += LOOK_MS) {
    const state = await store.refreshState(name);
    if (state === null || !isRunning(state, clock().getTime(), budgetMs)) return;
    await sleep(LOOK_MS);
  }
}

function isRunning({ attemptedAt, settledAt }: RefreshState, now: number, budgetMs: number): boolean {
  const isOpen = settledAt === null || settledAt < attemptedAt;
  return isOpen && Math.abs(now - Date.parse(attemptedAt)) < budgetMs;
}

/**
 * A refresh that fails for a reason of ours (a full disk, a locked store) must not take the stored answer with it:
 * told once in the log, then as if it had brought nothing.
 */
export function surviving(log: Log, what: string, work: () => Promise<void>): () => Promise<void> {
  return () => work().catch((err: unknown) => log.error({ refresh: what, err }, 'refresh failed'));
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
    if (now >= begunAt && now - begunAt < restMs) return latest;
    begunAt = now;
    latest = work();
    return latest;
  };
}

function holdKey(name: string): string {
  return `hold/${name}`;
}
