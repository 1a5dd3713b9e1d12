import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failureOf, quickGet, request, upstreamOf } from './testing/harness.ts';
import { type Answer, say } from './testing/local-upstream.ts';

const fail = say('', 500);
const silence: Answer = () => undefined;
const limits = { retries: 0, failuresToOpen: 2, restMs: 60_000 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 9, 14) });
});
afterEach(() => {
  vi.useRealTimers();
});

function pass(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
}

test('K5 the circuit opens after failed calls in a row and the upstream is left alone', async () => {
  const upstream = await upstreamOf(fail);
  const get = quickGet({ limits });
  for (let call = 0; call < 2; call += 1) {
    expect((await failureOf(get(upstream.origin, request()))).kind).toBe('http_5xx');
  }
  pass(59_999);
  const error = await failureOf(get(upstream.origin, request()));
  expect(error).toMatchObject({ kind: 'circuit_open', cause: { kind: 'http_5xx' } });
  expect(upstream.requests).toHaveLength(2);
});

test('K5 five failed calls by default, each counted once whatever its retries', async () => {
  const upstream = await upstreamOf(fail);
  const get = quickGet();
  const kinds: string[] = [];
  for (let call = 0; call < 6; call += 1) kinds.push((await failureOf(get(upstream.origin, request()))).kind);
  expect(kinds).toEqual([...Array(5).fill('http_5xx'), 'circuit_open']);
  expect(upstream.requests).toHaveLength(15);
});

test('K5 a success in between starts the count anew', async () => {
  const upstream = await upstreamOf(fail, say('{}'), fail, say('{}'));
  const get = quickGet({ limits });
  await failureOf(get(upstream.origin, request()));
  await get(upstream.origin, request());
  await failureOf(get(upstream.origin, request()));
  expect((await get(upstream.origin, request())).text).toBe('{}');
});

test('K5 after its rest the circuit lets one call through, and closes if that succeeds', async () => {
  const upstream = await upstreamOf(fail, fail, say('{}'));
  const get = quickGet({ limits });
  await failureOf(get(upstream.origin, request()));
  await failureOf(get(upstream.origin, request()));
  pass(60_000);
  const [trial, second] = await Promise.allSettled([
    get(upstream.origin, request()),
    get(upstream.origin, request()),
  ]);
  expect(trial.status).toBe('fulfilled');
  expect(second).toMatchObject({ status: 'rejected', reason: { kind: 'circuit_open' } });
  expect((await get(upstream.origin, request())).text).toBe('{}');
});

test('K5 a trial that fails opens the circuit again', async () => {
  const upstream = await upstreamOf(fail);
  const get = quickGet({ limits });
  await failureOf(get(upstream.origin, request()));
  await failureOf(get(upstream.origin, request()));
  pass(60_000);
  expect((await failureOf(get(upstream.origin, request()))).kind).toBe('http_5xx');
  pass(59_000);
  expect((await failureOf(get(upstream.origin, request()))).kind).toBe('circuit_open');
  expect(upstream.requests).toHaveLength(3);
});

test('K5 calls the caller gave up do not open the circuit', async () => {
  const upstream = await upstreamOf(silence, silence, silence, say('{}'));
  const get = quickGet({ limits });
  for (let call = 0; call < 3; call += 1) {
    const error = await failureOf(get(upstream.origin, request({ signal: AbortSignal.timeout(30) })));
    expect(error.kind).toBe('aborted');
  }
  expect((await get(upstream.origin, request())).text).toBe('{}');
});

test('K5 a trial the caller gave up does not close the circuit', async () => {
  const upstream = await upstreamOf(fail, fail, silence, say('{}'));
  const get = quickGet({ limits });
  await failureOf(get(upstream.origin, request()));
  await failureOf(get(upstream.origin, request()));
  pass(60_000);
  const signal = AbortSignal.timeout(30);
  expect((await failureOf(get(upstream.origin, request({ signal })))).kind).toBe('aborted');
  expect((await failureOf(get(upstream.origin, request()))).kind).toBe('circuit_open');
});
