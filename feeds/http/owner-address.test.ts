import dns, { type LookupAddress } from 'node:dns';
import { expect, test, vi } from 'vitest';
import { failureOf, quickGet, request, upstreamOf } from './testing/harness.ts';
import { say } from './testing/local-upstream.ts';

/** Every name resolves to these addresses, in this order. */
function resolveTo(...addresses: string[]): void {
  const found = addresses.map(
    (address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 }),
  );
  const lookup = (_host: string, { all }: dns.LookupOptions, done: (...answer: unknown[]) => void) =>
    all ? done(null, found) : done(null, found[0]?.address, found[0]?.family);
  vi.spyOn(dns, 'lookup').mockImplementation(lookup as unknown as typeof dns.lookup);
}

test.each([
  ['loopback', ['127.0.0.1']],
  ['10.0.0.0/8 and loopback', ['10.255.255.1', '127.0.0.1']],
  ['DNS64 (64:ff9b::/96) and IPv4', ['64:ff9b::7f00:1', '127.0.0.1']],
])('K5 M reads an upstream when its dotted name has addresses of %s', async (_networks, addresses) => {
  const upstream = await upstreamOf(say('{"a":1}'));
  resolveTo(...addresses);
  const { port } = new URL(upstream.origin);
  const { text } = await quickGet()(`http://replay.internal.example:${port}/x`, request());
  expect(text).toBe('{"a":1}');
  expect(upstream.requests[0]?.headers.host).toBe(`replay.internal.example:${port}`);
});

test('K5 M tries to connect when a name has a DNS64 address alone', async () => {
  resolveTo('64:ff9b::7f00:1');
  const get = quickGet({ limits: { headersMs: 300, retries: 0 } });
  const error = await failureOf(get('http://replay.internal.example:18999/x', request()));
  // It depends on whether this machine has an IPv6 route.
  expect(error.message).toMatch(/ENETUNREACH|EHOSTUNREACH|EADDRNOTAVAIL|ECONNREFUSED|EACCES|EPERM|TIMEOUT/);
});

test.each(['http://169.254.169.254/latest', 'http://10.0.0.1/', 'file:///etc/passwd', 'https://127.0.0.1/'])(
  'K9 refuses a redirect when it leads to %s',
  async (target) => {
    const upstream = await upstreamOf(say('', 302, { location: target }));
    expect((await failureOf(quickGet()(upstream.origin, request()))).kind).toBe('challenge');
    expect(upstream.requests).toHaveLength(1);
  },
);

test('K9 refuses a redirect when it leads to another port of the same host', async () => {
  const inside = await upstreamOf(say('secret'));
  const upstream = await upstreamOf(say('', 302, { location: inside.origin }));
  expect((await failureOf(quickGet()(upstream.origin, request()))).kind).toBe('challenge');
  expect(inside.requests).toHaveLength(0);
});
