import type { OfficialChannel, OfficialChannels } from '#contracts/official-channels.ts';
import { type EmailRead, type Read, readAddress } from './official-channel-read.ts';
import { type Mention, mentionOf } from './official-channel-skeleton.ts';
import {
  addressesIn,
  hidesSigns,
  looksLikeLink,
  MAX_LENGTH,
  plainOf,
  sendersIn,
} from './official-channel-text.ts';
import { type ChannelCheck, type FakeReason, fake, unknown, unreadable } from './official-channel-verdict.ts';
import { checkWeb } from './official-channel-web.ts';

/** From worst to best: of several addresses in a text the worst decides. */
const SEVERITY = ['fake', 'unknown', 'official', 'unreadable'] as const;

/**
 * Whether a pasted link, handle or e-mail address is one of the official channels, one that only looks like it, or
 * neither (SPEC N9). Official is only what is exactly on the list. Never throws; nothing leaves the device.
 */
export function checkChannel(text: string, list: OfficialChannels): ChannelCheck {
  if (text.trim() === '') return unreadable('empty');
  if (text.length > MAX_LENGTH) return unreadable('too-long');
  const plain = plainOf(text);
  if (plain.length > MAX_LENGTH) return unreadable('too-long');
  const check = checkText(text, list);
  if (plain === text) return check;
  // Made plain, a text may only come off worse: official is what is written as it is on the list.
  const other = checkText(plain, list);
  const isWorse = SEVERITY.indexOf(other.verdict) < SEVERITY.indexOf(check.verdict);
  return isWorse && other.verdict !== 'official' ? other : check;
}

function checkText(text: string, list: OfficialChannels): ChannelCheck {
  const addresses = addressesIn(text);
  if (addresses.length > 0 && hidesSigns(text)) return fake('hidden');
  const names = namesOf(list);
  const judge = (address: string) => {
    const check = checkOne(readAddress(address), list, names);
    // What cannot be read may still lead somewhere: beside an official address it counts as a stranger's.
    return check.verdict === 'unreadable' && looksLikeLink(address) ? unknown() : check;
  };
  const checks = addresses.map(judge);
  const worst = SEVERITY.flatMap((verdict) => checks.filter((check) => check.verdict === verdict))[0];
  if (worst?.verdict !== 'unknown') return worst ?? unreadable('no-address');
  const isSpoofed = sendersIn(text).some(
    ({ name, address }) => judge(address).verdict !== 'official' && mentionOf(name, names),
  );
  return isSpoofed ? fake('sender') : worst;
}

/** The host a pasted link leads to, as a browser would show it; null for what is no single link. */
export function leadsToHost(text: string): string | null {
  const addresses = text.length > MAX_LENGTH ? [] : addressesIn(text);
  const [only] = addresses;
  const isOne = only !== undefined && addresses.every((address) => only.includes(address));
  const read = isOne ? readAddress(only) : null;
  return read?.kind === 'web' ? read.url.hostname : null;
}

function checkOne(read: Read, { name, channels }: OfficialChannels, names: readonly string[]): ChannelCheck {
  if (read.kind === 'phone' || read.kind === 'scheme') return fake(read.kind);
  if (read.kind === 'web') return checkWeb(read, channels, names);
  if (read.kind === 'email') return checkEmail(read, channels, names);
  const handle = checkHandle(read.written, channels, names);
  if (read.kind === 'handle' || handle.verdict === 'official') return handle;
  if (read.written.toLowerCase() === name.toLowerCase()) return unknown('name');
  return handle.verdict === 'fake' ? handle : unreadable('no-address');
}

function checkEmail(
  { local, host, copies }: EmailRead,
  channels: readonly OfficialChannel[],
  names: readonly string[],
): ChannelCheck {
  const address = `${local}@${host}`.toLowerCase();
  const mailboxes = channels.filter(({ kind }) => kind === 'email');
  const own = mailboxes.filter((one) => one.address.toLowerCase() === address);
  if (own.length > 0 && copies) return fake('copies');
  if (own.length > 0) return { verdict: 'official', reason: 'email', channels: own };
  if (mailboxes.some((one) => one.address.toLowerCase().endsWith(`@${host.toLowerCase()}`)))
    return fake('mailbox');
  return byMention(address, names);
}

function checkHandle(
  handle: string,
  channels: readonly OfficialChannel[],
  names: readonly string[],
): ChannelCheck {
  const same = channels.filter((one) => one.handle && bare(one.handle) === bare(handle));
  if (same.length > 0) return { verdict: 'official', reason: 'handle', channels: same };
  return byMention(handle, names);
}

const BY_MENTION: Readonly<Record<Mention, FakeReason>> = {
  same: 'extra',
  'look-alike': 'alphabet',
  misspelt: 'misspelt',
};

function byMention(text: string, names: readonly string[]): ChannelCheck {
  const mention = mentionOf(text, names);
  if (!mention) return unknown();
  return fake(/[^\x20-\x7e]/.test(text) ? 'alphabet' : BY_MENTION[mention]);
}

/** Case apart, a handle is the same with and without its sign. */
function bare(handle: string): string {
  return handle.replace(/^@/, '').toLowerCase();
}

/** What an imitation would take up: the name without accents, the first label of the domain, the handles. */
function namesOf({ name, website, channels }: OfficialChannels): string[] {
  const [label = ''] = new URL(website).hostname.split('.');
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '');
  const handles = channels.flatMap(({ handle }) => (handle ? [handle] : []));
  return [...new Set([plain, label, ...handles].map(bare))];
}
