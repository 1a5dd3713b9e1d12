import type { UpstreamRequest } from './port.ts';

/** Byte order marks. */
const MARKS = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
] as const;

/** Where a document says how it is encoded, as the XML and HTML standards have it. */
const DECLARATION: Readonly<Partial<Record<UpstreamRequest['expect'], RegExp>>> = {
  xml: /^\s*<\?xml\s[^>]*?\bencoding\s*=\s*["']([\w.:-]+)/i,
  html: /<meta\s[^>]*?\bcharset\s*=\s*["']?([\w.:-]+)/i,
};
/** The declaration is within the first bytes (HTML standard, 4.2.5.4). */
const DECLARED_WITHIN = 1024;
/** UTF-16 and the charsets with escape sequences are valid UTF-8, with these in it. */
const NEVER_IN_TEXT = ['\0', '\u001b'];

/** The charset that a content type names, if a decoder knows it; null for none. */
export function namedCharset(contentType: string | null): string | null {
  return known(/;\s*charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType ?? '')?.[1]);
}

/**
 * The text of a body. Its byte order mark decides; then UTF-8, where the bytes are such, because many upstreams declare another
 * one by mistake; then what the content type or the document declares. Null when no decoder can read it. In JSON, which is
 * always UTF-8, a wrong byte spoils one text and becomes U+FFFD.
 */
export function decode(
  bytes: Uint8Array,
  contentType: string | null,
  expect: UpstreamRequest['expect'],
): string | null {
  const marked = MARKS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))?.[0];
  if (marked) return decodedAs(marked, bytes);
  const text = decodedAs('utf-8', bytes);
  if (text !== null && !NEVER_IN_TEXT.some((sign) => text.includes(sign))) return text;
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, DECLARED_WITHIN));
  const declared = namedCharset(contentType) ?? known(DECLARATION[expect]?.exec(head)?.[1]);
  const other = declared === null || declared === 'utf-8' ? null : decodedAs(declared, bytes);
  return other ?? text ?? (expect === 'json' ? new TextDecoder().decode(bytes) : null);
}

function decodedAs(charset: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** A charset's name as decoders write it. */
function known(label: string | undefined): string | null {
  try {
    return label === undefined ? null : new TextDecoder(label).encoding;
  } catch {
    return null;
  }
}
