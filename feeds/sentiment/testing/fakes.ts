import type { SentimentSnapshot } from '#contracts/sentiment.ts';
import type { UpstreamGet } from '#feeds/http/port.ts';
import { FeedError, type FeedResult } from '#feeds/ports.ts';
import type { AccountStore } from '../myfxbook-api/port.ts';

export interface ScriptedGet {
  readonly get: UpstreamGet;
  /** Requested addresses, in order. */
  readonly asked: URL[];
}

/** An upstream that answers by address; throws a FeedError, sends text as it is and anything else as JSON. */
export function scriptedGet(answer: (url: URL) => unknown): ScriptedGet {
  const asked: URL[] = [];
  const get: UpstreamGet = async (address, { signal }) => {
    const url = new URL(address);
    asked.push(url);
    await new Promise((resolve) => setImmediate(resolve));
    if (signal.aborted) throw new FeedError('aborted', 'aborted');
    const body = answer(url);
    if (body instanceof FeedError) throw body;
    return { text: typeof body === 'string' ? body : JSON.stringify(body), validators: {} };
  };
  return { get, asked };
}

/** The account's part of a store, in memory, with `clock`; `kept` holds its notes. */
export function memoryAccount(clock: () => Date) {
  const kept = new Map<string, string>();
  const calls = new Map<string, number[]>();
  const states = new Map<string, { fence: number; failure: string | null; heldUntil: number }>();
  const now = () => clock().getTime();
  const heldForMs = (name: string) => Math.max(0, (states.get(name)?.heldUntil ?? 0) - now());
  const store: AccountStore = {
    readNote: async (key) => kept.get(key) ?? null,
    writeNote: async (key, value) => {
      if (value === null) kept.delete(key);
      else kept.set(key, value);
    },
    takeCall: async (upstream, limit) => {
      const recent = (calls.get(upstream) ?? []).filter((at) => now() - at < 86_400_000);
      if (recent.length >= limit) return false;
      calls.set(upstream, [...recent, now()]);
      return true;
    },
    claimRefresh: async (name) => {
      if (heldForMs(name) > 0) return null;
      const fence = (states.get(name)?.fence ?? 0) + 1;
      states.set(name, { fence, failure: null, heldUntil: 0 });
      return { name, fence };
    },
    settleRefresh: async ({ name, fence }, _at, failure, holdMs = 0) => {
      states.set(name, { fence, failure, heldUntil: now() + holdMs });
      return true;
    },
    refreshState: async (name) => {
      const state = states.get(name);
      return state ? { failure: state.failure, heldForMs: heldForMs(name) } : null;
    },
  };
  return { store, kept };
}

/** A clock that moves only when a test moves it. */
export function steppingClock(start = '2026-10-14T12:00:00.000Z') {
  let now = Date.parse(start);
  return {
    clock: () => new Date(now),
    pass: (ms: number) => {
      now += ms;
    },
  };
}

export const live = (): AbortSignal => new AbortController().signal;

export function rowOf(result: FeedResult<SentimentSnapshot>, symbol: string): SentimentSnapshot {
  const row = result.rows.find((candidate) => candidate.symbol === symbol);
  if (row === undefined) throw new Error(`no row for ${symbol}`);
  return row;
}

/** The FeedError of a read; fails the test when the read succeeds or throws another error. */
export async function failureOf(read: Promise<unknown>): Promise<FeedError> {
  const outcome = await read.then(
    () => 'a result',
    (error: unknown) => error,
  );
  if (outcome instanceof FeedError) return outcome;
  throw new Error(`expected a FeedError, got ${String(outcome)}`);
}
