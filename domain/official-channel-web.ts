import { getDomain, getDomainWithoutSuffix } from 'tldts';
import type { OfficialChannel } from '#contracts/official-channels.ts';
import type { WebRead } from './official-channel-read.ts';
import { type Mention, mentionOf } from './official-channel-skeleton.ts';
import { type ChannelCheck, type FakeReason, fake, unknown } from './official-channel-verdict.ts';
import { decodeLabel } from './punycode.ts';

/** Users of a shared host own their part of it, as the public suffix list tells. */
const SUFFIXES = { allowPrivateDomains: true } as const;

/** Sites whose addresses open a chat with a phone number: /5215512345678, /+52…, ?phone=52… */
const CHATS = new Set(['wa.me', 'whatsapp.com', 't.me', 'telegram.me', 'signal.me', 'viber.me', 'line.me']);
const NUMBER = /(?:^|[/=#])\+?\d{10,15}(?=$|[/?&#])/;

/** Judges a web address: official only where host and path are a channel's, written as they are (SPEC N9). */
export function checkWeb(
  read: WebRead,
  channels: readonly OfficialChannel[],
  names: readonly string[],
): ChannelCheck {
  const web = channels.filter(({ kind }) => kind !== 'email');
  const same = web.find((channel) => leadsTo(read.url, channel));
  if (!same) return judgeStranger(read, web, names);
  const oddity = oddityOf(read, same);
  return oddity
    ? fake(oddity)
    : { verdict: 'official', reason: same.kind === 'email' ? 'site' : same.kind, channels: [same] };
}

/** Whether a browser would come to the channel, or for a site or a profile below it. A payment page has nothing below it. */
function leadsTo(url: URL, { kind, address, handle }: OfficialChannel): boolean {
  const own = new URL(address);
  if (kind === 'payment') {
    return hostOf(url) === own.hostname && url.pathname + url.search + url.hash === own.pathname + own.search;
  }
  if (withoutWww(hostOf(url)) !== withoutWww(own.hostname)) return false;
  if (own.search && url.search !== own.search) return false;
  const base = own.pathname.replace(/\/$/, '');
  // A platform takes a handle in any case; an invitation or an id only as it is.
  const isHandle = handle !== undefined && base.replace(/^\/@?/, '') === handle.replace(/^@/, '');
  const [sought, given] = isHandle ? [base.toLowerCase(), url.pathname.toLowerCase()] : [base, url.pathname];
  return given === sought || given.startsWith(`${sought}/`);
}

/** What is odd about an address that leads to a channel: our own links have none of it. */
function oddityOf({ url, authority, written }: WebRead, { kind }: OfficialChannel): FakeReason | null {
  if (authority.includes('@')) return 'userinfo';
  if (/[^\x20-\x7e]/.test(authority)) return 'alphabet';
  if (authority.includes('%') || !/^https?:\/\/[^/\\]/i.test(written) || written.includes('\\'))
    return 'encoded';
  if (kind !== 'site' && url.pathname.includes('%')) return 'encoded';
  if (url.port !== '') return 'port';
  return url.protocol === 'https:' ? null : 'insecure';
}

/** Judges an address that leads to no channel. */
function judgeStranger(
  read: WebRead,
  web: readonly OfficialChannel[],
  names: readonly string[],
): ChannelCheck {
  const { url, authority } = read;
  const host = hostOf(url);
  const shown = shownHost(host);
  const atHost = mentionOf(shown, names);
  const anywhere = atHost ?? mentionOf(readable(`${authority} ${url.href}`), names);
  if (authority.includes('@') && anywhere) return fake('userinfo');
  const known = web.filter(({ address }) => withoutWww(new URL(address).hostname) === withoutWww(host));
  if (known.some(({ kind }) => kind === 'payment')) return fake('payment-other');
  if (CHATS.has(getDomain(host) ?? '') && NUMBER.test(readable(url.pathname + url.search + url.hash)))
    return fake('phone');
  const onPath = mentionOf(readable(url.pathname + url.search), names);
  if (known.length > 0) return onPath ? fake(reasonOf(onPath, 'extra')) : unknown('platform');
  if (isOwnSubdomain(host, web)) return unknown('subdomain');
  if (atHost) return fake(hostReason(host, atHost, web));
  return anywhere ? fake(reasonOf(anywhere, 'path')) : unknown();
}

/** How a host that takes up the brand's name goes about it. */
function hostReason(host: string, mention: Mention, web: readonly OfficialChannel[]): FakeReason {
  const own = web.filter(({ kind }) => kind === 'site').map(({ address }) => new URL(address).hostname);
  if (own.some((one) => `.${host}`.includes(`.${one}.`))) return 'front';
  const name = getDomainWithoutSuffix(host, SUFFIXES);
  if (name && own.some((one) => getDomainWithoutSuffix(one, SUFFIXES) === name)) return 'suffix';
  return reasonOf(mention, 'extra');
}

function reasonOf(mention: Mention, plain: FakeReason): FakeReason {
  if (mention === 'same') return plain;
  return mention === 'look-alike' ? 'alphabet' : 'misspelt';
}

function isOwnSubdomain(host: string, web: readonly OfficialChannel[]): boolean {
  const domain = getDomain(host, SUFFIXES);
  const sites = web.filter(({ kind }) => kind === 'site');
  return domain !== null && sites.some(({ address }) => getDomain(address, SUFFIXES) === domain);
}

/** The host without the dot that may end it: both are one and the same (RFC 1034, 3.1). */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/\.$/, '');
}

function withoutWww(host: string): string {
  return host.replace(/^www\./, '');
}

/** The host as a browser might show it, with the letters that "xn--" stands for. */
function shownHost(host: string): string {
  return host
    .split('.')
    .map((label) => decodeLabel(label) ?? label)
    .join('.');
}

function readable(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
