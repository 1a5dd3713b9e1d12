import type { SentimentSnapshot } from '#contracts/sentiment.ts';
import type { UpstreamGet } from '#feeds/http/port.ts';
import { FeedError, type FeedResult } from '#feeds/ports.ts';

export interface ScriptedGet {
  readonly get: UpstreamGet;
  /** Addresses asked for, in order. */
  readonly asked: URL[];
}

/** An upstream that answers by address; a FeedError is thrown, anything but text goes out as JSON. */
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

export function memoryNotes(kept = new Map<string, string>()) {
  return {
    kept,
    readNote: async (key: string) => kept.get(key) ?? null,
    writeNote: async (key: string, value: string | null) => {
      if (value === null) kept.delete(key);
      else kept.set(key, value);
    },
  };
}

/** A clock that stands until it is told to pass. */
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

/** The FeedError a read ends with; fails the test when it succeeds or throws anything else. */
export async function failureOf(read: Promise<unknown>): Promise<FeedError> {
  const outcome = await read.then(
    () => 'a result',
    (error: unknown) => error,
  );
  if (outcome instanceof FeedError) return outcome;
  throw new Error(`expected a FeedError, got ${String(outcome)}`);
}
