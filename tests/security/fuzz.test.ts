import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type AnyRequest, anyRequest, toRequest } from './any-request.ts';
import { NEAR_PATHS, nearRequest } from './near-request.ts';
import { openSite } from './site.ts';

const REQUESTS = 20_000;
const NEAR_REQUESTS = 8_000;
/** Milliseconds for one answer; everything comes from memory or a store on this machine. */
const PATIENCE_MS = 2_000;
/** Bytes that the heap may grow during the requests: rate limits store addresses, nothing stores requests. */
const GROWTH = 24 * 1024 * 1024;
/** Requests before memory is first looked at. */
const WARM_UP = 1_000;

let site: Awaited<ReturnType<typeof openSite>>;
beforeEach(async () => {
  site = await openSite();
});
afterEach(() => site.close());

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
function heapUsed(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

/** Sends generated requests until `most` were sent, checks every answer, and counts them by path and status. */
async function sendRequests(requests: fc.Arbitrary<AnyRequest>, most: number) {
  const counts = new Map<string, number>();
  let sent = 0;
  const one = async (given: AnyRequest) => {
    const request = toRequest(given);
    if (!request) return;
    sent += 1;
    const response = await site.app.fetch(request);
    await response.arrayBuffer();
    expect(response.status).toBeLessThan(500);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toMatch(/default-src '(self|none)'/);
    expect(response.headers.get('x-evil')).toBeNull();
    for (const name of [String(response.status), `${given.path} ${response.status}`])
      counts.set(name, (counts.get(name) ?? 0) + 1);
  };
  const run = (numRuns: number) =>
    fc.assert(fc.asyncProperty(requests, one), { numRuns, timeout: PATIENCE_MS, endOnFailure: true });
  await run(WARM_UP);
  const before = heapUsed();
  while (sent < most + WARM_UP) await run(4_000);
  expect(heapUsed() - before).toBeLessThan(GROWTH);
  expect(site.errors).toEqual([]);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  return (name: string | number) => counts.get(String(name)) ?? 0;
}

test(`K7 K9 ${REQUESTS} requests of any kind: no 5xx, no hang, all headers, no growth`, async () => {
  await sendRequests(anyRequest, REQUESTS);
});

test(`K7 K9 ${NEAR_REQUESTS} almost valid requests: the same, and they reach every kind of answer`, async () => {
  const count = await sendRequests(nearRequest, NEAR_REQUESTS);
  for (const [status, least] of Object.entries({
    200: 2_000,
    400: 500,
    401: 300,
    405: 50,
    413: 100,
    415: 50,
    422: 300,
  }))
    expect(count(status), `answers of ${status}`).toBeGreaterThan(least);
  for (const path of NEAR_PATHS) expect(count(`${path} 200`), `answered at ${path}`).toBeGreaterThan(100);
});
