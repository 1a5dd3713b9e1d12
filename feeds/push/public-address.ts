import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { BlockList, isIPv6 } from 'node:net';

/** Addresses that are not of the public internet: https://www.iana.org/assignments/iana-ipv4-special-registry/ and -ipv6-. */
const PRIVATE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 127],
  // NAT64 and 6to4 carry an IPv4 address, which may be a private one.
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv6');

/** Whether an address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  // An IPv4 address in IPv6 is checked against the IPv4 networks by Node.
  return !PRIVATE.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

type Done = (error: Error | null, address: string | LookupAddress[], family?: number) => void;
type Resolve = (
  host: string,
  options: LookupOptions & { readonly all: true },
  done: (error: Error | null, found: LookupAddress[]) => void,
) => void;

/**
 * A lookup for connections that fails where a name has a private address: the address that was checked is the one that is
 * connected to, so no second answer of a name server can change it.
 */
export function publicLookup(resolve: Resolve = lookup) {
  return (host: string, options: LookupOptions, done: Done): void => {
    resolve(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, []);
      const hidden = found.find(({ address }) => !isPublicAddress(address));
      const [first] = found;
      if (hidden || !first) return done(new Error(`${host} has no public address`), []);
      if (options.all) return done(null, found);
      done(null, first.address, first.family);
    });
  };
}
