import type { UpstreamAnswer, UpstreamGet, UpstreamRequest } from '#feeds/http/port.ts';

export interface FakeGet {
  readonly get: UpstreamGet;
  readonly calls: readonly { readonly url: string; readonly request: UpstreamRequest }[];
}

type Reply = string | Error | UpstreamAnswer;

/** Answers the n-th call with the n-th reply (a body, a failure, or a whole answer); the last one repeats. */
export function fakeGet(...replies: readonly Reply[]): FakeGet {
  const calls: { url: string; request: UpstreamRequest }[] = [];
  const get: UpstreamGet = async (url, request) => {
    const reply = replies[Math.min(calls.length, replies.length - 1)];
    calls.push({ url, request });
    if (reply === undefined) throw new Error(`no answer is prepared for ${url}`);
    if (reply instanceof Error) throw reply;
    return typeof reply === 'string' ? { text: reply, validators: {} } : reply;
  };
  return { get, calls };
}

export const signal: AbortSignal = new AbortController().signal;
