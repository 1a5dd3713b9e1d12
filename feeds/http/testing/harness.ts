import { onTestFinished } from 'vitest';
import { FeedError } from '#feeds/ports.ts';
import { createUpstreamGet, type UpstreamOptions } from '../get.ts';
import type { UpstreamAnswer, UpstreamGet, UpstreamRequest } from '../port.ts';
import { type Answer, type LocalUpstream, startUpstream } from './local-upstream.ts';

/** A local upstream, closed after the test. */
export async function upstreamOf(...answers: Answer[]): Promise<LocalUpstream> {
  const upstream = await startUpstream(...answers);
  onTestFinished(() => upstream.close());
  return upstream;
}

/** The helper with waits that are short enough for a test. */
export function quickGet(options: Partial<UpstreamOptions> = {}): UpstreamGet {
  const limits = { backoffMs: 5, headersMs: 1_500, answerMs: 2_000, totalMs: 5_000, ...options.limits };
  return createUpstreamGet({ upstream: 'local', userAgent: 'Test/1.0', ...options, limits });
}

export function request(extra: Partial<UpstreamRequest> = {}): UpstreamRequest {
  return { signal: new AbortController().signal, expect: 'json', ...extra };
}

/** The FeedError of a call; fails the test when the call succeeds or throws another error. */
export async function failureOf(call: Promise<UpstreamAnswer>): Promise<FeedError> {
  const outcome = await call.then(
    () => 'an answer',
    (error: unknown) => error,
  );
  if (outcome instanceof FeedError) return outcome;
  throw new Error(`expected a FeedError, got ${String(outcome)}`);
}

/** Everything a log could print of an error, with its causes. */
export function allWordsOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const own = [error.name, error.message, error.stack ?? '', JSON.stringify(error)].join('\n');
  return `${own}\n${allWordsOf(error.cause)}`;
}
