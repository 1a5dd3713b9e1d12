import type { ChannelKind, OfficialChannel, OfficialChannels } from '#contracts/official-channels.ts';
import { type PastedAddress, pastedAddresses, trimmed } from './pasted-addresses.ts';

/** Longest text the checker reads, in characters; `checker.why.too-long` names it. */
export const MAX_LENGTH = 2_000;
/** Longest address an answer quotes, in characters. */
const MAX_QUOTE = 80;

export const UNREADABLE_REASONS = ['empty', 'no-address', 'too-long'] as const;

/** The channels that one address of the text is: several when a handle is the same on several platforms. */
export interface ChannelMatch {
  readonly as: ChannelKind | 'handle';
  readonly channels: readonly OfficialChannel[];
}

/** The three answers of the checker (N9). `found` quotes the first address that is not on the list. */
export type ChannelCheck =
  | { readonly verdict: 'official'; readonly matches: readonly ChannelMatch[] }
  | { readonly verdict: 'not-listed'; readonly found: string }
  | { readonly verdict: 'unreadable'; readonly reason: (typeof UNREADABLE_REASONS)[number] };

/** Query parameters that sharing buttons add: all platforms, Instagram, Facebook, YouTube, TikTok, X. */
const TRACKING = /^(?:utm_\w+|fbclid|gclid|igshid|igsh|mibextid|si|_t|_r|ref_src|s|t)$/;
/** What a page of ours has no reason to hold: a second address, written beside ours or inside it. */
const SECOND_ADDRESS = /\/\/|[@\\]|[^\p{L}\p{N}._~/-][\p{L}\p{N}-]+[.]\p{L}{2}/u;
const PAGE = /^[\p{L}\p{M}\p{N}\x20-\x7e]*$/u;

/**
 * Compares a pasted text with the list. It is official only when every address in it equals a listed one. Never throws,
 * takes linear time apart from the platform's normalization and Punycode, and needs nothing but the list
 * (docs/decisions/017).
 */
export function checkChannel(text: string, { channels }: OfficialChannels): ChannelCheck {
  if (text.trim() === '') return { verdict: 'unreadable', reason: 'empty' };
  if (text.length > MAX_LENGTH) return { verdict: 'unreadable', reason: 'too-long' };
  const matches: ChannelMatch[] = [];
  for (const address of addressesOf(text)) {
    const match = matchOf(address, channels);
    if (!match) return { verdict: 'not-listed', found: quoteOf(address, channels) };
    if (!matches.some((one) => isSame(one, match))) matches.push(match);
  }
  if (matches.length > 0) return { verdict: 'official', matches };
  const match = matchHandle(trimmed(text.trim()), channels);
  return match ? { verdict: 'official', matches: [match] } : { verdict: 'unreadable', reason: 'no-address' };
}

/** A listed address without its scheme and without a slash at its end. */
export function shownAddress(address: string): string {
  return address.replace(/^https:\/\//, '').replace(/\/$/, '');
}

/** The text is read twice, as pasted and normalized, because a platform may take either form for the address. */
function addressesOf(text: string): readonly PastedAddress[] {
  const plain = text.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  return [...new Set([text, plain])].flatMap(pastedAddresses);
}

function matchOf(
  { kind, written }: PastedAddress,
  channels: readonly OfficialChannel[],
): ChannelMatch | null {
  if (kind === 'handle') return matchHandle(written, channels);
  if (kind === 'email') return matchEmail(written, channels);
  return kind === 'link' ? matchLink(written, channels) : null;
}

function matchHandle(written: string, channels: readonly OfficialChannel[]): ChannelMatch | null {
  const same = channels.filter(({ handle }) => handle && bareHandle(handle) === bareHandle(written));
  return same.length > 0 ? { as: 'handle', channels: same } : null;
}

function matchEmail(written: string, channels: readonly OfficialChannel[]): ChannelMatch | null {
  const same = channels.filter(
    ({ kind, address }) => kind === 'email' && address.toLowerCase() === written.toLowerCase(),
  );
  return same.length > 0 ? { as: 'email', channels: same } : null;
}

/** A user part, a port or a backslash makes another address: readers and browsers disagree about where it leads. */
function matchLink(written: string, channels: readonly OfficialChannel[]): ChannelMatch | null {
  const url = parsedLink(written);
  if (!url || url.username || url.password || url.port || written.includes('\\')) return null;
  const given = partsOf(url);
  const same = channels.find((channel) => channel.kind !== 'email' && isAddressOf(channel, given));
  return same ? { as: same.kind, channels: [same] } : null;
}

function parsedLink(written: string): URL | null {
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(written) ? written : `https://${written}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return /^https?:$/.test(url.protocol) ? url : null;
}

interface LinkParts {
  readonly host: string;
  readonly path: string;
  /** Query without tracking, and fragment. */
  readonly rest: string;
}

/** `URL` lowers the case of the host, writes it as Punycode and resolves "..", also in a path that was encoded. */
function partsOf(url: URL): LinkParts {
  const plain = new URL(url);
  plain.pathname = decoded(plain.pathname);
  const given = [...plain.searchParams];
  const kept = given.filter(([name]) => !TRACKING.test(name));
  // A query without tracking stays as it is written.
  if (kept.length < given.length) plain.search = `${new URLSearchParams(kept)}`;
  return {
    host: plain.hostname.replace(/^www\./, '').replace(/\.$/, ''),
    path: plain.pathname.replace(/\/$/, ''),
    rest: plain.search + plain.hash,
  };
}

function isAddressOf({ address, handle, coversPages }: OfficialChannel, given: LinkParts): boolean {
  const own = partsOf(new URL(address));
  if (given.host !== own.host) return false;
  if (coversPages) return `${given.path}/`.startsWith(`${own.path}/`) && isPage(given);
  // Platforms ignore the case of a handle, never that of an invitation or an id.
  const isHandle =
    handle !== undefined && bareHandle(own.path.split('/').at(-1) ?? '') === bareHandle(handle);
  const isSamePath = isHandle ? given.path.toLowerCase() === own.path.toLowerCase() : given.path === own.path;
  return isSamePath && given.rest === own.rest;
}

function isPage({ path, rest }: LinkParts): boolean {
  const page = decoded(path + rest);
  return PAGE.test(page) && !SECOND_ADDRESS.test(page);
}

function bareHandle(handle: string): string {
  return handle.replace(/^@/, '').toLowerCase();
}

function isSame(one: ChannelMatch, other: ChannelMatch): boolean {
  return one.as === other.as && one.channels[0] === other.channels[0];
}

/** Starts with the host that a browser opens, so that nothing written before it hides where the link leads. */
function quoteOf({ kind, written }: PastedAddress, channels: readonly OfficialChannel[]): string {
  const url = kind === 'link' ? parsedLink(written) : null;
  const led = url ? shownAddress(`${url.host}${decoded(url.pathname + url.search + url.hash)}`) : written;
  // A user part alone can be the difference: the quote must not be a listed address.
  const quote = url && matchLink(led, channels) ? written : led;
  return quote.length > MAX_QUOTE ? `${quote.slice(0, MAX_QUOTE - 1)}…` : quote;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
