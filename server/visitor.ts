import { BlockList, isIP, isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** The visitor's address and connection, from a trusted proxy or from the connection itself. */
export interface Visitor {
  /** An IPv4 address, or the /64 network of an IPv6 one, which one person can own. */
  readonly addressOf: (c: Context) => string;
  /** Whether the visitor came over TLS. */
  readonly isSecure: (c: Context) => boolean;
  /** The same by the peer's address and its `X-Forwarded-Proto`. */
  readonly isSecurePeer: (peer: string | undefined, protocols: string | string[] | undefined) => boolean;
  /** Whether a trusted proxy sent the request, so that its forwarding headers count. */
  readonly isProxied: (c: Context) => boolean;
  /** The key under which a peer's connections count; null for a trusted proxy, which carries many visitors. */
  readonly holderOf: (address: string | undefined) => string | null;
}

type PeerOf = (c: Context) => string | undefined;

/**
 * Trusts `X-Forwarded-For` and `X-Forwarded-Proto` only from the named proxies (addresses, networks as
 * "10.0.0.0/8", or "loopback"). The visitor is the last hop that is not a proxy.
 */
export function readVisitor(proxies: readonly string[], peerOf: PeerOf = connectionPeer): Visitor {
  const trusted = blockListOf(proxies);
  const isTrusted = (address: string) => trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  const isProxy = (address = '') => {
    const peer = plain(address);
    return isIP(peer) > 0 && isTrusted(peer);
  };
  const isProxied = (c: Context) => isProxy(peerOf(c));
  const isSecurePeer = (peer: string | undefined, protocols: string | string[] | undefined) =>
    protocols !== undefined &&
    isProxy(peer) &&
    protocols.toString().split(',').at(-1)?.trim().toLowerCase() === 'https';
  return {
    isProxied,
    holderOf(address = '') {
      const peer = plain(address);
      return isIP(peer) === 0 || isTrusted(peer) ? null : networkOf(peer);
    },
    addressOf(c) {
      const peer = plain(peerOf(c) ?? '');
      if (!isProxied(c)) return isIP(peer) ? networkOf(peer) : 'unknown';
      const hops = (c.req.header('x-forwarded-for') ?? '').split(',').map((hop) => plain(hop.trim()));
      const visitor = hops.findLast((hop) => isIP(hop) === 0 || !isTrusted(hop));
      return networkOf(visitor !== undefined && isIP(visitor) > 0 ? visitor : peer);
    },
    isSecure: (c) => isSecurePeer(peerOf(c), c.req.header('x-forwarded-proto')),
    isSecurePeer,
  };
}

/** Whether the text is a valid name of a proxy in the settings. */
export function isProxyName(name: string): boolean {
  if (name === 'loopback') return true;
  const [address = '', prefix, more] = name.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return (
    most > 0 &&
    more === undefined &&
    (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= most))
  );
}

function blockListOf(proxies: readonly string[]): BlockList {
  const list = new BlockList();
  for (const name of proxies
    .filter((one) => one !== 'none')
    .flatMap((one) => (one === 'loopback' ? ['127.0.0.0/8', '::1'] : [one]))) {
    const [address = '', prefix] = name.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

function connectionPeer(c: Context): string | undefined {
  return getConnInfo(c).remote.address;
}

/** Without quotes, brackets, the port some proxies add, and the IPv6 spelling of an IPv4 address. */
function plain(address: string): string {
  return address
    .replace(/^"([^"]*)"$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '');
}

function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const { hostname } = new URL(`http://[${address.split('%')[0]}]/`);
  const [head = '', tail] = hostname.slice(1, -1).split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const known = groups(head);
  const last = tail === undefined ? [] : groups(tail);
  const all = [...known, ...Array<string>(8 - known.length - last.length).fill('0'), ...last];
  return `${all.slice(0, 4).join(':')}::/64`;
}
