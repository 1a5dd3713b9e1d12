import fc from 'fast-check';
import { EMBED_PAGES } from '#contracts/embed-pages.ts';
import { KEY } from './site.ts';

export const odd = fc.oneof(
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
/** Any request at all; the front door rejects most of them. */
export const anyRequest = fc.record({
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
export type AnyRequest = typeof anyRequest extends fc.Arbitrary<infer Value> ? Value : never;

/** Null where no client could send it. */
export function toRequest({ method, path, query, headers, body }: AnyRequest): Request | null {
  try {
    const withBody = method !== 'GET' && method !== 'HEAD';
    return new Request(`http://site.example${path}${query}`, { method, headers, ...(withBody && { body }) });
  } catch {
    return null;
  }
}
