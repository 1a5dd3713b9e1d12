import { expect, test, vi } from 'vitest';
import { failureOf, quickGet, request, upstreamOf } from './testing/harness.ts';
import { say } from './testing/local-upstream.ts';

test('K5 retries after a 500 and returns the next answer', async () => {
  const upstream = await upstreamOf(say('no', 500), say('no', 503), say('{"a":1}'));
  const answer = await quickGet()(upstream.origin, request());
  expect(answer.text).toBe('{"a":1}');
  expect(upstream.requests).toHaveLength(3);
});

test('K5 fails with http_5xx after two retries of a 500', async () => {
  const upstream = await upstreamOf(say('no', 500));
  const error = await failureOf(quickGet()(upstream.origin, request()));
  expect(error).toMatchObject({ kind: 'http_5xx', status: 500 });
  expect(upstream.requests).toHaveLength(3);
});

test('K5 reports the status of an answer when its body fails before it is discarded', async () => {
  const reset = () => new ReadableStream({ start: (body) => body.error(new Error('reset')) });
  const failing: typeof fetch = async () => new Response(reset(), { status: 404 });
  const error = await failureOf(quickGet({ fetch: failing })('https://feed.example/x', request()));
  expect(error).toMatchObject({ kind: 'http_4xx', status: 404 });
});

test.each([400, 401, 403, 404, 410, 422])('K5 does not retry after a %i', async (status) => {
  const upstream = await upstreamOf(say('{}', status));
  const error = await failureOf(quickGet()(upstream.origin, request()));
  expect(error).toMatchObject({ kind: 'http_4xx', status });
  expect(upstream.requests).toHaveLength(1);
});

test('K5 waits after a 429 as long as Retry-After says', async () => {
  const upstream = await upstreamOf(say('', 429, { 'retry-after': '1' }), say('{}'));
  const start = performance.now();
  const answer = await quickGet()(upstream.origin, request());
  expect(answer.text).toBe('{}');
  expect(performance.now() - start).toBeGreaterThanOrEqual(990);
  expect(upstream.requests).toHaveLength(2);
});

test('N11 K5 counts every request before it is sent, retries and redirects too, and sends none over the limit', async () => {
  const upstream = await upstreamOf(say('no', 500), say('{}'), say('', 302, { location: '/moved' }));
  let left = 3;
  const takeCall = async () => {
    left -= 1;
    return left >= 0;
  };
  const get = quickGet({ takeCall });
  expect((await get(upstream.origin, request())).text).toBe('{}');
  expect(await failureOf(get(upstream.origin, request()))).toMatchObject({ kind: 'quota' });
  expect(upstream.requests).toHaveLength(3);
});

test('K5 sends no call that the store cannot count', async () => {
  const upstream = await upstreamOf(say('{}'));
  const takeCall = () => Promise.reject(new Error('full'));
  expect(await failureOf(quickGet({ takeCall })(upstream.origin, request()))).toMatchObject({
    kind: 'store',
  });
  expect(upstream.requests).toHaveLength(0);
});

test('K5 fails at once when a 429 asks for more than the remaining time', async () => {
  const upstream = await upstreamOf(say('', 429, { 'retry-after': '300' }));
  const start = performance.now();
  const error = await failureOf(quickGet()(upstream.origin, request()));
  expect(error).toMatchObject({ kind: 'rate_limited', status: 429, retryAfterMs: 300_000 });
  expect(performance.now() - start).toBeLessThan(1_500);
  expect(upstream.requests).toHaveLength(1);
});

test('K5 reads a date in the Retry-After of a 429', async () => {
  const now = Date.UTC(2026, 9, 14, 12, 0, 0);
  const upstream = await upstreamOf(say('', 429, { 'retry-after': 'Wed, 14 Oct 2026 12:02:00 GMT' }));
  const error = await failureOf(quickGet({ now: () => now })(upstream.origin, request()));
  expect(error).toMatchObject({ kind: 'rate_limited', retryAfterMs: 120_000 });
  expect(upstream.requests).toHaveLength(1);
});

test('K5 does not retry after a 429 without Retry-After', async () => {
  const upstream = await upstreamOf(say('', 429));
  const error = await failureOf(quickGet()(upstream.origin, request()));
  expect(error).toMatchObject({ kind: 'rate_limited', retryAfterMs: undefined });
  expect(upstream.requests).toHaveLength(1);
});

test('K5 does not retry when a 503 asks for a long wait', async () => {
  const upstream = await upstreamOf(say('', 503, { 'retry-after': '120' }));
  const error = await failureOf(quickGet()(upstream.origin, request()));
  expect(error).toMatchObject({ kind: 'http_5xx', retryAfterMs: 120_000 });
  expect(upstream.requests).toHaveLength(1);
});

test('K5 waits a random time before each retry, longer before the second', async () => {
  const failing: typeof fetch = async () => new Response('no', { status: 500 });
  const set = vi.spyOn(globalThis, 'setTimeout');
  const get = quickGet({ fetch: failing, limits: { backoffMs: 20 } });
  await Promise.all(Array.from({ length: 200 }, () => failureOf(get('https://feed.example/x', request()))));
  // The other timers are the time-outs of the harness, which are whole numbers.
  const waits = set.mock.calls.flatMap(([, ms = 0]) => (Number.isInteger(ms) ? [] : [ms]));
  expect(waits).toHaveLength(400);
  expect(new Set(waits.map((ms) => Math.round(ms * 10))).size).toBeGreaterThan(20);
  const mean = (some: readonly number[]) => some.reduce((sum, ms) => sum + ms, 0) / some.length;
  expect(mean(waits.slice(200))).toBeGreaterThan(mean(waits.slice(0, 200)));
});

test('K5 fails with connect after two retries when no server listens', async () => {
  const upstream = await upstreamOf(say('{}'));
  await upstream.close();
  let tries = 0;
  const counting: typeof fetch = (...args) => {
    tries += 1;
    return fetch(...args);
  };
  const error = await failureOf(quickGet({ fetch: counting })(upstream.origin, request()));
  expect(error.kind).toBe('connect');
  expect(error.message).toContain('ECONNREFUSED');
  expect(tries).toBe(3);
});

test('K5 fails with connect when the connection closes without an answer', async () => {
  const upstream = await upstreamOf((request) => request.socket.destroy());
  expect((await failureOf(quickGet()(upstream.origin, request()))).kind).toBe('connect');
  expect(upstream.requests).toHaveLength(3);
});

test('K5 fails with dns when a host has no address', async () => {
  const unknown = Object.assign(new Error('getaddrinfo ENOTFOUND feed.example'), { code: 'ENOTFOUND' });
  const failing: typeof fetch = () => Promise.reject(new TypeError('fetch failed', { cause: unknown }));
  const error = await failureOf(quickGet({ fetch: failing })('https://feed.example/x', request()));
  expect(error.kind).toBe('dns');
});

test('K5 rejects an invalid URL without repeating it', async () => {
  const error = await failureOf(quickGet()('not a url?password=hunter2', request()));
  expect(error.kind).toBe('connect');
  expect(error.message).not.toContain('hunter2');
});
