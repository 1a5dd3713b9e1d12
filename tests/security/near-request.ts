import fc from 'fast-check';
import { EVENT_SOURCES, IMPACTS, SCOPES, TOPICS } from '#contracts/events.ts';
import { LOCALES } from '#contracts/locale.ts';
import { SYMBOLS } from '#contracts/sentiment.ts';
import { HISTORY_DAYS } from '#contracts/sentiment-history.ts';
import { FOLLOWED_CURRENCIES } from '#domain/events/places.ts';
import { type AnyRequest, odd } from './any-request.ts';
import { EVENT_ID, KEY } from './site.ts';

/** Mostly valid values, and sometimes invalid ones. */
function mostly(right: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.oneof({ weight: 8, arbitrary: right }, { weight: 1, arbitrary: odd });
}
const among = (known: readonly (string | number)[]) => mostly(fc.constantFrom(...known.map(String)));
const listOf = (known: readonly string[]) =>
  mostly(fc.array(fc.constantFrom(...known), { minLength: 1, maxLength: 4 }).map((some) => some.join(',')));

/** Sundays near the site's clock, and one far away. */
const WEEKS = ['2026-06-07', '2026-06-14', '2026-06-21', '2026-06-28', '2099-01-04'];

/** The parameters of each address, most of them present, and sometimes an unknown one. */
const QUERIES: Readonly<Record<string, Readonly<Record<string, fc.Arbitrary<string>>>>> = {
  '/functions/v1/sentiment/history': {
    symbol: among(SYMBOLS),
    days: among(HISTORY_DAYS),
    format: among(['json', 'csv']),
  },
  '/functions/v1/positioning': { symbol: among(SYMBOLS) },
  '/functions/v1/economic-events': {
    scope: among(SCOPES),
    week: among(WEEKS),
    source: among(EVENT_SOURCES),
    lang: among(LOCALES),
  },
  '/functions/v1/economic-events/history': { id: among([EVENT_ID]), lang: among(LOCALES) },
  '/calendar.ics': {
    impact: listOf(IMPACTS),
    currency: listOf(FOLLOWED_CURRENCIES),
    topic: listOf(TOPICS),
    lang: among(LOCALES),
  },
  '/calendar/event.ics': { id: among([EVENT_ID]), lang: among(LOCALES) },
  '/embed/outlook': { lang: among(LOCALES), theme: among(['dark', 'light']) },
  '/healthz': {},
  '/readyz': {},
};
export const NEAR_PATHS = ['/functions/v1/sentiment', ...Object.keys(QUERIES)];

const pathAndQuery = fc.constantFrom(...Object.entries(QUERIES)).chain(([path, parameters]) =>
  fc
    .tuple(
      fc.record(parameters, {
        requiredKeys: Object.keys(parameters).filter((name) => /symbol|id/.test(name)),
      }),
      fc.oneof({ weight: 9, arbitrary: fc.constant({}) }, fc.dictionary(odd, odd, { maxKeys: 2 })),
    )
    .map(([known, more]) => ({ path, query: `?${new URLSearchParams({ ...more, ...known })}` })),
);

const headers = fc
  .record({
    key: fc.oneof({ weight: 12, arbitrary: fc.constant(KEY) }, fc.constantFrom('', `${KEY}x`, KEY.slice(1))),
    type: fc.oneof(
      { weight: 12, arbitrary: fc.constantFrom('application/json', 'application/json; charset=utf-8') },
      fc.constantFrom('', 'text/plain', 'application/jsonx', 'multipart/form-data'),
    ),
    language: fc.constantFrom('', 'en', 'es-MX,es;q=0.9', '*'),
  })
  .map(({ key, type, language }) => ({
    ...(key && { apikey: key }),
    ...(type && { 'content-type': type }),
    ...(language && { 'accept-language': language }),
  }));

const symbol = JSON.stringify;
const nested = fc
  .tuple(
    fc.integer({ min: 1, max: 5_000 }),
    fc.constantFrom(['[', ']'], ['{"symbol":', '}'], ['{"__proto__":', '}']),
  )
  .map(([depth, [open = '', close = '']]) => `${open.repeat(depth)}1${close.repeat(depth)}`);
const body = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...SYMBOLS).map((one) => `{"symbol":${symbol(one)}}`) },
  { weight: 2, arbitrary: odd.map((text) => `{"symbol":${symbol(text)}}`) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }).map((value) => `{"symbol":${symbol(value)}}`) },
  { weight: 2, arbitrary: fc.json({ maxDepth: 4 }) },
  { weight: 2, arbitrary: nested },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '{"__proto__":{"symbol":"XAUUSD","polluted":1}}',
      '{"constructor":{"prototype":{"polluted":1}}}',
      '{"symbol":"XAUUSD","__proto__":{"polluted":1}}',
      '{"symbol":"__proto__"}',
      '{"symbol":"XAUUSD","symbol":7}',
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom('', '{', '{"symbol":', '{"symbol":"XAUUSD"}x', '\u0000') },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 65_537, max: 90_000 }).map((size) => `{"symbol":"${'x'.repeat(size)}"}`),
  },
);

/** A request with the key and almost valid parameters: it reaches the services and the store. */
export const nearRequest: fc.Arbitrary<AnyRequest> = fc.oneof(
  fc.record({
    method: fc.constant('POST'),
    path: fc.constant('/functions/v1/sentiment'),
    query: fc.constant(''),
    headers,
    body,
  }),
  fc
    .tuple(
      pathAndQuery,
      headers,
      fc.oneof({ weight: 12, arbitrary: fc.constant('GET') }, fc.constantFrom('HEAD', 'POST')),
    )
    .map(([asked, headers, method]) => ({ ...asked, method, headers, body: '{}' })),
);
