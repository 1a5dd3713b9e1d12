import { expect, test } from 'vitest';
import { allWordsOf, failureOf, quickGet, request, upstreamOf } from './testing/harness.ts';
import { say } from './testing/local-upstream.ts';

const PASSWORD = 'p&ss wörd/1';
const QUERY = `email=${encodeURIComponent('ana@mail.example')}&password=${encodeURIComponent(PASSWORD)}`;
const SECRETS = [PASSWORD, encodeURIComponent(PASSWORD), 'ana@mail.example', 'ana%40mail', QUERY];

function expectNoSecret(words: string): void {
  for (const secret of SECRETS) expect(words).not.toContain(secret);
}

test('K5 K8 an error contains host and path, and not the query', async () => {
  const upstream = await upstreamOf(say('', 500));
  const error = await failureOf(quickGet()(`${upstream.origin}/api/login.json?${QUERY}`, request()));
  expect(error.message).toContain(`${upstream.origin}/api/login.json`);
  expectNoSecret(allWordsOf(error));
});

test.each([
  ['whole', (url: string) => `failed to fetch ${url}`],
  ['decoded', (url: string) => `failed to fetch ${decodeURIComponent(url)}`],
  ['one value alone', () => `bad value ${PASSWORD}`],
])(
  'K5 K8 a cause that repeats the query (%s) loses its message and keeps name and code',
  async (_name, text) => {
    const leakingFetch: typeof fetch = (input) => {
      const inner = Object.assign(new RangeError(text(String(input))), { code: 'ECONNREFUSED' });
      return Promise.reject(new TypeError(text(String(input)), { cause: inner }));
    };
    const get = quickGet({ fetch: leakingFetch, limits: { retries: 0 } });
    const address = `https://feed.example/api/login.json?${QUERY}`;
    const error = await failureOf(get(address, request()));
    expectNoSecret(allWordsOf(error));
    expect(error.cause).toMatchObject({
      name: 'TypeError',
      cause: { name: 'RangeError', code: 'ECONNREFUSED' },
    });
    expectNoSecret(allWordsOf(await failureOf(get(address, request()))));
  },
);

test('K5 a cause without secrets keeps its message', async () => {
  const upstream = await upstreamOf(say('{}'));
  await upstream.close();
  const get = quickGet({ limits: { retries: 0 } });
  const error = await failureOf(get(`${upstream.origin}/x?${QUERY}`, request()));
  expect(allWordsOf(error.cause)).toContain('connect ECONNREFUSED 127.0.0.1');
});

test('K5 K8 an error contains no secrets of the user info or the headers', async () => {
  const named = await failureOf(quickGet()('http://:hunter2@127.0.0.1:9/x', request()));
  expect(allWordsOf(named)).not.toContain('hunter2');
  const headers = { authorization: 'Bearer hunter3\nx' };
  const refused = await failureOf(quickGet()('http://127.0.0.1:9/x', request({ headers })));
  expect(allWordsOf(refused)).not.toContain('hunter3');
});

test.each([
  ['in the path', (key: string) => request({ key })],
  ['in a header', (key: string) => request({ key, headers: { 'x-key': key } })],
  ['in the body', (key: string) => request({ key, body: JSON.stringify({ key, ids: ['A'] }) })],
])('K5 N11 an error contains no key that was sent %s', async (_where, asked) => {
  const key = 'k3y/of-the owner';
  const leakingFetch: typeof fetch = (input) =>
    Promise.reject(new TypeError(`refused ${key} at ${String(input)}`));
  const get = quickGet({ fetch: leakingFetch, limits: { retries: 0 } });
  const address = `https://feed.example/data/${encodeURIComponent(key)}?type=json`;
  const words = allWordsOf(await failureOf(get(address, asked(key))));
  expect(words).toContain('https://feed.example/data/…');
  expect(words).not.toContain(key);
  expect(words).not.toContain(encodeURIComponent(key));
});
