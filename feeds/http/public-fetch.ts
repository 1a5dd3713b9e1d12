import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIPv4, isIPv6, type LookupFunction } from 'node:net';
import { Agent, fetch as undiciFetch } from 'undici';

/** Networks no public upstream lives in: https://www.iana.org/assignments/iana-ipv4-special-registry and its IPv6 sibling. */
const PRIVATE = [
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24',
  '192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4',
  '::/96 64:ff9b::/96 64:ff9b:1::/48 100::/64 2001::/23 2001:db8::/32 2002::/16 fc00::/7 fe80::/10 fec0::/10 ff00::/8',
].join(' ');

const blocked = new BlockList();
for (const network of PRIVATE.split(' ')) {
  const [address = '', prefix] = network.split('/');
  blocked.addSubnet(address, Number(prefix), isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Whether nobody but this machine or its own network answers there. What is no IP address counts as private. */
export function isPrivateAddress(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain)) return blocked.check(plain, 'ipv4');
  return !isIPv6(plain) || blocked.check(plain, 'ipv6');
}

type Resolve = (
  host: string,
  options: { readonly all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * A fetch that looks at every address a name has before it connects to one of them, so that a public name that points
 * into the network around us is refused. An address or a name without a dot ("127.0.0.1", "localhost", a container)
 * is the operator's own word in a base URL and stands; redirects never leave that origin.
 */
export function createPublicFetch(resolve: Resolve = lookup): typeof fetch {
  const dispatcher = new Agent({ connect: { lookup: publicLookup(resolve) }, maxHeaderSize: 32 * 1024 });
  const send = undiciFetch as unknown as (input: unknown, init: object) => Promise<Response>;
  return (input, init) => send(input, { ...init, dispatcher });
}

function publicLookup(resolve: Resolve): LookupFunction {
  return (host, options, done) =>
    resolve(host, { ...options, all: true }, (error, addresses) => {
      const wrong = host.includes('.') && addresses?.some(({ address }) => isPrivateAddress(address));
      const [first] = addresses ?? [];
      if (error || wrong || !first) return done(error ?? privateFault(), '', 0);
      if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });
}

function privateFault(): NodeJS.ErrnoException {
  return Object.assign(new Error('the name has no public address'), { code: 'EPRIVATE' });
}
