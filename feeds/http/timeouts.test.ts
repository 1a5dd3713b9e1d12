import { expect, test, vi } from 'vitest';
import { timeLimit, withinLimit } from '#feeds/time-limit.ts';
import { createUpstreamGet } from './get.ts';
import { failureOf, quickGet, request, upstreamOf } from './testing/harness.ts';
import { type Answer, say } from './testing/local-upstream.ts';

const silence: Answer = () => undefined;
const drip: Answer = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(timer));
};

test('K5 fails with timeout when no headers come in time', async () => {
  const upstream = await upstreamOf(silence);
  const get = quickGet({ limits: { headersMs: 60, retries: 0 } });
  const start = performance.now();
  const error = await failureOf(get(upstream.origin, request()));
  expect(error.kind).toBe('timeout');
  expect(error.message).toContain('headers');
  // undici measures this limit in steps of half a second.
  expect(performance.now() - start).toBeLessThan(1_900);
});

test('K5 retries after a time-out', async () => {
  const upstream = await upstreamOf(silence, say('{}'));
  const answer = await quickGet({ limits: { headersMs: 200 } })(upstream.origin, request());
  expect(answer.text).toBe('{}');
});

test('K5 ends a slow body at the limit of the whole answer', async () => {
  const upstream = await upstreamOf(drip);
  const get = quickGet({ limits: { answerMs: 200, retries: 0 } });
  const start = performance.now();
  const error = await failureOf(get(upstream.origin, request()));
  expect(error.kind).toBe('timeout');
  expect(error.message).toContain('whole answer');
  expect(performance.now() - start).toBeGreaterThanOrEqual(190);
  expect(performance.now() - start).toBeLessThan(1_400);
});

test('K5 reads a body that takes longer than the limit of the headers', async () => {
  const slow: Answer = (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).flushHeaders();
    setTimeout(() => response.end('{}'), 450);
  };
  const upstream = await upstreamOf(slow);
  const answer = await quickGet({ limits: { headersMs: 250, retries: 0 } })(upstream.origin, request());
  expect(answer.text).toBe('{}');
});

test('K5 ends the call at its total limit with any number of retries left', async () => {
  const upstream = await upstreamOf(silence);
  const get = quickGet({ limits: { headersMs: 100, answerMs: 100, totalMs: 250, retries: 50 } });
  const start = performance.now();
  const error = await failureOf(get(upstream.origin, request()));
  expect(error).toMatchObject({ kind: 'timeout', cause: { kind: 'timeout' } });
  expect(performance.now() - start).toBeLessThan(1_400);
});

test('K5 ends on time when fetch ignores its signal', async () => {
  const endlessFetch: typeof fetch = () => new Promise(() => undefined);
  const get = quickGet({ fetch: endlessFetch, limits: { headersMs: 40, retries: 0 } });
  expect((await failureOf(get('http://feed.example/', request()))).kind).toBe('timeout');
});

test('K5 ends a failing call before 8 s with the defaults', async () => {
  vi.useFakeTimers();
  const endlessFetch: typeof fetch = () => new Promise(() => undefined);
  const get = createUpstreamGet({ upstream: 'local', userAgent: 'Test/1.0', fetch: endlessFetch });
  const ended = vi.fn();
  void failureOf(get('http://feed.example/', request())).then(({ kind }) => ended(kind));
  await vi.advanceTimersByTimeAsync(7_000);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(999);
  expect(ended).toHaveBeenCalledWith('timeout');
});

/** Keeps this thread busy, as the first pages after a start do. */
const block = (ms: number) => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

test('K5 takes an answer that arrived in time at a thread that was busy until after the limits', async () => {
  const upstream = await upstreamOf((_request, response) => {
    response.end('{}');
    setImmediate(() => block(900));
  });
  const get = quickGet({ limits: { answerMs: 500, totalMs: 600, retries: 0 } });
  const answer = await withinLimit(700, (signal) => get(upstream.origin, request({ signal })));
  expect(answer.text).toBe('{}');
});

test('K5 counts the time in which the thread was busy as one step of a limit', async () => {
  const limit = timeLimit(500);
  block(900);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(limit.signal.aborted).toBe(false);
  await expect.poll(() => limit.signal.aborted).toBe(true);
});

test('K5 ends at once as aborted before the call, during headers and between retries', async () => {
  const upstream = await upstreamOf(silence);
  const gone = AbortSignal.abort();
  expect((await failureOf(quickGet()(upstream.origin, request({ signal: gone })))).kind).toBe('aborted');
  expect(upstream.requests).toHaveLength(0);

  const start = performance.now();
  const soon = AbortSignal.timeout(50);
  expect((await failureOf(quickGet()(upstream.origin, request({ signal: soon })))).kind).toBe('aborted');

  const failing = await upstreamOf(say('', 500));
  const waiting = quickGet({ limits: { backoffMs: 5_000 } });
  const error = await failureOf(waiting(failing.origin, request({ signal: AbortSignal.timeout(80) })));
  expect(error.kind).toBe('aborted');
  expect(performance.now() - start).toBeLessThan(1_400);
  expect(failing.requests).toHaveLength(1);
});

test('K5 ends as aborted when it is aborted during the body', async () => {
  const upstream = await upstreamOf(drip);
  const error = await failureOf(quickGet()(upstream.origin, request({ signal: AbortSignal.timeout(80) })));
  expect(error.kind).toBe('aborted');
  expect(upstream.requests).toHaveLength(1);
});
