import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EMBED_PAGES } from '#contracts/embed-pages.ts';
import { KEY, openSite } from './site.ts';

const REQUESTS = 20_000;
/** Milliseconds for one answer; everything comes from memory. */
const PATIENCE_MS = 2_000;
/** Bytes the heap may grow while the requests come in: rate limits remember addresses, nothing remembers requests. */
const GROWTH = 24 * 1024 * 1024;

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const odd = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    '__proto__',
    'constructor',
    '..',
    '%00',
    '%2e%2e%2f',
    '%',
    '\\',
    '%0d%0aX-Evil: 1',
    'a'.repeat(5_000),
  ),
);
const path = fc.oneof(
  fc.constantFrom(
    '/',
    '/vs-traders',
    '/vs-traders/',
    '/clip.mp4',
    '/_astro/app.js',
    '/csp-report',
    '/healthz',
    '/metrics',
  ),
  fc.constantFrom(
    '/functions/v1/sentiment',
    '/functions/v1/sentiment/history',
    '/functions/v1/positioning',
    '/functions/v1/economic-events',
    '/functions/v1/economic-events/history',
    ...Object.values(EMBED_PAGES),
  ),
  fc.array(odd, { maxLength: 5 }).map((parts) => `/${parts.join('/')}`),
);
const query = fc.oneof(
  fc.constant(''),
  fc
    .dictionary(fc.oneof(odd, fc.constantFrom('lang', 'scope', 'source', 'theme')), odd, { maxKeys: 4 })
    .map((values) => `?${new URLSearchParams(values)}`),
  odd.map((text) => `?${text}`),
);
const headerName = fc.constantFrom(
  'accept-encoding',
  'accept-language',
  'authorization',
  'apikey',
  'cache-control',
  'content-encoding',
  'content-type',
  'cookie',
  'if-none-match',
  'if-range',
  'origin',
  'range',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-request-id',
);
const headerValue = fc.oneof(
  fc.string({ maxLength: 200 }),
  fc.constantFrom(
    KEY,
    `Bearer ${KEY}`,
    'application/json',
    'application/csp-report',
    'bytes=0-0,-1',
    'bytes=9-1',
    'es;q=NaN',
    'locale=en',
    '*',
  ),
);
const body = fc.oneof(
  fc.json({ maxDepth: 4 }),
  fc.string({ maxLength: 500 }),
  fc.constantFrom(
    '{"symbol":"XAUUSD"}',
    '{"__proto__":{"polluted":1}}',
    '[{"body":null}]',
    '{"csp-report":{}}',
    '['.repeat(20_000),
  ),
);
const anyRequest = fc.record({
  method: fc.constantFrom(
    'GET',
    'GET',
    'HEAD',
    'POST',
    'POST',
    'PUT',
    'DELETE',
    'OPTIONS',
    'PATCH',
    'PROPFIND',
  ),
  path,
  query,
  headers: fc.dictionary(headerName, headerValue, { maxKeys: 6 }),
  body,
});
type AnyRequest = typeof anyRequest extends fc.Arbitrary<infer Value> ? Value : never;

/** Null where no client could send it. */
function toRequest({ method, path, query, headers, body }: AnyRequest): Request | null {
  try {
    const withBody = method !== 'GET' && method !== 'HEAD';
    return new Request(`http://site.example${path}${query}`, { method, headers, ...(withBody && { body }) });
  } catch {
    return null;
  }
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
function heapUsed(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

test(`K7 K9 ${REQUESTS} generated requests: never a 5xx, never a hang, always the headers, no growth`, async () => {
  let sent = 0;
  const one = async (given: AnyRequest) => {
    const request = toRequest(given);
    if (!request) return;
    sent += 1;
    const response = await site.app.fetch(request);
    await response.arrayBuffer();
    expect(response.status).toBeLessThan(500);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('x-evil')).toBeNull();
  };
  const run = (numRuns: number) =>
    fc.assert(fc.asyncProperty(anyRequest, one), { numRuns, timeout: PATIENCE_MS, endOnFailure: true });
  await run(1_000);
  const before = heapUsed();
  while (sent < REQUESTS + 1_000) await run(4_000);
  expect(heapUsed() - before).toBeLessThan(GROWTH);
  expect(site.errors).toEqual([]);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
}, 180_000);
