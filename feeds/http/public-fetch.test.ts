import type { LookupAddress } from 'node:dns';
import { expect, test } from 'vitest';
import { createPublicFetch, isPrivateAddress } from './public-fetch.ts';
import { failureOf, quickGet, request, upstreamOf } from './testing/harness.ts';
import { say } from './testing/local-upstream.ts';

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '::FFFF:127.0.0.1',
  'fd00::1',
  'fe80::1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'ff02::1',
  '',
  'no address',
])('K9 %j is a private address', (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])(
  'K9 %s is a public address',
  (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  },
);

const resolving = (...addresses: string[]) =>
  createPublicFetch((_host, _options, done) =>
    done(
      null,
      addresses.map((address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 })),
    ),
  );

test.each([[['127.0.0.1']], [['93.184.215.14', '127.0.0.1']], [['::1']]])(
  'K9 a public name that resolves to %j is not connected to',
  async (addresses) => {
    const upstream = await upstreamOf(say('{}'));
    const { port } = new URL(upstream.origin);
    const get = quickGet({ fetch: resolving(...addresses), limits: { retries: 0 } });
    const error = await failureOf(get(`http://feed.example:${port}/x`, request()));
    expect(error.kind).toBe('connect');
    expect(error.message).toContain('EPRIVATE');
    expect(upstream.requests).toHaveLength(0);
  },
);

test('K9 an address, or a name without a dot, is the operator’s own word', async () => {
  const upstream = await upstreamOf(say('{"a":1}'));
  const { port } = new URL(upstream.origin);
  expect((await quickGet()(upstream.origin, request())).text).toBe('{"a":1}');
  const get = quickGet({ fetch: resolving('127.0.0.1') });
  expect((await get(`http://replay:${port}/x`, request())).text).toBe('{"a":1}');
});

test('K9 a redirect to another port, host or scheme is not followed', async () => {
  const inside = await upstreamOf(say('secret'));
  for (const target of [
    inside.origin,
    'http://169.254.169.254/latest',
    'file:///etc/passwd',
    'https://127.0.0.1/',
  ]) {
    const upstream = await upstreamOf(say('', 302, { location: target }));
    expect((await failureOf(quickGet()(upstream.origin, request()))).kind).toBe('challenge');
  }
  expect(inside.requests).toHaveLength(0);
});
