import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { isProxyName, readVisitor } from './visitor.ts';

async function see(peer: string, headers: Record<string, string> = {}, proxies = ['loopback', '10.0.0.0/8']) {
  const visitor = readVisitor(proxies, () => peer);
  const app = new Hono().get('/', (c) => c.json([visitor.addressOf(c), visitor.isSecure(c)]));
  return (await (await app.request('/', { headers })).json()) as [string, boolean];
}
const forwarded = (hops: string, proto = 'https') => ({
  'x-forwarded-for': hops,
  'x-forwarded-proto': proto,
});

test('K7 ignores forwarded headers of a visitor who connects directly', async () => {
  expect(await see('203.0.113.9', forwarded('1.2.3.4'))).toEqual(['203.0.113.9', false]);
});

test('K7 takes the last hop that is not a proxy as the visitor', async () => {
  expect(await see('127.0.0.1', forwarded('6.6.6.6, 203.0.113.9, 10.1.2.3'))).toEqual(['203.0.113.9', true]);
  expect(await see('::ffff:10.0.0.1', forwarded('203.0.113.9'))).toEqual(['203.0.113.9', true]);
});

test('K9 counts connections by address or IPv6 network, and those of a trusted proxy not at all', () => {
  const { holderOf } = readVisitor(['loopback', '10.0.0.0/8']);
  expect(holderOf('::ffff:203.0.113.9')).toBe('203.0.113.9');
  expect(holderOf('2001:db8:1:2::3')).toBe(holderOf('2001:db8:1:2:ffff::4'));
  for (const address of ['127.0.0.1', '::1', '::ffff:10.1.2.3', undefined])
    expect(holderOf(address)).toBeNull();
});

test('K7 trusts not even this machine when no proxy is named', async () => {
  expect(await see('127.0.0.1', forwarded('203.0.113.9'), ['none'])).toEqual(['127.0.0.1', false]);
});

test.each([
  ['203.0.113.9:51234', '203.0.113.9'],
  ['"203.0.113.9"', '203.0.113.9'],
  ['"203.0.113.9:51234"', '203.0.113.9'],
  ['[2001:db8::1]:443', '2001:db8:0:0::/64'],
  ['"[2001:db8::1]:443"', '2001:db8:0:0::/64'],
  ['[::ffff:203.0.113.9]:443', '203.0.113.9'],
  ['203.0.113.9:51234, 10.1.2.3:443', '203.0.113.9'],
  ['203.0.113.9, "[::1]:8080"', '203.0.113.9'],
])('K7 reads the visitor without port and quotes when a proxy forwards %s', async (hops, address) => {
  expect((await see('127.0.0.1', forwarded(hops)))[0]).toBe(address);
});

test('K7 counts a visitor with the proxy when the last hop is unknown', async () => {
  expect((await see('127.0.0.1', forwarded('203.0.113.9, unknown')))[0]).toBe('127.0.0.1');
});

test.each(['', 'evil\tx', 'unknown', '1.2.3.4.5', 'x'.repeat(5_000), ', ,'])(
  'K7 ignores an invalid forwarded address %.10j',
  async (hops) => {
    expect((await see('127.0.0.1', forwarded(hops)))[0]).toBe('127.0.0.1');
  },
);

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['[2001:DB8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
])('K7 %s counts as %s', async (peer, network) => {
  expect((await see(peer, {}, ['none']))[0]).toBe(network);
});

test.each([
  ['https', true],
  ['http', false],
  ['https, http', false],
  ['HTTPS', true],
])('K9 X-Forwarded-Proto %s is secure: %s', async (proto, secure) => {
  expect((await see('127.0.0.1', forwarded('203.0.113.9', proto)))[1]).toBe(secure);
});

test.each([
  ['loopback', true],
  ['10.0.0.0/8', true],
  ['fd00::/8', true],
  ['10.0.0.1', true],
  ['10.0.0.0/33', false],
  ['10.0.0.0/8/8', false],
  ['proxy.example', false],
  ['', false],
])('K9 a proxy may be named %j: %s', (name, may) => {
  expect(isProxyName(name)).toBe(may);
});
