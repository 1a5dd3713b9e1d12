/** Longest text that is looked at, in letters: no address of a channel is longer. */
export const MAX_LENGTH = 2048;

/** Signs around an address that belong to the sentence, not to it. */
const AROUND = /^[\s"'«»“”‘’<([{]+|[\s"'«»“”‘’>)\]},;!?…]+$/gu;
/** Signs that are not seen: of width zero, of direction, control signs, blanks other than the plain one. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Zl}\p{Zp}\u2800]/u;
const ADDRESS = /[@.:/\\。．｡]|^\+?\d/u;
const PHONE = /^\+?[\d\s().-]{7,20}$/;

/** Whether a text holds signs a reader cannot see; line ends and tabs between words are no secret. */
export function hidesSigns(text: string): boolean {
  return UNSEEN.test(text.trim().replace(/[\t\r\n]+/g, ' '));
}

/** The addresses a pasted text holds, without the sentence around them; none where it holds no address. */
export function addressesIn(text: string): string[] {
  const whole = text.trim();
  if (PHONE.test(whole)) return [whole];
  const bracketed = /^[^<>]*<([^<>\s]+)>$/u.exec(whole)?.[1];
  if (bracketed) return [bracketed];
  const words = whole.split(/\s+/u).map((word) => word.replace(AROUND, ''));
  const [only = ''] = words;
  if (words.length === 1) return only ? [only] : [];
  return words.filter((word) => ADDRESS.test(word.replace(/\.+$/u, '')));
}

export type Read =
  | { readonly kind: 'web'; readonly url: URL; readonly authority: string; readonly written: string }
  | { readonly kind: 'email'; readonly local: string; readonly host: string }
  | { readonly kind: 'handle'; readonly handle: string }
  | { readonly kind: 'phone' }
  | { readonly kind: 'scheme' }
  | { readonly kind: 'word' };

export type WebRead = Extract<Read, { readonly kind: 'web' }>;

/** What an address is, by its form alone. */
export function readAddress(address: string): Read {
  if (PHONE.test(address) || /^(?:tel|sms):/i.test(address)) return { kind: 'phone' };
  const mail = address.replace(/^mailto:/i, '').replace(/\?.*$/su, '');
  const [, local, host] = /^([^\s@/:\\?#]+)@([^\s@/:\\?#]+\.[^\s@/:\\?#]+)$/u.exec(mail) ?? [];
  if (local && host) return { kind: 'email', local, host: host.replace(/\.$/, '') };
  if (/^@[^\s@/:\\]+$/u.test(address)) return { kind: 'handle', handle: address };
  return readWeb(address);
}

/** With or without a scheme. A scheme other than the web's two opens no page. */
function readWeb(address: string): Read {
  const [, scheme] = /^([a-z][a-z0-9+.-]*):(?!\d+(?:[/?#]|$))/i.exec(address) ?? [];
  if (scheme && !/^https?$/i.test(scheme)) return { kind: 'scheme' };
  const written = scheme ? address : `https://${address.replace(/^[\\/]+/, '')}`;
  const authority = /^https?:[\\/]*([^\\/?#]*)/i.exec(written)?.[1] ?? '';
  const isBare = !scheme && !/[.。．｡]/u.test(authority.replace(/\.$/, ''));
  if (isBare || !URL.canParse(written)) return { kind: 'word' };
  return { kind: 'web', url: new URL(written), authority, written };
}
