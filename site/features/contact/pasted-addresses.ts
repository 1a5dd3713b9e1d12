/** What a visitor pasted: one link, handle (`@name`), mailbox or phone number, without the sentence around it. */
export interface PastedAddress {
  readonly kind: 'link' | 'handle' | 'email' | 'phone';
  readonly written: string;
}

/** Browsers read the three East Asian full stops in a host as dots (UTS 46). */
const DOT = '[.。．｡]';
const SEPARATORS = /[\s<>"…]+/u;
/** Quotes, punctuation and invisible characters. Not "@", "+" and "_", which begin handles and phone numbers. */
const LEADING = /^(?:(?![@_])[\p{P}\p{Cc}\p{Cf}`|=~])+/u;
/**
 * An emoji or an arrow glued to the address: "👉https://…". Before a bare host it stays, because hosts may hold emoji. The
 * mailbox does not begin with the hyphens in front of it: reading them again at every step back takes quadratic time.
 */
const POINTER = /^[^\p{L}\p{N}@+_./\\]+(?=https?:\/\/|(?!-)[\w.+-]*@)/iu;
/** "IG:@name", "Correo:name@host", "mailto:name@host". */
const LABEL = /^\p{L}[\p{L}-]*:(?=[^/:]*@)/u;
const UP_TO_LAST_SIGN = /^.*[\p{L}\p{N}_/=+-]/su;
const HOST_OR_SCHEME = new RegExp(`:/{2,}[^/]|[\\p{L}\\p{M}\\p{N}\\p{So}-]${DOT}\\p{L}{2}`, 'u');

/** At least 7 digits with their separators, or 10 digits glued to a word. Its loops share no character: linear time. */
const DIGITS = /(?<![\p{L}\p{N}])\+?\d(?:[ ().-]{0,3}\d){6,}|\d{10,}/gu;
/** Numbers that do not belong to a phone number: prices, thousands, dates. */
const FIGURE =
  /^(?:\d+\.\d{1,5}|\d{1,3}(?:,\d{3})+(?:\.\d{1,5})?|\d{1,3}(?:\.\d{3})+|\d{4}-\d\d-\d\d|\d\d?-\d\d?-\d{4})$/;
const LEAST_DIGITS = { withCountryCode: 7, national: 10 } as const;

/** Every address of a text, in linear time. An address that no browser can parse is one too: its reader may still follow it. */
export function pastedAddresses(text: string): readonly PastedAddress[] {
  const words = text.split(SEPARATORS).map(trimmed);
  const addresses = words.map((written) => ({ kind: kindOf(written), written }));
  const rest = addresses.map(({ kind, written }) => (kind || FIGURE.test(written) ? '|' : written));
  return [
    ...addresses.flatMap(({ kind, written }) => (kind ? [{ kind, written }] : [])),
    ...phoneNumbers(rest.join(' ')),
  ];
}

/** A word without quotes, brackets, invisible characters, a label in front and the punctuation behind. */
export function trimmed(word: string): string {
  const start = word.replace(LEADING, '').replace(POINTER, '').replace(LABEL, '');
  return start.match(UP_TO_LAST_SIGN)?.[0] ?? '';
}

function kindOf(word: string): Exclude<PastedAddress['kind'], 'phone'> | null {
  if (/^@[\p{L}\p{N}_]/u.test(word)) return 'handle';
  if (!/@[\p{L}\p{N}_]/u.test(word)) return HOST_OR_SCHEME.test(word) ? 'link' : null;
  const [mailbox = ''] = word.split('?', 1);
  return mailbox.includes('@') && !/[/\\:#]/.test(mailbox) ? 'email' : 'link';
}

function phoneNumbers(text: string): PastedAddress[] {
  return (text.match(DIGITS) ?? [])
    .filter((run) => {
      const least = run.startsWith('+') ? LEAST_DIGITS.withCountryCode : LEAST_DIGITS.national;
      return run.replace(/\D/g, '').length >= least;
    })
    .map((written) => ({ kind: 'phone', written }));
}
