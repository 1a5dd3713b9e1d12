import { expect, test } from 'vitest';
import { isPublicAddress, publicLookup } from './public-address.ts';

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:a01:203',
  '64:ff9b::a01:203',
  '2002:a01:203::1',
  'fd00::1',
  'fe80::1',
  'ff02::1',
])('N16 does not take %s for an address of the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['142.250.72.10', '17.188.143.34', '172.32.0.1', '2607:f8b0:4004::5f', '2a00:1450::8a'])(
  'N16 takes %s for an address of the public internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  ['a private address', ['10.0.0.1'], /no public address/],
  ['one private address among others', ['142.250.72.10', '10.0.0.1'], /no public address/],
  ['no address', [], /no public address/],
])('N16 connects to no name with %s', (_what, found, message) => {
  const answers = found.map((address) => ({ address, family: 4 }));
  let failed: Error | null = null;
  publicLookup((_host, _options, done) => done(null, answers))('fcm.googleapis.com', {}, (error) => {
    failed = error;
  });
  expect(String(failed)).toMatch(message);
});

test('N16 connects to the address that was checked', () => {
  const lookup = publicLookup((_host, _options, done) =>
    done(null, [{ address: '142.250.72.10', family: 4 }]),
  );
  const given: unknown[] = [];
  lookup('fcm.googleapis.com', {}, (...answer) => given.push(answer));
  lookup('fcm.googleapis.com', { all: true }, (...answer) => given.push(answer));
  expect(given).toEqual([
    [null, '142.250.72.10', 4],
    [null, [{ address: '142.250.72.10', family: 4 }]],
  ]);
});
