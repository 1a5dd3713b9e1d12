import { isPhone } from './official-channel-phone.ts';

/** Schemes that mean one without `//` behind them; any other word before a colon is a label: "Correo:". */
const SCHEMES = new Set(
  [
    'about blob data javascript vbscript file filesystem view-source jar res',
    'ftp ftps sftp ws wss ssh telnet ldap magnet',
    'intent market itms itms-apps tg sgnl viber skype callto facetime fb-messenger sip sips geo',
    'bitcoin ethereum litecoin lightning tron solana dogecoin ripple upi',
  ].flatMap((line) => line.split(' ')),
);
/** Headers of a mail link that add nobody to its recipients. */
const MAIL_HEADERS = ['subject', 'body'];

export type Read =
  | { readonly kind: 'web'; readonly url: URL; readonly authority: string; readonly written: string }
  | {
      readonly kind: 'email';
      readonly local: string;
      readonly host: string;
      /** The link also writes to somebody else, openly or not. */
      readonly copies: boolean;
    }
  | { readonly kind: 'handle' | 'word'; readonly written: string }
  | { readonly kind: 'phone' }
  | { readonly kind: 'scheme' };

export type WebRead = Extract<Read, { readonly kind: 'web' }>;
export type EmailRead = Extract<Read, { readonly kind: 'email' }>;

/** What an address is, by its form alone. */
export function readAddress(given: string): Read {
  const address = withoutLabel(given);
  if (isPhone(address) || /^(?:tel|sms):/i.test(address)) return { kind: 'phone' };
  const email = readEmail(address);
  if (email) return email;
  if (/^@[^\s@/:\\]+$/u.test(address)) return { kind: 'handle', written: address };
  return readWeb(address);
}

/** "Web:https://…" is the address behind the label; a known scheme is no label, and neither is a host with its port. */
export function withoutLabel(address: string): string {
  const [, label = '', rest = ''] = /^(\p{L}+(?:-\p{L}+)*):(?!\/\/)(.+)$/su.exec(address) ?? [];
  const isScheme = /^(?:https?|mailto|tel|sms)$/i.test(label) || SCHEMES.has(label.toLowerCase());
  return label === '' || isScheme ? address : withoutLabel(rest);
}

function readEmail(address: string): EmailRead | null {
  const [mailbox = '', ...headers] = address.replace(/^mailto:/i, '').split('?');
  const [, local, host] = /^([^\s@/:\\?#]+)@([^\s@/:\\?#]+\.[^\s@/:\\?#]+)$/u.exec(mailbox) ?? [];
  if (!local || !host) return null;
  const copies = [...new URLSearchParams(headers.join('?'))].some(
    ([name, value]) =>
      !MAIL_HEADERS.includes(name.toLowerCase()) || (name !== 'body' && /[\r\n]/.test(value)),
  );
  return { kind: 'email', local, host: host.replace(/\.$/, ''), copies };
}

/** With or without a scheme. A scheme other than the web's two opens no page. */
function readWeb(address: string): Read {
  const [, scheme] = /^([a-z][a-z0-9+.-]*):(?!\d+(?:[/?#]|$))/i.exec(address) ?? [];
  if (scheme && !/^https?$/i.test(scheme)) return { kind: 'scheme' };
  const written = scheme ? address : `https://${address.replace(/^\/+/, '')}`;
  const authority = /^https?:[\\/]*([^\\/?#]*)/i.exec(written)?.[1] ?? '';
  const isBare = !scheme && !/[.。．｡]/u.test(authority.replace(/\.$/, ''));
  const isFigure = /^\d+(?:[.,]\d+)*%?$/.test(address) && !/^(?:\d+\.){3}\d+$/.test(address);
  if (isBare || isFigure || !URL.canParse(written)) return { kind: 'word', written: address };
  return { kind: 'web', url: new URL(written), authority, written };
}
