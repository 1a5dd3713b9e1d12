import { expect, test } from 'vitest';
import { failureOf, quickGet, request, upstreamOf } from './testing/harness.ts';
import { type Answer, say } from './testing/local-upstream.ts';

test('K5 sends the validators of the last answer, and a 304 has no text', async () => {
  const first = say('[]', 200, { etag: '"v1"', 'last-modified': 'Wed, 14 Oct 2026 10:00:00 GMT' });
  const upstream = await upstreamOf(first, say('', 304));
  const get = quickGet();
  const { validators } = await get(upstream.origin, request());
  expect(validators).toEqual({ etag: '"v1"', lastModified: 'Wed, 14 Oct 2026 10:00:00 GMT' });
  const second = await get(upstream.origin, request({ validators }));
  expect(second).toEqual({ text: null, validators });
  expect(upstream.requests[1]?.headers).toMatchObject({
    'if-none-match': '"v1"',
    'if-modified-since': 'Wed, 14 Oct 2026 10:00:00 GMT',
  });
});

test('K5 an unexpected 304 is malformed', async () => {
  const upstream = await upstreamOf(say('', 304));
  const error = await failureOf(quickGet({ limits: { retries: 0 } })(upstream.origin, request()));
  expect(error).toMatchObject({ kind: 'malformed', status: 304 });
});

test('K5 an answer without validators has none', async () => {
  const upstream = await upstreamOf(say('[]'));
  expect((await quickGet()(upstream.origin, request())).validators).toEqual({});
});

test('K5 sends the product as user agent, and the headers of the caller', async () => {
  const upstream = await upstreamOf(say('[]'));
  const get = quickGet({ userAgent: 'Product/1.0 (+https://product.example)' });
  await get(
    upstream.origin,
    request({ headers: { Origin: 'https://chart.example', Accept: 'application/json' } }),
  );
  expect(upstream.requests[0]?.headers).toMatchObject({
    'user-agent': 'Product/1.0 (+https://product.example)',
    origin: 'https://chart.example',
    accept: 'application/json',
  });
});

test('N11 K5 sends a body by POST as JSON, and follows no redirect with it', async () => {
  const { origin, requests } = await upstreamOf(say('{}'), say('', 307, { location: '/moved' }));
  const body = '{"seriesid":["A"]}';
  expect((await quickGet()(`${origin}/data`, request({ body }))).text).toBe('{}');
  expect(requests[0]).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } });
  expect(requests[0]?.headers['content-length']).toBe(String(body.length));
  const error = await failureOf(quickGet({ limits: { retries: 0 } })(`${origin}/data`, request({ body })));
  expect(error).toMatchObject({ status: 307 });
  expect(error.message).toContain('POST');
  expect(requests).toHaveLength(2);
});

test('K5 follows a redirect within the same origin', async () => {
  const upstream = await upstreamOf(say('', 302, { location: '/moved?x=1' }), say('{"a":1}'));
  expect((await quickGet()(`${upstream.origin}/old`, request())).text).toBe('{"a":1}');
  expect(upstream.requests[1]?.url).toBe('/moved?x=1');
});

test('K5 rejects a redirect to another origin without calling it', async () => {
  const other = await upstreamOf(say('{}'));
  const upstream = await upstreamOf(say('', 307, { location: `${other.origin}/take?password=hunter2` }));
  const error = await failureOf(quickGet()(`${upstream.origin}/login?password=hunter2`, request()));
  expect(error).toMatchObject({ kind: 'challenge', status: 307 });
  expect(error.message).not.toContain('hunter2');
  expect(other.requests).toHaveLength(0);
});

test('K5 rejects a redirect loop', async () => {
  const round: Answer = (_request, response) => response.writeHead(302, { location: '/again' }).end();
  const upstream = await upstreamOf(round);
  const error = await failureOf(quickGet()(upstream.origin, request()));
  expect(error.kind).toBe('challenge');
  expect(upstream.requests).toHaveLength(4);
});
